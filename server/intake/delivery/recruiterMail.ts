import { Readable } from 'node:stream';
import type { SendMailOptions } from 'nodemailer';
import { APPLICATION_FIELDS } from '../../../src/applications/applicationFields';
import { FILE_TYPES } from '../../../src/applications/limits';
import { DEFAULT_LOCALE, LOCALES } from '../../../src/content/locales';
import { type SiteText, siteTexts } from '../answers/siteTexts';
import type { Intake } from '../intake';
import { recruiterPath } from '../tokens/applicationLink';
import type { Entry, Manifest, StoredFile, Update } from '../store/manifest';
import { nameOf, othersOf } from '../store/person';
import { answerLines, fieldsOfEntry } from './answerLines';
import { wasNeverPassedOn } from './attempt';
import type { DeliveryChannel } from './deliveryChannel';
import { DeliveryError } from './deliveryError';
import { type MailAddresses, messageId } from './mailAddresses';
import type { Mailer } from './mailer';
import { routeMail } from './routeMail';
import { sentName } from './sentName';
import { dayText } from '../answers/dayText';
import { expiryOf, isInTalentPool, monthsAfterDecision, talentPoolUntil } from '../store/expiry';
import { INBOX_CHANNEL, UPDATE_CHANNEL } from '../store/channelNames';
import { isOver, progressOf, RECRUITER_STEPS } from '../store/progress';

/**
 * Maximum total size of attachments, bytes; base64 adds a third, and mailboxes usually accept 25 MB (domain rules,
 * section 17).
 */
const MAX_ATTACHED_BYTES = 18 * 1_048_576;

/** Name and address of the sender. */
function senderOf(manifest: Manifest): { name: string; address: string } {
  return { name: nameOf(manifest), address: manifest.fields['email'] ?? '' };
}

/**
 * Where an answer to a mail goes. Undefined if the part before the @ is not ASCII: a header with such an address is only
 * valid between servers with SMTPUTF8 (RFC 6531), and a recruiter would get no mail at all. The address is in its text.
 */
function replyToOf(manifest: Manifest): { name: string; address: string } | undefined {
  const sender = senderOf(manifest);
  return /^\p{ASCII}*@/u.test(sender.address) ? sender : undefined;
}

/** Job title and city, by which recruiters find a mail. */
const placeOf = ({ job }: Manifest) =>
  [job?.title, job?.city].filter((part) => part !== undefined).join(', ');

/** The line about the language of the form, which is to be that of the answer; none for the default one. */
function languageLines({ locale }: Manifest, text: SiteText): string[] {
  if (locale === DEFAULT_LOCALE) return [];
  const languages = new Intl.DisplayNames(LOCALES[DEFAULT_LOCALE].intl, { type: 'language' });
  return [text('mail.recruiter.language', { language: languages.of(locale) ?? locale })];
}

/** Names of the fields with long answers, which come after the facts. */
function proseOf(manifest: Manifest): string[] {
  return Object.entries(fieldsOfEntry(manifest))
    .filter(([, { type }]) => type === 'textarea')
    .map(([name]) => name);
}

/** A stored file that is only opened when its turn comes: one at a time is read, and none for a refused mail. */
function openLater({ store }: Intake, reference: string, file: StoredFile): Readable {
  async function* read() {
    yield* (await store.read(reference, file)) as AsyncIterable<Buffer>;
  }
  return Readable.from(read(), { objectMode: false });
}

/** The lines about files in a mail, and the files themselves. */
interface Attached {
  lines: string[];
  attachments: { filename: string; contentType: string; content: Readable }[];
}

/**
 * Sends a mail with files as attachments; with their names only if they are too large for a mail, or the mail server
 * says so.
 *
 * @param write returns the mail for what is attached
 * @throws DeliveryError; errors from reading a file
 */
async function sendWithFiles(
  intake: Intake,
  mailer: Mailer,
  { reference }: Manifest,
  files: readonly StoredFile[],
  write: (attached: Attached) => SendMailOptions,
  signal: AbortSignal,
): Promise<void> {
  const text = siteTexts(intake.site, DEFAULT_LOCALE);
  const names = files.map(({ field, name }) => `${text(APPLICATION_FIELDS[field].label)}: ${name}`);
  const namesOnly = { lines: [...names, text('mail.recruiter.tooLarge', { reference })], attachments: [] };
  if (files.reduce((bytes, { size }) => bytes + size, 0) > MAX_ATTACHED_BYTES)
    return mailer.send(write(namesOnly), signal);
  const attachments = files.map((file) => ({
    filename: sentName(file),
    contentType: FILE_TYPES[file.type][0],
    content: openLater(intake, reference, file),
  }));
  try {
    await mailer.send(write({ lines: names, attachments }), signal);
  } catch (error) {
    const isTooLarge = error instanceof DeliveryError && error.facts.isTooLarge;
    if (!isTooLarge || files.length === 0) throw error;
    await mailer.send(write(namesOnly), signal);
  }
}

