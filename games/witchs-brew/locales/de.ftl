# Was das Spiel auf Deutsch sagt, und wie seine Teile heißen.
