-- Games, begun or finished.
CREATE TABLE games(
    learner INTEGER NOT NULL REFERENCES learners ON DELETE CASCADE,
    id TEXT NOT NULL,
    title TEXT NOT NULL,
    at REAL NOT NULL,
    data TEXT NOT NULL,
    sum INTEGER NOT NULL,
    UNIQUE(learner, id)
);
