"""Modern board games by the book: one source of rules for people, bots and simulators."""
