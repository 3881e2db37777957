import type { Command } from 'commander';
import { berlinDay } from '../../../src/lib/berlinDay';
import { afterStep } from '../links/recruiting';
import { isStillNeeded } from '../store/channelNames';
import { expiryOf } from '../store/expiry';
import type { Delivery, Entry } from '../store/manifest';
import type { RecruiterStep } from '../store/progress';
import type { Store } from '../store/store';
import { chooseReferences, findEntry, readEntries, type Unreadable, UsageError } from './chooseEntries';
import { type CliWorld, timeIn, warnOfUnreadable } from './cliWorld';
import { statusOf } from './tables';

/** Day in Berlin of a moment, as YYYY-MM-DD: pages and mails tell the same one. */
const dayOf = (moment: string | Date) => berlinDay(new Date(moment).getTime());

/**
 * Finds an application for a step.
 *
 * @throws UsageError for a contact message, and for a withdrawn application, which is neither read nor decided any more
 */
async function findApplication(store: Store, text: string, step: RecruiterStep): Promise<Entry> {
  const entry = await findEntry(store, text);
  const { kind, reference } = entry.manifest;
  const { withdrawnAt } = entry.state;
  if (kind !== 'application')
    throw new UsageError(
      `${reference} is a contact message: only applications are read, decided or withdrawn.`,
    );
  if (withdrawnAt !== undefined && step !== 'withdraw')
    throw new UsageError(
      `${reference} was withdrawn on ${dayOf(withdrawnAt)}: nothing more is recorded about it.`,
    );
  return entry;
}

/**
 * True if a scan or a delivery of an entry has failed. Also a mail to the applicant that was refused for good: the own
 * mail server may have refused it.
 */
function canBeRetried(entry: Entry): boolean {
  const status = statusOf(entry);
  if (status === 'infected' || status === 'quarantined') return false;
  const hasFailed = ([channel, { deliveredAt, error, isFinal }]: [string, Delivery]) =>
    isStillNeeded(channel, entry.state) &&
    deliveredAt === undefined &&
    (error !== undefined || isFinal === true);
  return status === 'unscanned' || Object.entries(entry.state.deliveries).some(hasFailed);
}

/** Adds the commands that change entries: retry, release, decide, read and withdraw. */
export function addChangingCommands(program: Command, world: CliWorld): void {
  const { openStore, print, now } = world;

  program
    .command('retry [references...]')
    .description('retry failed deliveries and scans at once; without references, of all entries')
    .action(async (texts: string[]) => {
      const store = await openStore();
      const unreadable: Unreadable[] = [];
      const references = await chooseReferences(store, texts, {}, unreadable);
      const nextAt = now().toISOString();
      let count = 0;
      for await (const entry of readEntries(store, references)) {
        if (!canBeRetried(entry)) continue;
        count += 1;
        await store.changeState(entry.manifest.reference, ({ scanAttempts: _scans, ...state }) => {
          const deliveries = Object.entries(state.deliveries).map(([channel, delivery]) => {
            const { isFinal: _final, ...waiting } = delivery;
            return [channel, delivery.deliveredAt === undefined ? { ...waiting, nextAt } : delivery];
          });
          return { ...state, deliveries: Object.fromEntries(deliveries) };
        });
      }
      await print(`${count} of ${references.length} will be tried again within a minute.`);
      warnOfUnreadable(world, unreadable);
    });

  program
    .command('release <reference>')
    .description('release an entry from quarantine, or pass on one that could not be scanned')
    .action(async (text: string) => {
      const store = await openStore();
      const { manifest, state } = await findEntry(store, text);
      const isWaiting = ['quarantined', 'unscanned'].includes(statusOf({ manifest, state }));
      if (!isWaiting) throw new UsageError(`${manifest.reference} is not in quarantine.`);
      await store.changeState(manifest.reference, ({ scan, ...current }) => ({
        ...current,
        ...(scan === undefined || state.status === 'held' ? {} : { scan }),
        status: 'held',
      }));
      return print(`${manifest.reference} is out of quarantine.`);
    });

  program
    .command('decide <reference>')
    .description(
      'record that the application was decided today: it is kept for the retention period of its country',
    )
    .action(async (text: string) => {
      const store = await openStore();
      const { manifest, state } = await findApplication(store, text, 'decide');
      const time = await timeIn(world, store);
      await store.changeState(manifest.reference, (current) => afterStep(current, 'decide', time));
      const expiry = dayOf(expiryOf({ manifest, state: afterStep(state, 'decide', time) }));
      const since = state.decidedAt === undefined ? '' : ` since ${dayOf(state.decidedAt)}`;
      return print(`${manifest.reference} is decided${since} and will be deleted on ${expiry}.`);
    });

  for (const [step, description, sentence] of [
    [
      'read',
      'record that the application has been read, which the applicant’s page shows',
      'recorded as read',
    ],
    [
      'withdraw',
      'record that the applicant has withdrawn by phone or mail: kept as long as a decided one',
      'recorded as withdrawn',
    ],
  ] as const) {
    program
      .command(`${step} <reference>`)
      .description(description)
      .action(async (text: string) => {
        const store = await openStore();
        const { manifest } = await findApplication(store, text, step);
        const time = await timeIn(world, store);
        await store.changeState(manifest.reference, (state) => afterStep(state, step, time));
        return print(`${manifest.reference} is ${sentence}.`);
      });
  }
}
