-- Settings, drafts, and where one left off.
CREATE TABLE kept(
    learner INTEGER NOT NULL REFERENCES learners ON DELETE CASCADE,
    key TEXT NOT NULL,
    at REAL NOT NULL,
    data TEXT NOT NULL,
    sum INTEGER NOT NULL,
    UNIQUE(learner, key)
);
