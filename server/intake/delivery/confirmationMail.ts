import type { SendMailOptions } from 'nodemailer';
import { siteTexts } from '../answers/siteTexts';
import type { Intake } from '../intake';
import type { Entry, Manifest } from '../store/manifest';
import { applicantMail, countFiles, GREETED_NAME } from './applicantMail';
import type { DeliveryChannel } from './deliveryChannel';
import { type MailAddresses, messageId } from './mailAddresses';
import type { Mailer } from './mailer';
import { routeMail } from './routeMail';
import { CONFIRMATION_CHANNEL } from '../store/channelNames';

function applicationConfirmation(intake: Intake, entry: Entry, addresses: MailAddresses): SendMailOptions {
  const { reference, locale, job, files } = entry.manifest;
  const text = siteTexts(intake.site, locale);
  return applicantMail(intake, entry, addresses, {
    channel: CONFIRMATION_CHANNEL,
    subject: text('mail.confirmation.subject', { title: job?.title ?? '' }),
    lines: [
      text('mail.confirmation.received'),
      text('apply.success.reference', { reference }),
      ...(files.length > 0
        ? [text('mail.confirmation.files', { files: countFiles(files, text, locale) })]
        : []),
    ],
    page: text('mail.applicant.link'),
  });
}

/** The confirmation of a contact message, in the language of the form. */
function contactMail(intake: Intake, manifest: Manifest, addresses: MailAddresses): SendMailOptions {
  const { reference, locale, fields } = manifest;
  const text = siteTexts(intake.site, locale);
  const { name = '' } = fields;
  return {
    messageId: messageId(manifest, CONFIRMATION_CHANNEL, addresses.from),
    from: addresses.from,
    to: { name: '', address: fields['email'] ?? '' },
    replyTo: routeMail(manifest, addresses),
    subject: text('mail.contactConfirmation.subject'),
    headers: { 'Auto-Submitted': 'auto-replied' },
    text: [
      GREETED_NAME.test(name)
        ? text('mail.contactConfirmation.greeting', { name })
        : text('mail.contactConfirmation.greetingWithoutName'),
      '',
      text('mail.contactConfirmation.received'),
      text('contact.success.reference', { reference }),
      '',
      text('mail.contactConfirmation.closing'),
    ].join('\n'),
  };
}

/**
 * Channel for the sender's confirmation in the language of the form: reference, next steps and the applicant's links.
 * It is sent again if the address was corrected.
 */
export function confirmationChannel(
  intake: Intake,
  mailer: Mailer,
  addresses: MailAddresses,
): DeliveryChannel {
  return {
    name: CONFIRMATION_CHANNEL,
    deliver: async (entry, signal) => {
      const isContact = entry.manifest.kind === 'contact';
      const mail = isContact
        ? contactMail(intake, entry.manifest, addresses)
        : applicationConfirmation(intake, entry, addresses);
      await mailer.send(mail, signal);
    },
  };
}
