three-witches-length = 30 Minuten
three-witches-sentence = Eine Hexe bietet gegen die anderen zwei. Zwei Karten im Stich, eine davon verdeckt, und das Schicksal zählt mit.
