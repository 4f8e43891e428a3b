brew-length = 45 minutes
brew-sentence = The seasons have run wild. Send your dice into the forests, tame creatures, brew potions, and set time right.
