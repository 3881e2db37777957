import type { SendMailOptions } from 'nodemailer';
import { DEFAULT_LOCALE } from '../../../src/content/locales';
import { siteTexts } from '../answers/siteTexts';
import type { Intake } from '../intake';
import { INBOX_CHANNEL } from '../store/channelNames';
import type { JobContact } from '../store/manifest';
import { type MailAddresses, messageId } from './mailAddresses';
import { recruiterOf } from './routeMail';

/**
 * The mail that asks recruiters to delete their copies of an application, in German. It contains nothing of it but the
 * reference.
 *
 * @param contact addresses of the job
 */
export function deletionMail(
  { site }: Pick<Intake, 'site'>,
  reference: string,
  contact: JobContact,
  addresses: MailAddresses,
): SendMailOptions {
  const text = siteTexts(site, DEFAULT_LOCALE);
  return {
    messageId: messageId({ reference }, 'deleted', addresses.from),
    // Groups it with the first mail in mailboxes that show conversations.
    references: messageId({ reference }, INBOX_CHANNEL, addresses.from),
    from: addresses.from,
    to: recruiterOf(contact, addresses),
    subject: text('mail.deletion.subject', { reference }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: text('mail.deletion.text', { reference }),
  };
}
