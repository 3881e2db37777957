import { claimedType } from '../../src/applications/checkFile';
import { HIDDEN_FIELDS, TEXT_FIELDS, variantOf } from '../../src/applications/fields';
import {
  normalizeLine,
  normalizeText,
  normalizeWebsite,
  parseSalary,
} from '../../src/applications/normalize';
import type { IntakeJob } from '../../src/content/intakeSite';
import { isTicked, localeOf } from './formFields';
import { checkFormToken } from './formToken';
import type { Intake } from './intake';
import type { ReceivedForm } from './receiveForm';
import { sha256 } from './reference';
import { spamScore } from './spamScore';
import type { Submission } from './storeOnce';

function normalized(fields: ReadonlyMap<string, string>, job: string): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of TEXT_FIELDS) {
    const typed = fields.get(name) ?? '';
    if (name === 'desired_role' && variantOf(job) !== 'initiative') continue;
    const isLong = name === 'pitch' || name === 'message';
    const text = isLong ? normalizeText(typed) : normalizeLine(typed);
    if (text === '') continue;
    if (name === 'website') kept[name] = normalizeWebsite(typed) ?? text;
    else if (name === 'salary_expectations') kept[name] = String(parseSalary(typed) ?? text);
    else kept[name] = text;
  }
  return kept;
}

/** What is stored of an application that has passed all checks. */
export function applicationManifest(
  intake: Intake,
  { fields, files }: ReceivedForm,
  id: string,
  job: IntakeJob,
): Submission['manifest'] {
  const locale = localeOf(fields);
  const kept = normalized(fields, id);
  const talentPool = isTicked(fields.get('talent_pool'));
  const stored = files.map(({ kind, name, size, sha256: hash, storedAs, type }) => ({
    field: kind,
    name,
    storedAs,
    type: claimedType({ name, type }) ?? ('pdf' as const),
    size,
    sha256: hash,
  }));
  const content = [id, kept, talentPool, stored.map((file) => [file.field, file.name, file.sha256])];
  const verdict = checkFormToken(
    fields.get(HIDDEN_FIELDS.token) ?? '',
    fields.get(HIDDEN_FIELDS.proof) ?? '',
    intake.secret,
    intake.now(),
  );
  const freeText = `${kept['pitch'] ?? ''} ${kept['message'] ?? ''}`;
  const title = (job.forms[locale] ?? Object.values(job.forms)[0])?.title ?? id;
  return {
    kind: 'application',
    locale,
    job: { id, title, country: job.country, currency: job.currency },
    fields: kept,
    consent: { privacyNotice: true, talentPool },
    files: stored,
    contentHash: sha256(JSON.stringify(content)),
    spam: spamScore(verdict, fields.get(HIDDEN_FIELDS.honeypot) ?? '', freeText),
  };
}
