/** Name under which this device remembers jobs, in the browser's local storage. */
export const JOB_MEMORY_KEY = 'saved-jobs';

/** Most jobs that are remembered; the list of one person, not of a crawler. */
export const MAX_REMEMBERED_JOBS = 200;

/** Most characters of a title that are remembered. */
export const MAX_TITLE_LENGTH = 200;
