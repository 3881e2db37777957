import { createTransport } from 'nodemailer';
import type { Settings } from '../settings';
import { type AtsSettings, atsChannels } from './delivery/ats/atsChannels';
import { createWorker, type Worker } from './delivery/createWorker';
import { infectedChannel } from './delivery/infectedMail';
import { mailChannels } from './delivery/mails';
import { describeFailure, passOn } from './delivery/passOn';
import type { DeliveryChannel } from './delivery/deliveryChannel';
import { webhookChannel } from './delivery/webhook';
import type { Intake } from './intake';
import { deleteExpired } from './retention';
import { scanHeld } from './scan/scanHeld';

/** Times after which a mail server is given up for this attempt, ms. */
const SMTP_TIMEOUTS = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

/** How often what was interrupted is cleared away while the server runs, ms. */
const TIDY_INTERVAL_MS = 3_600_000;

type DeliverySettings = Pick<
  Settings,
  'smtpUrl' | 'mailFrom' | 'mailTo' | 'mailContact' | 'webhookUrl' | 'webhookSecret'
> &
  AtsSettings;

/**
 * The channels that are set up; none by default: entries are then kept until somebody looks.
 * @throws StartError if a file that a setting names is wrong
 */
export function createChannels(intake: Intake, settings: DeliverySettings): DeliveryChannel[] {
  const { smtpUrl, mailFrom, mailTo, mailContact, webhookUrl, webhookSecret } = settings;
  const channels: DeliveryChannel[] = [];
  if (smtpUrl) {
    const transport = createTransport({
      url: smtpUrl,
      ...SMTP_TIMEOUTS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const addresses = { from: mailFrom, recruiter: mailTo, contact: mailContact };
    channels.push(
      ...mailChannels(intake, transport, addresses),
      infectedChannel(intake, transport, addresses),
    );
  }
  if (webhookUrl) channels.push(webhookChannel(webhookUrl, webhookSecret, intake.now));
  channels.push(...atsChannels(intake, settings));
  return channels;
}

/**
 * Starts the background work: passing on, and deleting what has expired. New entries are passed on at once; the
 * applicant never waits for it.
 */
export function startDelivery(intake: Intake, settings: DeliverySettings): Worker {
  const channels = createChannels(intake, settings);
  let tidyAt = intake.now().getTime() + TIDY_INTERVAL_MS;
  const clean = async () => {
    await deleteExpired(intake);
    if (intake.now().getTime() < tidyAt) return;
    tidyAt += TIDY_INTERVAL_MS;
    await intake.store.tidy(intake.now());
  };
  const worker = createWorker(async (references) => {
    try {
      if (!references) {
        await clean();
        await scanHeld(intake);
      }
      if (channels.length > 0) await passOn(intake, channels, references);
    } catch (error) {
      intake.log.error({ reason: describeFailure(error) }, 'the store cannot be read');
    }
  });
  intake.onStored = worker.wake;
  return worker;
}
