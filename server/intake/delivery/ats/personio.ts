import type { ApplicationField, FileKind } from '../../../../src/applications/applicationFields';
import { DEFAULT_LOCALE } from '../../../../src/content/locales';
import { berlinDay } from '../../../../src/lib/berlinDay';
import type { Intake } from '../../intake';
import type { StoredFile } from '../../store/manifest';
import { siteTexts } from '../../answers/siteTexts';
import { answerLines } from '../answerLines';
import { DeliveryError } from '../deliveryError';
import { multipartBody } from '../multipart';
import { sentName } from '../sentName';
import type { DeliveryChannel } from '../deliveryChannel';
import { namesOfAts, type ReadVendorJobs, vendorIdOf } from './atsJobs';
import { type AtsCall, callAts, codesOf, deliverySignal } from './callAts';
import { applicantOf, filePart } from './sentFiles';

/** The account that receives the applications. */
export interface PersonioAccount {
  /** Base URL, e.g. `https://api.personio.de`. */
  url: string;
  token: string;
  /** Id of the company. */
  company: string;
  jobs: ReadVendorJobs<'personio'>;
}

const CATEGORIES: Record<FileKind, string> = {
  resume: 'cv',
  portfolio: 'work-sample',
  certificates: 'certificate',
};
/** Fields that Personio has as attributes of an application, under the same names. */
const ATTRIBUTES = ['available_from', 'salary_expectations'] as const satisfies ApplicationField[];
/** Personio's error code for someone who has already applied for the position. */
const EXISTS = 'errors.applicant-exists';

/** Codes and fields of a rejection, which has the form `{ errors: [{ field, errors: [{ reason }] }] }`. */
function describeRefusal(answer: unknown): string {
  const errors = (answer as { errors?: unknown } | null | undefined)?.errors;
  if (!Array.isArray(errors)) return '';
  return codesOf(
    errors.flatMap((error: { field?: unknown; errors?: unknown }) => [
      error.field,
      ...(Array.isArray(error.errors)
        ? error.errors.map((detail: { reason?: unknown } | null) => detail?.reason)
        : []),
    ]),
  );
}

/** Personio only accepts the extension jpg. */
const nameFor = (file: StoredFile) =>
  file.type === 'jpeg' ? sentName(file).replace(/\.jpeg$/i, '.jpg') : sentName(file);

/**
 * Channel to Personio's recruiting API v1: uploads the documents, then creates the application that refers to them.
 * Personio accepts one application per address and position. If it reports an existing one after an earlier attempt got
 * no response, that attempt has arrived.
 */
export function personioChannel(
  intake: Intake,
  { url, token, company, jobs }: PersonioAccount,
): DeliveryChannel {
  const call = {
    method: 'POST',
    authorization: `Bearer ${token}`,
    keySetting: 'INTAKE_PERSONIO_TOKEN',
    headers: { 'X-Company-ID': company },
  } as const;
  const base = `${url}/v1/recruiting/applications`;

  const post = (address: string, body: NonNullable<AtsCall['body']>, signal: AbortSignal) =>
    callAts({ ...call, url: address, signal, body }, describeRefusal);

  const upload = async (reference: string, file: StoredFile, signal: AbortSignal) => {
    const form = multipartBody([filePart(intake.store, reference, file, 'file', nameFor(file))]);
    const answer = await post(`${base}/documents`, { form }, signal).catch((error: unknown) => {
      // Documents alone are no application, whatever has become of them.
      if (error instanceof DeliveryError)
        throw new DeliveryError(error.reason, { ...error.facts, mayHaveArrived: false });
      throw error;
    });
    const uuid = (answer as { uuid?: unknown } | undefined)?.uuid;
    if (typeof uuid !== 'string') throw new DeliveryError('Personio returned no document');
    return { uuid, original_filename: nameFor(file), category: CATEGORIES[file.field] };
  };

  return {
    name: 'personio',
    deliver: async (entry, stop) => {
      const { manifest } = entry;
      const { fields, reference, files, consent, receivedAt } = manifest;
      const part = jobs();
      const { firstName, lastName, email, job } = applicantOf(manifest);
      const position = vendorIdOf(part.jobs, job, 'personio');
      const text = siteTexts(intake.site, DEFAULT_LOCALE);
      const attributes = ATTRIBUTES.flatMap((id) => {
        const value = fields[id];
        return value === undefined ? [] : [{ id, value }];
      });
      const sentElsewhere = [...namesOfAts('candidate'), ...attributes.map(({ id }) => id)];
      const channels: Partial<Record<string, number>> = part.channels ?? {};
      const channel = channels[fields['channel'] ?? ''];
      const signal = deliverySignal(stop);
      const documents = [];
      for (const file of files) documents.push(await upload(reference, file, signal));
      const json = {
        first_name: firstName,
        last_name: lastName,
        email,
        job_position_id: position,
        ...(channel === undefined ? {} : { recruiting_channel_id: channel }),
        application_date: berlinDay(Date.parse(receivedAt)),
        message: [...answerLines(manifest, text, sentElsewhere), reference].join('\n'),
        tags: consent.talentPool ? [text('mail.recruiter.talentPool')] : [],
        files: documents,
        attributes,
      };
      try {
        await post(base, { json }, signal);
      } catch (error) {
        const exists = error instanceof DeliveryError && error.reason.includes(EXISTS);
        if (!exists || !entry.state.deliveries['personio']?.mayHaveArrived) throw error;
      }
    },
  };
}
