broom-service-length = 60 Minuten
broom-service-sentence = Tränke wollen ausgeliefert werden, auf dem Besen und bei jedem Wetter. Sei mutig und riskier alles, oder feige und sicher.
bs-event = Ereignis der Runde
bs-bewitched = Verhext
bs-no-role = In dieser Runde wurde noch keine Rolle ausgespielt.
bs-brave = Mutig
bs-cowardly = Feige
