import { APPLICATION_FIELDS, FILE_FIELDS } from '../../../../src/applications/applicationFields';
import type { FileType } from '../../../../src/applications/limits';
import { DEFAULT_LOCALE } from '../../../../src/content/locales';
import type { Intake } from '../../intake';
import type { Manifest, StoredFile } from '../../store/manifest';
import { siteTexts } from '../../answers/siteTexts';
import { answerLines } from '../answerLines';
import { type FormPart, multipartBody } from '../multipart';
import type { DeliveryChannel } from '../deliveryChannel';
import { namesOfAts, type ReadVendorJobs, vendorIdOf } from './atsJobs';
import { basicAuthorization, callAts, deliverySignal } from './callAts';
import { applicantOf, filePart } from './sentFiles';

/** File types Greenhouse accepts (Job Board API, "Validations on POST Requests"). */
const TAKEN: ReadonlySet<FileType> = new Set(['pdf', 'doc', 'docx', 'rtf']);

/** The account that receives the applications. */
export interface GreenhouseAccount {
  /** Base URL, e.g. `https://boards-api.greenhouse.io`. */
  url: string;
  key: string;
  /** Token of the job board. */
  board: string;
  jobs: ReadVendorJobs<'greenhouse'>;
}

type Questions = Partial<Record<string, string[]>>;

/** Form part for each file; files without a matching field are left out. */
function fieldsOf(files: readonly StoredFile[], questions: Questions): Map<StoredFile, string> {
  const places = new Map<StoredFile, string>();
  for (const kind of FILE_FIELDS) {
    const names = kind === 'resume' ? ['resume'] : (questions[kind] ?? []);
    const own = files.filter(({ field, type }) => field === kind && TAKEN.has(type));
    for (const [index, file] of own.entries()) {
      const name = names[index];
      if (name !== undefined) places.set(file, name);
    }
  }
  return places;
}

function textParts(intake: Intake, manifest: Manifest, questions: Questions): FormPart[] {
  const asked = namesOfAts('question').flatMap((field) => {
    const [name] = questions[field] ?? [];
    const value = manifest.fields[field];
    return name !== undefined && value !== undefined ? [{ field, part: { name, value } }] : [];
  });
  const { firstName, lastName, email } = applicantOf(manifest);
  const text = siteTexts(intake.site, DEFAULT_LOCALE);
  const sentElsewhere = [...namesOfAts('candidate'), ...asked.map(({ field }) => field)];
  const kept = manifest.files.filter((file) => !fieldsOf(manifest.files, questions).has(file));
  const letter = [
    ...answerLines(manifest, text, sentElsewhere),
    ...kept.map(
      ({ field, name }) => `${text(APPLICATION_FIELDS[field].label)}: ${name} (npm run applications)`,
    ),
    manifest.reference,
  ];
  return [
    { name: 'first_name', value: firstName },
    { name: 'last_name', value: lastName },
    { name: 'email', value: email },
    ...asked.map(({ part }) => part),
    { name: 'cover_letter_text', value: letter.join('\n') },
    {
      name: 'data_compliance[gdpr_retention_consent_given]',
      value: String(manifest.consent.talentPool),
    },
  ];
}

/**
 * Channel to Greenhouse's Job Board API, the one for custom careers sites; Harvest v1 and v2 ended on 31 August 2026.
 * It has no idempotency key and no way to look up an application: after a lost response an application may be sent
 * twice. Greenhouse then shows two applications of one candidate, both with our reference in the cover letter.
 */
export function greenhouseChannel(
  intake: Intake,
  { url, key, board, jobs }: GreenhouseAccount,
): DeliveryChannel {
  return {
    name: 'greenhouse',
    deliver: async ({ manifest }, signal) => {
      const part = jobs();
      const questions: Questions = part.questions ?? {};
      const job = vendorIdOf(part.jobs, applicantOf(manifest).job, 'greenhouse');
      const places = fieldsOf(manifest.files, questions);
      const files = [...places].map(([file, name]) => filePart(intake.store, manifest.reference, file, name));
      await callAts({
        method: 'POST',
        signal: deliverySignal(signal),
        url: `${url}/v1/boards/${encodeURIComponent(board)}/jobs/${job}`,
        authorization: basicAuthorization(key),
        keySetting: 'INTAKE_GREENHOUSE_KEY',
        body: { form: multipartBody([...textParts(intake, manifest, questions), ...files]) },
      });
    },
  };
}
