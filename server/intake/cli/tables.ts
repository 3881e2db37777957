import Table from 'cli-table3';
import { berlinDay, berlinMinute } from '../../../src/lib/berlinDay';
import { formatFileSize } from '../../../src/lib/formatFileSize';
import { expiryOf, isInTalentPool, talentPoolUntil } from '../store/expiry';
import type { Delivery, Entry } from '../store/manifest';
import { nameOf } from '../store/person';
import { type Progress, progressOf } from '../store/progress';
import { APPLICANT_CHANNELS } from '../store/channelNames';
import { owedChannels, recordedChannels } from '../store/owed';

/** No colours and plain borders, so that a table can be copied and piped. */
const STYLE = { style: { head: [], border: [] } };

/** Date and time in Berlin, e.g. `2026-11-23 15:04`. */
function timeOf(iso: string): string {
  return berlinMinute(Date.parse(iso)).replace('T', ' ');
}

/** Day in Berlin of a moment, as YYYY-MM-DD: pages and mails tell the same one. */
export const dayOf = (moment: string | Date) => berlinDay(new Date(moment).getTime());

/** State of one delivery. */
function deliveryText({ deliveredAt, attempts, nextAt, error, isFinal }: Delivery): string {
  if (deliveredAt !== undefined) return `delivered ${timeOf(deliveredAt)}`;
  if (attempts === 0) return error === undefined ? 'waiting' : `waiting (${error})`;
  const failure = `failed ${attempts}× (${error ?? 'unknown'})`;
  return isFinal ? `${failure}, given up; try again with "retry"` : `${failure}, next ${timeOf(nextAt)}`;
}

/** Until when an application is in the talent pool, since when it is not in it any more, or `no`. */
export function talentPoolText(entry: Entry, now: Date): string {
  const until = talentPoolUntil(entry);
  if (until === undefined) return 'no';
  return `${isInTalentPool(entry, now) ? 'until' : 'ended'} ${dayOf(until)}`;
}

/**
 * The state of an entry in one word. Channels are those recorded in it: the command line need not have the settings of
 * the server.
 */
export function statusOf(entry: Entry): string {
  const { state } = entry;
  if (state.scan === 'infected') return 'infected';
  if (state.status === 'quarantined') return 'quarantined';
  if (state.scan === 'pending') return 'unscanned';
  // If the applicant's own address rejects a mail, there is nothing to be done.
  const owed = owedChannels(entry, recordedChannels(state))
    .map((channel) => ({ channel, delivery: state.deliveries[channel] }))
    .filter(({ channel, delivery }) => !(delivery?.isFinal && APPLICANT_CHANNELS.has(channel)));
  if (owed.some(({ delivery }) => delivery?.error !== undefined)) return 'failing';
  const isDelivered = Object.values(state.deliveries).some(({ deliveredAt }) => deliveredAt !== undefined);
  return owed.length === 0 && isDelivered ? 'delivered' : 'held';
}

/** Progress of an application; empty for a contact message, which has none. */
export const progressNameOf = ({ manifest, state }: Entry): Progress | '' =>
  manifest.kind === 'application' ? progressOf(state) : '';

/** Progress of an application, with its date. */
function progressText({ state }: Entry): string {
  const day = { withdrawn: state.withdrawnAt, decided: state.decidedAt, read: state.readAt };
  const progress = progressOf(state);
  const moment = progress in day ? day[progress as keyof typeof day] : undefined;
  return moment === undefined ? progress : `${progress} ${timeOf(moment)}`;
}

/** One row of the list. */
export type ListRow = readonly [
  reference: string,
  received: string,
  target: string,
  sender: string,
  files: string,
  status: string,
  progress: string,
  /** Number of other applications by the same person for the same job. */
  again: string,
];

const LIST_HEAD: ListRow = ['Reference', 'Received', 'For', 'From', 'Files', 'Status', 'Progress', 'Again'];

/** Formats an entry as a row of the list. */
export function listRow(entry: Entry): ListRow {
  const { reference, receivedAt, job, kind, files } = entry.manifest;
  const target = job ? `${job.title} (${job.id})` : kind;
  return [
    reference,
    timeOf(receivedAt),
    target,
    nameOf(entry.manifest),
    String(files.length),
    statusOf(entry),
    progressNameOf(entry),
    '',
  ];
}

/** Adds the number of other applications by the same person for the same job to a row. */
export function withOthers(row: ListRow, others: readonly string[]): ListRow {
  const [reference, received, target, sender, files, status, progress] = row;
  const again = others.length === 0 ? '' : `${others.length}×`;
  return [reference, received, target, sender, files, status, progress, again];
}

/** Rows per table: with many thousands of rows in one table, each row gets slower. */
const ROWS_OF_A_TABLE = 500;

/** Formats rows as one or more tables, each with the column headings. */
export function* listTables(rows: readonly ListRow[]): Generator<string> {
  for (let start = 0; start < rows.length; start += ROWS_OF_A_TABLE) {
    const table = new Table({ ...STYLE, head: [...LIST_HEAD] });
    for (const row of rows.slice(start, start + ROWS_OF_A_TABLE)) table.push([...row]);
    yield table.toString();
  }
}

/** Width of the column of values, characters. */
const VALUE_WIDTH = 74;

/** Breaks words that are wider than the column, such as addresses: the table would cut them off. */
const breakLongWords = (text: string) => text.replace(new RegExp(`\\S{${VALUE_WIDTH}}(?=\\S)`, 'gu'), '$&\n');

/**
 * Formats one entry with all its data.
 *
 * @param others other applications of the same person for the same job
 */
export function entryTable(entry: Entry, now: Date, others: readonly string[] = []): string {
  const { manifest, state } = entry;
  const table = new Table({ ...STYLE, wordWrap: true, colWidths: [22, VALUE_WIDTH + 2] });
  const rows: [string, string][] = [
    ['Reference', manifest.reference],
    ['Received', timeOf(manifest.receivedAt)],
    [
      'For',
      manifest.job ? `${manifest.job.title} (${manifest.job.id}, ${manifest.job.country})` : manifest.kind,
    ],
    ['Language', manifest.locale],
    ...Object.entries(manifest.fields),
    ['Talent pool', talentPoolText(entry, now)],
    ...manifest.files.map(({ field, name, size, sha256, storedAs }): [string, string] => [
      field,
      state.infected?.includes(storedAs)
        ? `${name}\nremoved, malware was found in it`
        : `${name}\n${formatFileSize(size, 'en-GB')}, sha256 ${sha256.slice(0, 16)}…`,
    ]),
    ['Spam score', `${manifest.spam.score} ${manifest.spam.reasons.join(', ')}`.trim()],
    ['Status', statusOf(entry)],
    ...(manifest.kind === 'application' ? [['Progress', progressText(entry)] as [string, string]] : []),
    ['Kept until', dayOf(expiryOf(entry))],
    ...(others.length > 0 ? [['Same person', others.join('\n')] as [string, string]] : []),
    ...(state.updates ?? []).map(({ kind, at }): [string, string] => ['Update', `${kind}, ${timeOf(at)}`]),
    ...Object.entries(state.deliveries).map(([channel, delivery]): [string, string] => [
      channel,
      deliveryText(delivery),
    ]),
  ];
  for (const [name, value] of rows) table.push([name, breakLongWords(value)]);
  return table.toString();
}
