brew-length = 45 Minuten
brew-sentence = Die Jahreszeiten sind durcheinander. Schick deine Würfel in die Wälder, zähme Wesen, braue Tränke und rück die Zeit zurecht.
