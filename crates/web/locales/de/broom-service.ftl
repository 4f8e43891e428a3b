broom-service-length = 60 Minuten
broom-service-sentence = Tränke wollen ausgeliefert werden, auf dem Besen und bei jedem Wetter. Sei mutig und riskier alles, oder feige und sicher.
