import type { Transporter } from 'nodemailer';
import { createDeletionToken } from '../deletionToken';
import type { Intake } from '../intake';
import type { Entry } from '../manifest';
import { siteTexts } from '../siteTexts';
import { type MailAddresses, messageId, senderOf } from './mails';
import type { DeliveryChannel } from './deliveryChannel';

/** The one channel of an entry in which malware was found after it had been taken. */
export const INFECTED_CHANNEL = 'infected';

/** Tells the applicant which files were removed, in the language of the form. */
export function infectedChannel(
  intake: Intake,
  transport: Transporter,
  addresses: MailAddresses,
): DeliveryChannel {
  return {
    name: INFECTED_CHANNEL,
    takes: ({ kind }) => kind === 'application',
    deliver: async ({ manifest, state }: Entry) => {
      const { reference, locale, fields } = manifest;
      const text = siteTexts(intake.site, locale);
      const files = manifest.files.filter(({ storedAs }) => state.infected?.includes(storedAs));
      await transport.sendMail({
        messageId: messageId(manifest, INFECTED_CHANNEL, addresses.from),
        from: addresses.from,
        to: senderOf(manifest),
        replyTo: addresses.recruiter,
        subject: text('mail.infected.subject'),
        headers: { 'Auto-Submitted': 'auto-replied' },
        text: [
          text('mail.confirmation.greeting', { name: fields['first_name'] ?? '' }),
          '',
          text('mail.infected.found', { files: files.map(({ name }) => name).join(', ') }),
          text('mail.infected.again'),
          '',
          text('mail.confirmation.delete'),
          `${intake.siteOrigin}/api/deletion/${createDeletionToken(reference, intake.secret)}`,
          '',
          text('mail.confirmation.closing'),
        ].join('\n'),
      });
    },
  };
}
