"""Where names stand: beside what they name, apart from one another, and on no other body."""
