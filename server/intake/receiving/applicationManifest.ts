import { applicationFields } from '../../../src/applications/applicationFields';
import { normalizeFields } from '../../../src/applications/checkFields';
import { HIDDEN_FIELDS, variantOf } from '../../../src/applications/fields';
import type { IntakeJob } from '../../../src/content/intakeSite';
import { isTicked, localeOf } from './formFields';
import { checkFormToken } from './formToken';
import type { Intake } from '../intake';
import { storedFile } from './receivedFiles';
import type { ReceivedForm } from './receiveForm';
import { sha256 } from '../store/reference';
import { spamScore } from './spamScore';
import type { Submission } from './storeOnce';

/** Builds the manifest of an application that has passed all checks. */
export function applicationManifest(
  intake: Intake,
  { fields, files }: ReceivedForm,
  id: string,
  job: IntakeJob,
): Submission['manifest'] {
  const locale = localeOf(fields);
  const formFields = applicationFields(variantOf(id));
  const kept = normalizeFields(formFields, fields);
  const talentPool = isTicked(fields.get('talent_pool'));
  const stored = files.map(storedFile);
  const content = [id, kept, talentPool, stored.map((file) => [file.field, file.name, file.sha256])];
  const verdict = checkFormToken(
    fields.get(HIDDEN_FIELDS.token) ?? '',
    fields.get(HIDDEN_FIELDS.proof) ?? '',
    intake.secret,
    intake.now(),
  );
  const isProse = (name: string) => formFields[name]?.type === 'textarea';
  const freeText = Object.keys(kept)
    .filter(isProse)
    .map((name) => kept[name])
    .join(' ');
  const title = (job.forms[locale] ?? Object.values(job.forms)[0])?.title ?? id;
  return {
    kind: 'application',
    locale,
    job: {
      id,
      title,
      country: job.country,
      currency: job.currency,
      ...(job.city === undefined ? {} : { city: job.city }),
      ...(job.contact === undefined ? {} : { contact: job.contact }),
    },
    fields: kept,
    consent: { privacyNotice: true, talentPool },
    files: stored,
    contentHash: sha256(JSON.stringify(content)),
    spam: spamScore({
      kind: 'application',
      verdict,
      honeypot: fields.get(HIDDEN_FIELDS.honeypot) ?? '',
      freeText,
    }),
  };
}
