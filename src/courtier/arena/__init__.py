"""Many games at once: tournaments between bots with ratings, records, reports, data sets and tests of strength."""
