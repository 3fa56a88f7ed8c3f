/** A relation of when each job is due, which statements of other parts may join. */
export const JOB_DUE = '(select kind, key, due_at from job)';
