broom-service-length = 60 minutes
broom-service-sentence = Potions must be delivered, by broom and in any weather. Be brave and risk it all, or cowardly and sure.
