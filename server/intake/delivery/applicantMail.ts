import type { SendMailOptions } from 'nodemailer';
import { FILE_FIELDS } from '../../../src/applications/applicationFields';
import { LOCALES } from '../../../src/content/locales';
import { createDeletionToken } from '../answers/deletionToken';
import type { Intake } from '../intake';
import type { Manifest, StoredFile } from '../store/manifest';
import { type SiteText, siteTexts } from '../answers/siteTexts';
import { type MailAddresses, messageId } from './mailAddresses';

/**
 * Names that a mail may greet somebody by. Anybody may type anybody's address: what else they type would reach that
 * address in our name, so nothing that could be a link or a message goes there.
 */
const GREETED_NAME = /^(?=.{1,40}$)[\p{L}\p{M}]+(?:[ '’-]+[\p{L}\p{M}]+){0,3}$/u;

function greeting(name: string, text: SiteText): string {
  return GREETED_NAME.test(name)
    ? text('mail.applicant.greeting', { name })
    : text('mail.applicant.greetingWithoutName');
}

/** How many files of which kind, e.g. `1 Lebenslauf, 2 Zeugnisse`; their names are the sender's own words. */
export function countFiles(files: readonly StoredFile[], text: SiteText, locale: Manifest['locale']): string {
  const counts = FILE_FIELDS.flatMap((kind) => {
    const count = files.filter(({ field }) => field === kind).length;
    return count === 0 ? [] : [text(`mail.files.${kind}`, { count })];
  });
  return new Intl.ListFormat(LOCALES[locale].intl, { type: 'unit' }).format(counts);
}

/** A mail to the applicant in the language of the form, between greeting and the link that deletes everything. */
export function applicantMail(
  intake: Intake,
  manifest: Manifest,
  addresses: MailAddresses,
  { channel, subject, lines }: { channel: string; subject: string; lines: readonly string[] },
): SendMailOptions {
  const { reference, locale, fields } = manifest;
  const text = siteTexts(intake.site, locale);
  return {
    messageId: messageId(manifest, channel, addresses.from),
    from: addresses.from,
    // The address alone: a name beside it would be the sender's words too.
    to: { name: '', address: fields['email'] ?? '' },
    replyTo: addresses.recruiter,
    subject,
    // Tells out-of-office programs to keep quiet (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-replied' },
    text: [
      greeting(fields['first_name'] ?? '', text),
      '',
      ...lines,
      '',
      text('mail.applicant.delete'),
      `${intake.siteOrigin}/api/deletion/${createDeletionToken(reference, intake.secret)}`,
      '',
      text('mail.applicant.closing'),
    ].join('\n'),
  };
}
