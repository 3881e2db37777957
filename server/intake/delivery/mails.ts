import type { SendMailOptions } from 'nodemailer';
import { siteTexts } from '../answers/siteTexts';
import type { Intake } from '../intake';
import type { Entry } from '../store/manifest';
import { applicantMail, contactMail, countFiles } from './applicantMail';
import type { DeliveryChannel } from './deliveryChannel';
import type { MailAddresses } from './mailAddresses';
import type { Mailer } from './mailer';
import { recruiterChannels } from './recruiterMail';
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

/**
 * Channel for the sender's confirmation in the language of the form: reference, next steps and the applicant's links.
 * It is sent again if the address was corrected.
 */
function confirmationChannel(intake: Intake, mailer: Mailer, addresses: MailAddresses): DeliveryChannel {
  return {
    name: CONFIRMATION_CHANNEL,
    takes: ({ kind, isConfirmed }, { withdrawnAt }) =>
      (kind === 'application' || isConfirmed === true) && withdrawnAt === undefined,
    updates: ({ updates = [] }) => updates.filter(({ kind }) => kind === 'email').length,
    deliver: async (entry, signal) => {
      const isContact = entry.manifest.kind === 'contact';
      const mail = isContact
        ? contactMail(intake, entry.manifest, addresses)
        : applicationConfirmation(intake, entry, addresses);
      await mailer.send(mail, signal);
    },
  };
}

/** The mail channels to recruiters, and the confirmation to the sender. */
export function mailChannels(intake: Intake, mailer: Mailer, addresses: MailAddresses): DeliveryChannel[] {
  return [...recruiterChannels(intake, mailer, addresses), confirmationChannel(intake, mailer, addresses)];
}
