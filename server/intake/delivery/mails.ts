import { APPLICATION_FIELDS } from '../../../src/applications/applicationFields';
import { DEFAULT_LOCALE } from '../../../src/content/locales';
import type { Intake } from '../intake';
import type { Entry, Manifest } from '../store/manifest';
import { siteTexts } from '../answers/siteTexts';
import { answerLines } from './answerLines';
import { applicantMail, countFiles } from './applicantMail';
import { CONFIRMATION_CHANNEL, type DeliveryChannel } from './deliveryChannel';
import { type MailAddresses, messageId } from './mailAddresses';
import type { Mailer } from './mailer';

/** Files up to this sum, bytes, go along; base64 adds a third, and usual mailboxes take 25 MB (domain rules, section 17). */
const MAX_ATTACHED_BYTES = 18 * 1_048_576;

/** Who has sent an entry. */
function senderOf({ fields }: Manifest): { name: string; address: string } {
  const name = fields['name'] ?? `${fields['first_name'] ?? ''} ${fields['last_name'] ?? ''}`.trim();
  return { name, address: fields['email'] ?? '' };
}

/** The recruiter's mail (or, for a contact message, the contact's): all answers with the files, in German. */
function inboxChannel(intake: Intake, mailer: Mailer, addresses: MailAddresses): DeliveryChannel {
  const text = siteTexts(intake.site, DEFAULT_LOCALE);
  return {
    name: 'recruiter',
    takes: () => true,
    deliver: async ({ manifest }: Entry, signal) => {
      const { reference, job, files, kind, consent } = manifest;
      const sum = files.reduce((bytes, { size }) => bytes + size, 0);
      const isAttached = sum <= MAX_ATTACHED_BYTES;
      const subject = job
        ? text('mail.recruiter.subject', { title: job.title })
        : text('mail.contact.subject', { name: senderOf(manifest).name });
      const mail = {
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
      };
      await mailer.send(mail, signal);
    },
  };
}

/** The applicant's mail in the language of the form: reference, what happens next, the link that deletes everything. */
function confirmationChannel(intake: Intake, mailer: Mailer, addresses: MailAddresses): DeliveryChannel {
  return {
    name: CONFIRMATION_CHANNEL,
    takes: ({ kind }) => kind === 'application',
    deliver: async ({ manifest }: Entry, signal) => {
      const { reference, locale, job, files } = manifest;
      const text = siteTexts(intake.site, locale);
      const mail = applicantMail(intake, manifest, addresses, {
        channel: CONFIRMATION_CHANNEL,
        subject: text('mail.confirmation.subject', { title: job?.title ?? '' }),
        lines: [
          text('mail.confirmation.received'),
          text('apply.success.reference', { reference }),
          ...(files.length > 0
            ? [text('mail.confirmation.files', { files: countFiles(files, text, locale) })]
            : []),
        ],
      });
      await mailer.send(mail, signal);
    },
  };
}

/** The two channels by mail. */
export function mailChannels(intake: Intake, mailer: Mailer, addresses: MailAddresses): DeliveryChannel[] {
  return [inboxChannel(intake, mailer, addresses), confirmationChannel(intake, mailer, addresses)];
}
