import type { Settings } from '../../settings';
import { type AtsSettings, atsChannels } from '../delivery/ats/atsChannels';
import { channelTask } from '../delivery/channelTask';
import { confirmationChannel } from '../delivery/confirmationMail';
import type { DeliveryChannel } from '../delivery/deliveryChannel';
import { describeFailure } from '../delivery/describeFailure';
import { infectedChannel } from '../delivery/infectedMail';
import type { MailAddresses } from '../delivery/mailAddresses';
import { createMailer, type Mailer } from '../delivery/mailer';
import { inboxChannel, updateChannel } from '../delivery/recruiterMail';
import { deletionNotices } from './deletionNotices';
import { createSummary } from './summary';
import { takeUpDue } from './takeUpDue';
import { TaskQueue } from '../delivery/taskQueue';
import { webhookChannels } from '../delivery/webhook';
import type { Intake } from '../intake';
import { housekeeping } from './housekeeping';
import { nextDue } from './nextDue';
import { repeat, type Repeated } from './repeat';
import { scanTask } from '../scan/scanTask';
import { CONFIRMATION_CHANNEL } from '../store/channelNames';
import { isConfirmationPromised } from '../store/owed';

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

/**
 * Time that what is being sent or scanned has to end when the server stops, ms: what is aborted before the receiver has
 * answered is sent again. Part of the time that the server has to end.
 */
const STOP_WORK_MS = 4_000;

/** The background work of a server. */
export interface BackgroundWork {
  /** Begins it. To be called once the server has its port: a start that fails would abandon what it has begun. */
  start: () => void;
  /** Begins nothing more, and aborts what still runs after {@link STOP_WORK_MS}; resolves when all has ended. */
  stop: () => Promise<void>;
}

/**
 * Creates the background work: passing on, scanning, deleting what has expired, the daily summary. Each channel works
 * independently, new entries first; applicants never wait for it.
 *
 * @param stopWorkMs replaced in tests
 * @throws StartError if a file named by a setting is invalid
 */
export function createBackgroundWork(
  intake: Intake,
  settings: DeliverySettings,
  stopWorkMs = STOP_WORK_MS,
): BackgroundWork {
  const channels = createChannels(intake, settings);
  intake.channels = channels.map(({ name }) => name);
  intake.confirms = (entry) =>
    intake.channels.includes(CONFIRMATION_CHANNEL) && isConfirmationPromised(entry);
  intake.store.scheduleBy((entry) => nextDue(intake, entry));
  const stopping = new AbortController();
  const aborting = new AbortController();
  const deliveries = channels.map((channel) => new TaskQueue(channelTask(intake, channel), aborting.signal));
  const wake = (reference: string) => {
    for (const queue of deliveries) queue.addFresh(reference);
  };
  const scans = intake.scanner
    ? [new TaskQueue(scanTask(intake, intake.scanner, wake), aborting.signal)]
    : [];
  const queues = [...deliveries, ...scans];
  const upkeep = housekeeping(intake);
  const sender = settings.smtpUrl ? createMailer(settings.smtpUrl) : undefined;
  // A mail that is being sent has as much time as a delivery, although the work around it ends at once.
  const mailer: Mailer | undefined = sender && { send: (mail) => sender.send(mail, aborting.signal) };
  const addresses = addressesOf(settings);
  const summarize = createSummary(intake, addresses, settings.summary ? mailer : undefined);
  const tellOfDeletions = deletionNotices(intake, addresses, mailer);

  const attempt = async (work: () => Promise<void>) => {
    try {
      if (!stopping.signal.aborted) await work();
    } catch (error) {
      intake.log.error({ reason: describeFailure(error) }, 'work in the background has failed in part');
    }
  };
  let loops: Repeated[] = [];
  intake.onStored = wake;
  return {
    start() {
      // Separate loops, so that one that fails or takes long does not block the others.
      loops = [
        repeat(() => attempt(() => takeUpDue(intake, queues, stopping.signal))),
        repeat(() => attempt(() => upkeep.run(stopping.signal))),
        repeat(() => attempt(() => summarize(stopping.signal))),
        repeat(() => attempt(() => tellOfDeletions(stopping.signal))),
      ];
    },
    async stop() {
      stopping.abort();
      const late = setTimeout(() => aborting.abort(), stopWorkMs);
      await Promise.all([
        ...loops.map(({ stop }) => stop()),
        ...queues.map((queue) => queue.stop()),
        upkeep.idle(),
      ]);
      clearTimeout(late);
    },
  };
}
