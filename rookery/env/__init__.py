"""The games for learners: thin adapters to other people's interfaces, no rules in them."""
