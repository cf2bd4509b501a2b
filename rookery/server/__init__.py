"""The table in the browser: tables that are kept, seats behind secrets, and everybody told what they may know."""
