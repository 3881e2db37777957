/** Applications that are not for one job; they stand in the place of its id. */
export const OPEN_FORMS = ['initiative', 'freelance'] as const;

/** An application without a job: unsolicited, or as a freelancer. */
export type OpenForm = (typeof OPEN_FORMS)[number];

/** True for one of {@link OPEN_FORMS}. */
export const isOpenForm = (job: string): job is OpenForm => OPEN_FORMS.some((form) => form === job);

/** True for the id of a job: its number, of at most ten digits. */
export const isJobId = (job: string): boolean => /^\d{1,10}$/.test(job);
