broom-service-length = 60 minutes
broom-service-sentence = Potions must be delivered, by broom and in any weather. Be brave and risk it all, or cowardly and sure.
bs-event = Event of the round
bs-bewitched = Bewitched
bs-no-role = No role has been led in this round.
bs-brave = Brave
bs-cowardly = Cowardly
