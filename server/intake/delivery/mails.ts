import type { Transporter } from 'nodemailer';
import { APPLICATION_FIELDS } from '../../../src/applications/applicationFields';
import { DEFAULT_LOCALE } from '../../../src/content/locales';
import { createDeletionToken } from '../deletionToken';
import type { Intake } from '../intake';
import type { Entry, Manifest } from '../manifest';
import { siteTexts } from '../siteTexts';
import { answerLines } from './answerLines';
import type { DeliveryChannel } from './deliveryChannel';

/** Files up to this sum, bytes, go along; base64 adds a third, and usual mailboxes take 25 MB (domain rules, section 17). */
export const MAX_ATTACHED_BYTES = 18 * 1_048_576;

/** Addresses of the mails. */
export interface MailAddresses {
  from: string;
  /** Who gets applications. */
  recruiter: string;
  /** Who gets contact messages. */
  contact: string;
}

/** Who has sent an entry. */
export function senderOf({ fields }: Manifest): { name: string; address: string } {
  const name = fields['name'] ?? `${fields['first_name'] ?? ''} ${fields['last_name'] ?? ''}`.trim();
  return { name, address: fields['email'] ?? '' };
}

/** The same entry's mail has the same id however often it is sent, so that a mailbox can drop repetitions. */
export function messageId({ reference }: Manifest, channel: string, from: string): string {
  return `<${reference.toLowerCase()}.${channel}@${from.split('@').at(-1)?.replace(/>$/, '') ?? 'localhost'}>`;
}

/** The recruiter's mail (or, for a contact message, the contact's): all answers with the files, in German. */
function inboxChannel(intake: Intake, transport: Transporter, addresses: MailAddresses): DeliveryChannel {
  const text = siteTexts(intake.site, DEFAULT_LOCALE);
  return {
    name: 'recruiter',
    takes: () => true,
    deliver: async ({ manifest }: Entry) => {
      const { reference, job, files, kind, consent } = manifest;
      const sum = files.reduce((bytes, { size }) => bytes + size, 0);
      const isAttached = sum <= MAX_ATTACHED_BYTES;
      const subject = job
        ? text('mail.recruiter.subject', { title: job.title })
        : text('mail.contact.subject', { name: senderOf(manifest).name });
      await transport.sendMail({
        messageId: messageId(manifest, 'recruiter', addresses.from),
        from: addresses.from,
        to: kind === 'contact' ? addresses.contact : addresses.recruiter,
        replyTo: senderOf(manifest),
        subject: `${subject} (${reference})`,
        text: [
          ...answerLines(manifest, text),
          ...(consent.talentPool ? [text('mail.recruiter.talentPool')] : []),
          '',
          ...files.map(({ field, name }) => `${text(APPLICATION_FIELDS[field].label)}: ${name}`),
          ...(isAttached ? [] : [text('mail.recruiter.tooLarge', { reference })]),
        ].join('\n'),
        attachments: isAttached
          ? await Promise.all(
              files.map(async (file) => ({
                filename: file.name,
                content: await intake.store.read(reference, file),
              })),
            )
          : [],
      });
    },
  };
}

/** The applicant's mail in the language of the form: reference, what happens next, the link that deletes everything. */
function confirmationChannel(
  intake: Intake,
  transport: Transporter,
  addresses: MailAddresses,
): DeliveryChannel {
  return {
    name: 'confirmation',
    takes: ({ kind }) => kind === 'application',
    deliver: async ({ manifest }: Entry) => {
      const { reference, locale, job, fields, files } = manifest;
      const text = siteTexts(intake.site, locale);
      const link = `${intake.siteOrigin}/api/deletion/${createDeletionToken(reference, intake.secret)}`;
      await transport.sendMail({
        messageId: messageId(manifest, 'confirmation', addresses.from),
        from: addresses.from,
        to: senderOf(manifest),
        replyTo: addresses.recruiter,
        subject: text('mail.confirmation.subject', { title: job?.title ?? '' }),
        // Tells out-of-office programs to keep quiet (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-replied' },
        text: [
          text('mail.confirmation.greeting', { name: fields['first_name'] ?? '' }),
          '',
          text('mail.confirmation.received'),
          text('apply.success.reference', { reference }),
          ...(files.length > 0
            ? [text('mail.confirmation.files', { files: files.map(({ name }) => name).join(', ') })]
            : []),
          '',
          text('mail.confirmation.delete'),
          link,
          '',
          text('mail.confirmation.closing'),
        ].join('\n'),
      });
    },
  };
}

/** The two channels by mail. */
export function mailChannels(
  intake: Intake,
  transport: Transporter,
  addresses: MailAddresses,
): DeliveryChannel[] {
  return [inboxChannel(intake, transport, addresses), confirmationChannel(intake, transport, addresses)];
}
