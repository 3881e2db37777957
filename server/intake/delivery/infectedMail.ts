import type { Intake } from '../intake';
import type { Entry } from '../store/manifest';
import { siteTexts } from '../answers/siteTexts';
import { applicantMail, countFiles } from './applicantMail';
import type { DeliveryChannel } from './deliveryChannel';
import type { MailAddresses } from './mailAddresses';
import type { Mailer } from './mailer';
import { INFECTED_CHANNEL } from '../store/channelNames';

/** Channel that informs the applicant of removed files, in the language of the form. */
export function infectedChannel(intake: Intake, mailer: Mailer, addresses: MailAddresses): DeliveryChannel {
  return {
    name: INFECTED_CHANNEL,
    deliver: async ({ manifest, state }: Entry, signal) => {
      const { locale } = manifest;
      const text = siteTexts(intake.site, locale);
      const files = manifest.files.filter(({ storedAs }) => state.infected?.includes(storedAs));
      const mail = applicantMail(intake, { manifest, state }, addresses, {
        channel: INFECTED_CHANNEL,
        subject: text('mail.infected.subject'),
        lines: [
          text('mail.infected.found', { files: countFiles(files, text, locale) }),
          text('mail.infected.again'),
        ],
        page: text('mail.infected.link'),
      });
      await mailer.send(mail, signal);
    },
  };
}
