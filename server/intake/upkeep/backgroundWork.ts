import type { Settings } from '../../settings';
import { type AtsSettings, atsChannels } from '../delivery/ats/atsChannels';
import { channelTask } from '../delivery/channelTask';
import { confirmationChannel, isConfirmationPromised } from '../delivery/confirmationMail';
import type { DeliveryChannel } from '../delivery/deliveryChannel';
import { describeFailure } from '../delivery/describeFailure';
import { infectedChannel } from '../delivery/infectedMail';
import type { MailAddresses } from '../delivery/mailAddresses';
import { createMailer } from '../delivery/mailer';
import { inboxChannel, updateChannel } from '../delivery/recruiterMail';
import { deletionNotices } from './deletionNotices';
import { fillQueues } from './fillQueues';
import { createSummary } from './summary';
import { TaskQueue } from '../delivery/taskQueue';
import { webhookChannels } from '../delivery/webhook';
import type { Intake } from '../intake';
import { housekeeping } from './housekeeping';
import { nextDue } from './nextDue';
import { repeat, type Repeated } from './repeat';
import { scanTask } from '../scan/scanTask';
import { CONFIRMATION_CHANNEL } from '../store/channelNames';

type DeliverySettings = Pick<
  Settings,
  | 'smtpUrl'
  | 'mailFrom'
  | 'mailTo'
  | 'mailContact'
  | 'mailDomains'
  | 'mailBusiness'
  | 'mailPress'
  | 'mailCareers'
  | 'webhookUrl'
  | 'webhookSecret'
  | 'summary'
> &
  AtsSettings;

const addressesOf = (settings: DeliverySettings): MailAddresses => ({
  from: settings.mailFrom,
  recruiter: settings.mailTo,
  contact: settings.mailContact,
  topics: { business: settings.mailBusiness, press: settings.mailPress, careers: settings.mailCareers },
  domains: settings.mailDomains,
});

/**
 * Creates the configured channels; by default none, so that entries are kept until someone looks.
 * @throws StartError if a file named by a setting is invalid
 */
export function createChannels(intake: Intake, settings: DeliverySettings): DeliveryChannel[] {
  const { smtpUrl, webhookUrl, webhookSecret } = settings;
  const channels: DeliveryChannel[] = [];
  if (smtpUrl) {
    const mailer = createMailer(smtpUrl);
    const addresses = addressesOf(settings);
    channels.push(
      inboxChannel(intake, mailer, addresses),
      updateChannel(intake, mailer, addresses),
      confirmationChannel(intake, mailer, addresses),
      infectedChannel(intake, mailer, addresses),
    );
  }
  if (webhookUrl) channels.push(...webhookChannels(intake, webhookUrl, webhookSecret));
  channels.push(...atsChannels(intake, settings));
  return channels;
}

/** The background work of a server. */
export interface BackgroundWork {
  /** Begins it. Only a server that has its port may: another one on the same store would pass entries on twice. */
  start: () => void;
  /** Aborts running work; resolves when it has ended. */
  stop: () => Promise<void>;
}

/**
 * Creates the background work: passing on, scanning, deleting what has expired, the daily summary. Each channel works
 * independently, new entries first; applicants never wait for it.
 *
 * @throws StartError if a file named by a setting is invalid
 */
export function createBackgroundWork(intake: Intake, settings: DeliverySettings): BackgroundWork {
  const channels = createChannels(intake, settings);
  intake.channels = channels.map(({ name }) => name);
  intake.confirms = (entry) =>
    intake.channels.includes(CONFIRMATION_CHANNEL) && isConfirmationPromised(entry);
  intake.store.scheduleBy((entry) => nextDue(intake, channels, entry));
  const stopping = new AbortController();
  const deliveries = channels.map((channel) => new TaskQueue(channelTask(intake, channel), stopping.signal));
  const wake = (reference: string) => {
    for (const queue of deliveries) queue.addFresh(reference);
  };
  const scans = intake.scanner
    ? [new TaskQueue(scanTask(intake, intake.scanner, wake), stopping.signal)]
    : [];
  const queues = [...deliveries, ...scans];
  const reported = new Set<string>();
  const upkeep = housekeeping(intake);
  const mailer = settings.smtpUrl ? createMailer(settings.smtpUrl) : undefined;
  const addresses = addressesOf(settings);
  const summarize = createSummary(intake, addresses, settings.summary ? mailer : undefined);
  const tellOfDeletions = deletionNotices(intake, addresses, mailer);

  const attempt = async (work: () => Promise<void>) => {
    try {
      if (!stopping.signal.aborted) await work();
    } catch (error) {
      intake.log.error({ reason: describeFailure(error) }, 'the store cannot be read');
    }
  };
  let loops: Repeated[] = [];
  intake.onStored = wake;
  return {
    start() {
      // Separate loops, so that one that fails or takes long does not block the other.
      loops = [
        repeat(async () => {
          await attempt(() => upkeep.run(stopping.signal));
          await attempt(() => fillQueues(intake, queues, stopping.signal, reported));
        }),
        repeat(() => attempt(() => summarize(stopping.signal))),
        repeat(() => attempt(() => tellOfDeletions(stopping.signal))),
      ];
    },
    async stop() {
      stopping.abort();
      await Promise.all([
        ...loops.map(({ stop }) => stop()),
        ...queues.map((queue) => queue.idle()),
        upkeep.idle(),
      ]);
    },
  };
}
