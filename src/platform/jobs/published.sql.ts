/** When each job is due, as a relation that statements of others may join. */
export const JOB_DUE = '(select kind, key, due_at from job)';