/** Lines on how to work with an application: the link of its page, the commands, and how long it is kept. */
function workLines(intake: Intake, entry: Entry, text: SiteText): string[] {
  const { reference, job } = entry.manifest;
  const day = dayText(expiryOf(entry), DEFAULT_LOCALE);
  const poolUntil = isInTalentPool(entry, intake.now()) ? talentPoolUntil(entry) : undefined;
  // Nothing more is to be decided, and it is kept for a fixed time.
  if (isOver(progressOf(entry.state))) return ['', text('mail.update.keptUntil', { day })];
  return [
    '',
    text('mail.recruiter.steps'),
    `${intake.siteOrigin}${recruiterPath(intake, reference)}`,
    ...RECRUITER_STEPS.map((step) => `npm run applications -- ${step} ${reference}`),
    '',
    text('mail.recruiter.keptUntil', { day }),
    text('mail.recruiter.keptAfter', { months: monthsAfterDecision(job?.country) }),
    ...(poolUntil ? [text('mail.recruiter.keptInPool', { day: dayText(poolUntil, DEFAULT_LOCALE) })] : []),
  ];
}

/**
 * Channel for the mail to the recruiter (or the contact, for contact messages) in German: facts, long answers, what to
 * do.
 */
export function inboxChannel(intake: Intake, mailer: Mailer, addresses: MailAddresses): DeliveryChannel {
  return {
    name: INBOX_CHANNEL,
    deliver: async (entry: Entry, signal) => {
      const text = siteTexts(intake.site, DEFAULT_LOCALE);
      const { manifest } = entry;
      const { reference, receivedAt, job, files, consent } = manifest;
      const sender = senderOf(manifest);
      const subject = job
        ? `${text('mail.recruiter.subject', { title: placeOf(manifest) })} – ${sender.name}`
        : text('mail.contact.subject', { name: sender.name });
      const again = await othersOf(intake.store, entry);
      const prose = proseOf(manifest);
      const facts = Object.keys(manifest.fields).filter((name) => !prose.includes(name));
      const write = ({ lines, attachments }: Attached): SendMailOptions => ({
        messageId: messageId(manifest, INBOX_CHANNEL, addresses.from),
        from: addresses.from,
        to: routeMail(manifest, addresses),
        replyTo: replyToOf(manifest),
        subject: `${subject} (${reference})`,
        text: [
          ...(job ? [text('mail.recruiter.job', { job: `${placeOf(manifest)} (${job.id})` })] : []),
          text('mail.recruiter.received', { day: dayText(receivedAt, DEFAULT_LOCALE) }),
          ...languageLines(manifest, text),
          ...answerLines(manifest, text, prose),
          ...(consent.talentPool ? [text('mail.recruiter.talentPool')] : []),
          ...(again.length > 0 ? [text('mail.recruiter.again', { references: again.join(', ') })] : []),
          ...lines,
          '',
          ...answerLines(manifest, text, facts),
          ...(job ? workLines(intake, entry, text) : []),
        ].join('\n'),
        attachments,
      });
      await sendWithFiles(intake, mailer, manifest, files, write, signal);
    },
  };
}

/** The line about one update. */
function updateLine(update: Update, { manifest }: Entry, text: SiteText): string {
  const day = dayText(update.at, DEFAULT_LOCALE);
  const { email = '' } = manifest.fields;
  return `${day}: ${update.kind === 'email' ? text('mail.update.email', { email }) : text(`mail.update.${update.kind}`)}`;
}

/**
 * Channel that reports what an applicant did after sending, with the files added since the last mail. Files of a
 * withdrawn or infected application are not passed on; if this is the first mail about a withdrawn one, it says so.
 */
export function updateChannel(intake: Intake, mailer: Mailer, addresses: MailAddresses): DeliveryChannel {
  return {
    name: UPDATE_CHANNEL,
    deliver: async (entry, signal) => {
      const text = siteTexts(intake.site, DEFAULT_LOCALE);
      const { manifest, state } = entry;
      const { updates = [], deliveries } = state;
      const untold = updates.slice(deliveries[UPDATE_CHANNEL]?.updates ?? 0);
      const lastEmail = untold.findLast(({ kind }) => kind === 'email');
      const names = new Set(untold.flatMap(({ files = [] }) => files));
      const files = manifest.files.filter(({ storedAs }) => names.has(storedAs));
      const isFirst = wasNeverPassedOn(state, { first: INBOX_CHANNEL, update: UPDATE_CHANNEL });
      const title = text(isFirst ? 'mail.update.unseenSubject' : 'mail.update.subject', {
        title: placeOf(manifest),
      });
      const received = text('mail.recruiter.received', { day: dayText(manifest.receivedAt, DEFAULT_LOCALE) });
      const write = ({ lines, attachments }: Attached): SendMailOptions => ({
        messageId: messageId(manifest, `update-${updates.length}`, addresses.from),
        // Groups it with the first mail in mailboxes that show conversations.
        references: messageId(manifest, INBOX_CHANNEL, addresses.from),
        from: addresses.from,
        to: routeMail(manifest, addresses),
        replyTo: replyToOf(manifest),
        subject: `${title} – ${senderOf(manifest).name} (${manifest.reference})`,
        text: [
          ...(isFirst ? [text('mail.update.unseen'), '', received] : []),
          // Corrections and additions mean nothing to recruiters who have not seen the original.
          ...untold
            .filter(({ kind }) => !isFirst || kind === 'withdrawn')
            // Each line names the address as it is now.
            .filter((update) => update.kind !== 'email' || update === lastEmail)
            .map((update) => updateLine(update, entry, text)),
          ...lines,
          ...workLines(intake, entry, text),
        ].join('\n'),
        attachments,
      });
      const isWithheld = state.withdrawnAt !== undefined || state.scan === 'infected';
      await sendWithFiles(intake, mailer, manifest, isWithheld ? [] : files, write, signal);
    },
  };
}
