three-witches-length = 30 minutes
three-witches-sentence = One witch bids against the other two. Two cards a trick, one of them hidden, and fate keeps the count.
