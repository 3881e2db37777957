import type { SendMailOptions } from 'nodemailer';
import { FILE_FIELDS } from '../../../src/applications/applicationFields';
import { LOCALES } from '../../../src/content/locales';
import { applicationPath, deletionPath } from '../tokens/applicationLink';
import type { Intake } from '../intake';
import type { Entry, Manifest, StoredFile } from '../store/manifest';
import { type SiteText, siteTexts } from '../answers/siteTexts';
import { type MailAddresses, messageId } from './mailAddresses';

/**
 * Names that may be used in a greeting. Anyone can enter someone else's address, and whatever they type would be sent
 * there in our name, so nothing that could be a link or a message is accepted.
 */
export const GREETED_NAME = /^(?=.{1,40}$)[\p{L}\p{M}]+(?:[ '’-]+[\p{L}\p{M}]+){0,3}$/u;

function greeting(name: string, text: SiteText): string {
  return GREETED_NAME.test(name)
    ? text('mail.applicant.greeting', { name })
    : text('mail.applicant.greetingWithoutName');
}

/**
 * Number of files of each kind, e.g. `1 Lebenslauf, 2 Zeugnisse`; file names are left out, as the sender chose them.
 */
export function countFiles(files: readonly StoredFile[], text: SiteText, locale: Manifest['locale']): string {
  const counts = FILE_FIELDS.flatMap((kind) => {
    const count = files.filter(({ field }) => field === kind).length;
    return count === 0 ? [] : [text(`mail.files.${kind}`, { count })];
  });
  return new Intl.ListFormat(LOCALES[locale].intl, { type: 'unit' }).format(counts);
}

/**
 * A mail to the applicant in the language of the form; `lines` go between the greeting and the links, `page` says what
 * the first of them leads to.
 */
export function applicantMail(
  intake: Intake,
  entry: Entry,
  addresses: MailAddresses,
  {
    channel,
    subject,
    lines,
    page,
  }: { channel: string; subject: string; lines: readonly string[]; page: string },
): SendMailOptions {
  const { manifest, state } = entry;
  const { locale, fields } = manifest;
  const version = state.linkVersion ?? 0;
  const text = siteTexts(intake.site, locale);
  return {
    // With replaced links it is a different mail, which mailboxes must not discard as a duplicate.
    messageId: messageId(manifest, version === 0 ? channel : `${channel}-${version}`, addresses.from),
    from: addresses.from,
    // Only the address: the name, too, is whatever the sender typed.
    to: { name: '', address: fields['email'] ?? '' },
    replyTo: addresses.recruiter,
    subject,
    // Keeps auto-responders from replying (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-replied' },
    text: [
      greeting(fields['first_name'] ?? '', text),
      '',
      ...lines,
      '',
      page,
      `${intake.siteOrigin}${applicationPath(intake, entry)}`,
      '',
      text('mail.applicant.delete'),
      `${intake.siteOrigin}${deletionPath(intake, entry)}`,
      '',
      text('mail.applicant.closing'),
    ].join('\n'),
  };
}
