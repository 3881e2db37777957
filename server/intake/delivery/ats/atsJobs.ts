import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { APPLICATION_FIELDS, type ApplicationField } from '../../../../src/applications/applicationFields';
import { isJobId, isOpenForm } from '../../../../src/config/jobIds';
import type { Field } from '../../../../src/applications/field';
import { DeliveryError } from '../deliveryError';

/** The supported vendors. */
export const ATS_VENDORS = ['greenhouse', 'personio', 'lever'] as const;

/** A vendor of an applicant tracking system. */
export type AtsVendor = (typeof ATS_VENDORS)[number];

/** Names of the fields that an applicant tracking system handles in the given way; see `ats` in the table of fields. */
export function namesOfAts(ats: NonNullable<Field['ats']>): ApplicationField[] {
  const fields: Record<ApplicationField, Field> = APPLICATION_FIELDS;
  return (Object.keys(fields) as ApplicationField[]).filter((name) => fields[name].ats === ats);
}

const jobKey = z.string().refine((job) => isJobId(job) || isOpenForm(job), {
  error: 'must be a job id of this site, "initiative" or "freelance"',
});
const id = z.int().positive();
const question = z.string().regex(/^question_\d+$/, 'must look like "question_12345"');

const atsJobsSchema = z.strictObject({
  greenhouse: z
    .strictObject({
      /** Id of the job post. */
      jobs: z.record(jobKey, id),
      /** Custom questions of the job posts that receive an answer or files; one question per file. */
      questions: z.partialRecord(z.enum(namesOfAts('question')), z.array(question).min(1)).optional(),
    })
    .optional(),
  personio: z
    .strictObject({
      /** Id of the position. */
      jobs: z.record(jobKey, id),
      /** Ids of the recruiting channels, by our option values of the field. */
      channels: z.partialRecord(z.enum(Object.keys(APPLICATION_FIELDS.channel.options)), id).optional(),
    })
    .optional(),
  lever: z
    .strictObject({
      /** Id of the posting. */
      jobs: z.record(jobKey, z.uuid()),
      /** Id of the stage in which new opportunities start; Lever's default if omitted. */
      stage: z.string().min(1).optional(),
    })
    .optional(),
});

/** Maps our jobs to those of each vendor, along with other ids specific to the vendor's account. */
export type AtsJobs = z.infer<typeof atsJobsSchema>;

/**
 * Reads the file named by `INTAKE_ATS_JOBS`.
 *
 * @throws Error with one sentence for each problem, naming the file, the place in it and the mistake.
 */
export function readAtsJobs(file: string): AtsJobs {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof SyntaxError ? `is not JSON: ${error.message}` : 'cannot be read';
    throw new Error(`INTAKE_ATS_JOBS ("${file}") ${reason}.`, { cause: error });
  }
  const result = atsJobsSchema.safeParse(json);
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    ({ path, message }) => `INTAKE_ATS_JOBS ("${file}") at ${path.join('.') || 'the top'}: ${message}.`,
  );
  throw new Error(problems.join('\n'));
}

/** Returns a vendor's part of the file in its current state: jobs come and go while the server is running. */
export type ReadVendorJobs<Vendor extends AtsVendor> = () => NonNullable<AtsJobs[Vendor]>;

/** Creates a {@link ReadVendorJobs}; it throws a DeliveryError on failure, so that the delivery is retried. */
export function vendorJobsReader<Vendor extends AtsVendor>(
  file: string,
  vendor: Vendor,
): ReadVendorJobs<Vendor> {
  return () => {
    let part: AtsJobs[Vendor];
    try {
      part = readAtsJobs(file)[vendor];
    } catch {
      throw new DeliveryError('INTAKE_ATS_JOBS cannot be read');
    }
    if (part === undefined) throw new DeliveryError(`INTAKE_ATS_JOBS has no part "${vendor}"`);
    return part;
  };
}

/** The vendor's id of a job. @throws DeliveryError naming the missing key if the file lacks it */
export function vendorIdOf<Id>(jobs: Readonly<Record<string, Id>>, job: string, vendor: AtsVendor): Id {
  const found = Object.hasOwn(jobs, job) ? jobs[job] : undefined;
  if (found === undefined) {
    throw new DeliveryError(`INTAKE_ATS_JOBS has no ${vendor}.jobs.${job}`, { isFinal: true });
  }
  return found;
}
