-- Who learns, and what was answered. `sum` is a sum over the columns before it (but a row's own number).
CREATE TABLE state(
    writes INTEGER NOT NULL,
    last TEXT NOT NULL,
    sum INTEGER NOT NULL
);
CREATE TABLE learners(
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    hash TEXT NOT NULL UNIQUE,
    sum INTEGER NOT NULL
);
CREATE TABLE answers(
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    learner INTEGER NOT NULL REFERENCES learners ON DELETE CASCADE,
    id TEXT NOT NULL,
    data TEXT NOT NULL,
    sum INTEGER NOT NULL,
    UNIQUE(learner, id)
);
CREATE INDEX answers_as_they_came ON answers(learner, number);
