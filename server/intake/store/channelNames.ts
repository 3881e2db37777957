/** Name of the channel that sends confirmations to applicants. */
export const CONFIRMATION_CHANNEL = 'confirmation';
/** Name of the channel that reports an applicant's later changes to recruiters. */
export const UPDATE_CHANNEL = 'recruiter-update';
/** Name of the only channel used for an entry in which malware was found after it was accepted. */
export const INFECTED_CHANNEL = 'infected';
/** Channels to the applicant: if their own address rejects a mail, there is nothing to be done. */
export const APPLICANT_CHANNELS: ReadonlySet<string> = new Set([CONFIRMATION_CHANNEL, INFECTED_CHANNEL]);
