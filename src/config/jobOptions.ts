/** Departments of jobs; their labels are the texts `job.department.<id>`. */
export const DEPARTMENTS = [
  'strategy',
  'copy',
  'art',
  'motion',
  'account',
  'project',
  'engineering',
  'data',
  'reputation',
  'health',
  'commerce',
  'live',
  'sounds',
  'production',
  'finance',
  'people',
  'it',
  'reception',
  'management',
] as const;

/** Employment types as in schema.org's JobPosting; labels are the texts `job.type.<id>`. */
export const EMPLOYMENT_TYPES = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
  'OTHER',
] as const;

/** Work models; labels are the texts `job.workplace.<id>`. */
export const WORKPLACES = ['onsite', 'hybrid', 'remote'] as const;

/** Levels of experience; labels are the texts `job.level.<id>`. */
export const JOB_LEVELS = [
  'internship',
  'student',
  'trainee',
  'junior',
  'mid',
  'senior',
  'lead',
  'management',
] as const;

/**
 * Sort orders that the address may name; otherwise the job list is sorted by relevance to the search, without one
 * newest first.
 */
export const JOB_SORTS = ['newest', 'ending', 'title', 'department'] as const;

/** Pay periods; labels are the texts `job.pay.<id>`. */
export const PAY_PERIODS = ['YEAR', 'MONTH', 'HOUR'] as const;

/** Id of a department. */
export type Department = (typeof DEPARTMENTS)[number];
/** Id of an employment type. */
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];
/** Id of a work model. */
export type Workplace = (typeof WORKPLACES)[number];
/** Id of a level of experience. */
export type JobLevel = (typeof JOB_LEVELS)[number];

/** Jobs that close within this many days show the days left. */
export const CLOSING_SOON_DAYS = 7;

/** Months after which the addresses of a closed job are permanently gone (domain rules, section 20). */
export const GONE_AFTER_MONTHS = 6;

/** Number of days, from the day of publication, for which a job is marked as new. */
export const NEW_DAYS = 7;
