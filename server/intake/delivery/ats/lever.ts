import { Readable } from 'node:stream';
import { isOpenForm } from '../../../../src/config/jobIds';
import { DEFAULT_LOCALE } from '../../../../src/content/locales';
import type { Intake } from '../../intake';
import type { Manifest } from '../../store/manifest';
import { siteTexts } from '../../answers/siteTexts';
import { answerLines, answerText } from '../answerLines';
import { DeliveryError } from '../deliveryError';
import { type FormPart, multipartBody } from '../multipart';
import { sentName } from '../sentName';
import type { DeliveryChannel } from '../deliveryChannel';
import { type ReadVendorJobs, vendorIdOf } from './atsJobs';
import { type AtsCall, basicAuthorization, callAts, codesOf, deliverySignal } from './callAts';
import { applicantOf, filePart } from './sentFiles';

/** The account that receives the applications. */
export interface LeverAccount {
  /** Base URL, e.g. `https://api.lever.co` or `https://api.eu.lever.co`. */
  url: string;
  key: string;
  /** Id of the user on whose behalf opportunities are created. */
  user: string;
  jobs: ReadVendorJobs<'lever'>;
}

/** Maximum number of files that Lever lists at once. */
const LIST_LIMIT = 100;

function describeRefusal(answer: unknown): string {
  return codesOf([(answer as { code?: unknown } | null | undefined)?.code]);
}

const dataOf = (answer: unknown): unknown => (answer as { data?: unknown } | null | undefined)?.data;

/** The list in a response. @throws DeliveryError if there is none: what exists already would be sent once more */
function listOf(answer: unknown): unknown[] {
  const data = dataOf(answer);
  if (!Array.isArray(data)) throw new DeliveryError('Lever returned no list');
  return data;
}

function idOf(opportunity: unknown): string | undefined {
  const id = (opportunity as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'string' && /^[\w-]+$/.test(id) ? id : undefined;
}

/**
 * The posting of an application. Applications without a job need none, as Lever allows opportunities without posting.
 */
function postingsOf(jobs: Readonly<Record<string, string>>, job: string): string[] {
  if (!Object.hasOwn(jobs, job) && isOpenForm(job)) return [];
  return [vendorIdOf(jobs, job, 'lever')];
}

/**
 * Channel to Lever's API v1: creates an opportunity tagged with our reference and uploads its files, plus a text file
 * with all answers. The tag is looked up first, and only missing files are sent: a retry after a lost response
 * completes the first attempt instead of adding a second opportunity.
 */
export function leverChannel(intake: Intake, { url, key, user, jobs }: LeverAccount): DeliveryChannel {
  const base = `${url}/v1/opportunities`;
  const access = { authorization: basicAuthorization(key), keySetting: 'INTAKE_LEVER_KEY' };
  const as = `perform_as=${encodeURIComponent(user)}`;
  const get = (address: string, signal: AbortSignal) =>
    callAts({ method: 'GET', url: address, ...access, signal }, describeRefusal);
  const post = (address: string, body: NonNullable<AtsCall['body']>, signal: AbortSignal) =>
    callAts({ method: 'POST', url: address, ...access, body, signal }, describeRefusal);

  const find = async (reference: string, signal: AbortSignal) => {
    // Without "all", opportunities of confidential postings are not listed.
    const [first] = listOf(
      await get(`${base}?tag=${encodeURIComponent(reference)}&confidentiality=all&limit=1`, signal),
    );
    return idOf(first);
  };

  const create = async (
    manifest: Manifest,
    postings: string[],
    stage: string | undefined,
    signal: AbortSignal,
  ) => {
    const { firstName, lastName, email } = applicantOf(manifest);
    const { reference, fields, consent, receivedAt } = manifest;
    const text = siteTexts(intake.site, DEFAULT_LOCALE);
    const channel = fields['channel'];
    const json = {
      name: `${firstName} ${lastName}`,
      emails: [email],
      links: fields['website'] === undefined ? [] : [fields['website']],
      tags: [reference, ...(consent.talentPool ? [text('mail.recruiter.talentPool')] : [])],
      sources: channel === undefined ? [] : [answerText('channel', channel, manifest, text)],
      origin: 'applied',
      postings,
      createdAt: Date.parse(receivedAt),
      ...(stage === undefined ? {} : { stage }),
    };
    const answer = await post(`${base}?${as}`, { json }, signal);
    const id = idOf(dataOf(answer));
    if (id === undefined) throw new DeliveryError('Lever returned no opportunity');
    return id;
  };

  const partsOf = (manifest: Manifest): Extract<FormPart, { fileName: string }>[] => {
    const { reference, files } = manifest;
    const lines = answerLines(manifest, siteTexts(intake.site, DEFAULT_LOCALE));
    const answers = Buffer.from(`${lines.join('\n')}\n`);
    const parts = files.map((file, index) =>
      // The number distinguishes files of the same name.
      filePart(intake.store, reference, file, 'file', `${index + 1} ${sentName(file)}`),
    );
    const summary = {
      name: 'file',
      fileName: `${reference}.txt`,
      type: 'text/plain; charset=utf-8',
      size: answers.length,
      read: async () => Readable.from([answers]),
    };
    return [...parts, summary].filter((part) => 'fileName' in part);
  };

  return {
    name: 'lever',
    deliver: async ({ manifest }, stop) => {
      const part = jobs();
      const postings = postingsOf(part.jobs, applicantOf(manifest).job);
      const signal = deliverySignal(stop);
      const found = await find(manifest.reference, signal);
      const id = found ?? (await create(manifest, postings, part.stage, signal));
      const sent =
        found === undefined ? [] : listOf(await get(`${base}/${id}/files?limit=${LIST_LIMIT}`, signal));
      const names = new Set(sent.map((file) => (file as { name?: unknown } | null)?.name));
      for (const file of partsOf(manifest)) {
        if (names.has(file.fileName)) continue;
        await post(`${base}/${id}/files?${as}`, { form: multipartBody([file]) }, signal);
      }
    },
  };
}
