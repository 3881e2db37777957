import type { Command } from 'commander';
import { afterStep } from '../links/recruiting';
import { expiryOf } from '../store/expiry';
import type { Delivery, Entry } from '../store/manifest';
import type { Store } from '../store/store';
import { chooseReferences, findEntry, readEntries, type Unreadable, UsageError } from './chooseEntries';
import { type CliWorld, timeIn, warnOfUnreadable } from './cliWorld';
import { statusOf } from './tables';

/** Finds an application; contact messages are neither read, decided nor withdrawn. @throws UsageError */
async function findApplication(store: Store, text: string): Promise<Entry> {
  const entry = await findEntry(store, text);
  const { kind, reference } = entry.manifest;
  if (kind !== 'application')
    throw new UsageError(
      `${reference} is a contact message: only applications are read, decided or withdrawn.`,
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
  const hasFailed = ({ deliveredAt, error, isFinal }: Delivery) =>
    deliveredAt === undefined && (error !== undefined || isFinal === true);
  return status === 'unscanned' || Object.values(entry.state.deliveries).some(hasFailed);
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
      const { manifest, state } = await findApplication(store, text);
      const time = await timeIn(world, store);
      await store.changeState(manifest.reference, (current) => afterStep(current, 'decide', time));
      const expiry = expiryOf({ manifest, state: afterStep(state, 'decide', time) })
        .toISOString()
        .slice(0, 10);
      const since = state.decidedAt === undefined ? '' : ` since ${state.decidedAt.slice(0, 10)}`;
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
        const { manifest } = await findApplication(store, text);
        const time = await timeIn(world, store);
        await store.changeState(manifest.reference, (state) => afterStep(state, step, time));
        return print(`${manifest.reference} is ${sentence}.`);
      });
  }
}
