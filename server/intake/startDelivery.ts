import { createTransport } from 'nodemailer';
import type { Settings } from '../settings';
import { type AtsSettings, atsWays } from './delivery/ats/atsWays';
import { createWorker, type Worker } from './delivery/createWorker';
import { infectedWay } from './delivery/infectedMail';
import { mailWays } from './delivery/mails';
import { describeFailure, passOn } from './delivery/passOn';
import type { Way } from './delivery/way';
import { webhookWay } from './delivery/webhook';
import type { Intake } from './intake';
import { housekeeping, rescheduleDue } from './housekeeping';
import { nextDue } from './nextDue';
import { scanHeld } from './scan/scanHeld';

/** Times after which a mail server is given up for this attempt, ms. */
const SMTP_TIMEOUTS = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

type DeliverySettings = Pick<
  Settings,
  'smtpUrl' | 'mailFrom' | 'mailTo' | 'mailContact' | 'webhookUrl' | 'webhookSecret'
> &
  AtsSettings;

/**
 * The ways that are set up; none by default: entries are then kept until somebody looks.
 * @throws StartError if a file that a setting names is wrong
 */
export function createWays(intake: Intake, settings: DeliverySettings): Way[] {
  const { smtpUrl, mailFrom, mailTo, mailContact, webhookUrl, webhookSecret } = settings;
  const ways: Way[] = [];
  if (smtpUrl) {
    const transport = createTransport({
      url: smtpUrl,
      ...SMTP_TIMEOUTS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const addresses = { from: mailFrom, recruiter: mailTo, contact: mailContact };
    ways.push(...mailWays(intake, transport, addresses), infectedWay(intake, transport, addresses));
  }
  if (webhookUrl) ways.push(webhookWay(webhookUrl, webhookSecret, intake.now));
  ways.push(...atsWays(intake, settings));
  return ways;
}

/**
 * Starts the background work: passing on, and deleting what has expired. New entries are passed on at once; the
 * applicant never waits for it.
 */
export function startDelivery(intake: Intake, settings: DeliverySettings): Worker {
  const ways = createWays(intake, settings);
  intake.store.scheduleBy((entry) => nextDue(intake, ways, entry));
  const clean = housekeeping(intake);
  const worker = createWorker(async (references) => {
    try {
      if (!references) {
        await clean();
        await scanHeld(intake);
      }
      if (ways.length > 0) await passOn(intake, ways, references);
      if (!references) await rescheduleDue(intake);
    } catch (error) {
      intake.log.error({ reason: describeFailure(error) }, 'the store cannot be read');
    }
  });
  intake.onStored = worker.wake;
  return worker;
}
