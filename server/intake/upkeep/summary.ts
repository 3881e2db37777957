import { DEFAULT_LOCALE } from '../../../src/content/locales';
import { addDays } from '../../../src/lib/addDays';
import { berlinMinute } from '../../../src/lib/berlinDay';
import type { Intake } from '../intake';
import { findHeldRetention } from './retention';
import { type SiteText, siteTexts } from '../answers/siteTexts';
import { describeFailure } from '../delivery/describeFailure';
import { domainOf, type MailAddresses } from '../delivery/mailAddresses';
import type { Mailer } from '../delivery/mailer';
import { findNeglected, NEGLECTED, type Neglected } from './neglected';

/** Hour in Berlin from which a new summary is due: before people come to work. */
const SUMMARY_HOUR = '07';
/** Time after which to look again if the summary failed or another server has taken it on, ms. */
const RETRY_MS = 3_600_000;
/** A disk with less free than this, %, is reported, while there is time to make room. */
const LOW_DISK_PERCENT = 10;
/** Maximum number of references listed per kind; the `list` command shows the rest. */
const MAX_NAMED = 50;

/** The day whose summary is due, YYYY-MM-DD. */
function summaryDay(now: Date): string {
  const minute = berlinMinute(now.getTime());
  const day = minute.slice(0, 10);
  return minute.slice(11, 13) >= SUMMARY_HOUR ? day : addDays(day, -1);
}

function linesOf(neglected: Neglected, text: SiteText): string[] {
  return NEGLECTED.flatMap((kind) => {
    const references = neglected[kind].toSorted();
    if (references.length === 0) return [];
    const count = references.length;
    return [
      '',
      text(`mail.summary.${kind}`, { count }),
      ...references.slice(0, MAX_NAMED).map((reference) => `  ${reference}`),
      ...(count > MAX_NAMED ? [`  ${text('mail.summary.more', { count: count - MAX_NAMED })}`] : []),
    ];
  });
}

/**
 * Reports once a day which entries need a person, whether retention is on hold, and whether the disk fills up: counts
 * in one log line, and references in a mail to recruiters, with the commands to use and without personal data. If
 * several servers share a store, one of them does this.
 *
 * @param mailer omitted if no mails are to be sent
 * @param steadyMs a clock in ms that never jumps
 * @returns a function to call often; it acts when a day's summary is due, and never throws
 */
export function createSummary(
  intake: Intake,
  addresses: MailAddresses,
  mailer: Mailer | undefined,
  steadyMs = () => performance.now(),
): (signal: AbortSignal) => Promise<void> {
  const { store, now, log } = intake;
  let doneDay = '';
  // By the steady clock: the wall clock may be set back by days.
  let retryAt = 0;

  async function tell(day: string, signal: AbortSignal): Promise<void> {
    const neglected = await findNeglected(intake, signal);
    const counts = Object.fromEntries(NEGLECTED.map((kind) => [kind, neglected[kind].length]));
    // Determined here, because retention may not have run yet since startup.
    const isHeld = (await findHeldRetention(intake)) !== undefined;
    const diskFree = Math.floor((await store.scratch.freeShare()) * 100);
    const isDiskLow = diskFree < LOW_DISK_PERCENT;
    const count = Object.values(counts).reduce((sum, one) => sum + one, Number(isHeld) + Number(isDiskLow));
    if (count === 0) return;
    const facts = { ...counts, ...(isHeld ? { retention: 'held' } : {}), ...(isDiskLow ? { diskFree } : {}) };
    log.warn(facts, 'entries need attention: "npm run applications -- list" shows them');
    if (!mailer) return;
    const text = siteTexts(intake.site, DEFAULT_LOCALE);
    const mail = {
      messageId: `<summary.${day}@${domainOf(addresses.from)}>`,
      from: addresses.from,
      to: addresses.recruiter,
      subject: text('mail.summary.subject', { count }),
      headers: { 'Auto-Submitted': 'auto-generated' },
      text: [
        text('mail.summary.intro'),
        ...(isHeld ? ['', text('mail.summary.retentionHeld')] : []),
        ...(isDiskLow ? ['', text('mail.summary.diskLow', { percent: diskFree })] : []),
        ...linesOf(neglected, text),
      ].join('\n'),
    };
    await mailer.send(mail, signal);
  }

  return async (signal) => {
    const day = summaryDay(now());
    if (day === doneDay || steadyMs() < retryAt) return;
    retryAt = steadyMs() + RETRY_MS;
    try {
      if (await store.once(`summary-${day}`, () => tell(day, signal))) doneDay = day;
    } catch (error) {
      log.warn({ reason: describeFailure(error) }, 'the daily summary could not be sent');
    }
  };
}
