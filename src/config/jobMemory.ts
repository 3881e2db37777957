/** localStorage key of the jobs that this device remembers. */
export const JOB_MEMORY_KEY = 'saved-jobs';

/** Most jobs that are remembered; far more than one person saves. */
export const MAX_REMEMBERED_JOBS = 200;

/** Longest job title that is remembered, in characters. */
export const MAX_TITLE_LENGTH = 200;
