import type { Command } from 'commander';
import { expiryOf, isInTalentPool, talentPoolUntil } from '../store/expiry';
import type { Entry, EntryState, StateChange } from '../store/manifest';
import { owedChannels, recordedChannels } from '../store/owed';
import { afterStep, type RecruiterStep } from '../store/progress';
import type { Store } from '../store/store';
import { withRecordedUpdate } from '../store/updates';
import {
  chooseReferences,
  deletedError,
  findEntry,
  readEntries,
  type Unreadable,
  UsageError,
} from './chooseEntries';
import { type CliWorld, timeIn, warnOfUnreadable } from './cliWorld';
import { dayOf, statusOf } from './tables';

/**
 * Changes the state of an entry.
 *
 * @param change Gets the current state, which others may have changed since the entry was read; throws a UsageError to
 *   refuse.
 * @returns the state before
 * @throws UsageError also if the entry has been deleted meanwhile
 */
async function changeEntry(store: Store, reference: string, change: StateChange): Promise<EntryState> {
  const before = await store.changeState(reference, change);
  if (!before) throw await deletedError(store, reference);
  return before;
}

/** An application after a step, and its state before. */
interface Recorded {
  entry: Entry;
  before: EntryState;
}

/**
 * Records a step of an application.
 *
 * @throws UsageError for a contact message, and for a withdrawn application, which is neither read nor decided any more
 */
async function recordStep(world: CliWorld, text: string, step: RecruiterStep): Promise<Recorded> {
  const store = await world.openStore();
  const { manifest } = await findEntry(store, text);
  const { kind, reference } = manifest;
  if (kind !== 'application')
    throw new UsageError(
      `${reference} is a contact message: only applications are read, decided or withdrawn.`,
    );
  const time = await timeIn(world, store);
  const before = await changeEntry(store, reference, (state) => {
    if (state.withdrawnAt !== undefined && step !== 'withdraw')
      throw new UsageError(
        `${reference} was withdrawn on ${dayOf(state.withdrawnAt)}: nothing more is recorded about it.`,
      );
    return afterStep(state, step, time);
  });
  return { entry: { manifest, state: afterStep(before, step, time) }, before };
}

/**
 * True if a scan or a delivery of an entry has failed. Also a mail to the applicant that was refused for good: the own
 * mail server may have refused it.
 */
function canBeRetried(entry: Entry): boolean {
  const status = statusOf(entry);
  if (status === 'infected' || status === 'quarantined') return false;
  const { state } = entry;
  const hasFailed = (channel: string) => state.deliveries[channel]?.error !== undefined;
  return status === 'unscanned' || owedChannels(entry, recordedChannels(state)).some(hasFailed);
}

/** The error that names an application as not in the talent pool. */
function notInPoolError(entry: Entry): UsageError {
  const { reference } = entry.manifest;
  const until = talentPoolUntil(entry);
  return new UsageError(
    until
      ? `${reference} has been out of the talent pool since ${dayOf(until)}.`
      : `${reference} was never in the talent pool.`,
  );
}

/** Adds the commands that change entries: retry, release, decide, read, withdraw and leave-pool. */
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
        const before = await store.changeState(
          entry.manifest.reference,
          ({ scanAttempts: _scans, ...state }) => {
            const deliveries = Object.entries(state.deliveries).map(([channel, delivery]) => {
              const { isFinal: _final, ...waiting } = delivery;
              return [channel, delivery.deliveredAt === undefined ? { ...waiting, nextAt } : delivery];
            });
            return { ...state, deliveries: Object.fromEntries(deliveries) };
          },
        );
        if (before) count += 1;
      }
      await print(`${count} of ${references.length} will be tried again within a minute.`);
      warnOfUnreadable(world, unreadable);
    });

  program
    .command('release <reference>')
    .description('release an entry from quarantine, or pass on one that could not be scanned')
    .action(async (text: string) => {
      const store = await openStore();
      const { manifest } = await findEntry(store, text);
      const { reference } = manifest;
      await changeEntry(store, reference, (state) => {
        const isWaiting = ['quarantined', 'unscanned'].includes(statusOf({ manifest, state }));
        if (!isWaiting) throw new UsageError(`${reference} is not in quarantine.`);
        const { scan, ...others } = state;
        const isScanKept = scan !== undefined && state.status === 'quarantined';
        return { ...others, ...(isScanKept ? { scan } : {}), status: 'held' };
      });
      return print(`${reference} is out of quarantine.`);
    });

  program
    .command('decide <reference>')
    .description(
      'record that the application was decided today: it is kept for the retention period of its country',
    )
    .action(async (text: string) => {
      const { entry, before } = await recordStep(world, text, 'decide');
      const expiry = dayOf(expiryOf(entry));
      const since = before.decidedAt === undefined ? '' : ` since ${dayOf(before.decidedAt)}`;
      return print(`${entry.manifest.reference} is decided${since} and will be deleted on ${expiry}.`);
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
        const { entry } = await recordStep(world, text, step);
        return print(`${entry.manifest.reference} is ${sentence}.`);
      });
  }

  program
    .command('leave-pool <reference>')
    .description('record that the applicant has left the talent pool by phone or mail')
    .action(async (text: string) => {
      const store = await openStore();
      const { manifest } = await findEntry(store, text);
      const { reference } = manifest;
      const time = await timeIn(world, store);
      const at = time.toISOString();
      const leave = (state: EntryState): EntryState =>
        withRecordedUpdate({ ...state, poolLeftAt: at }, { kind: 'leftPool', at });
      const before = await changeEntry(store, reference, (state) => {
        if (!isInTalentPool({ manifest, state }, time)) throw notInPoolError({ manifest, state });
        return leave(state);
      });
      const expiry = dayOf(expiryOf({ manifest, state: leave(before) }));
      return print(`${reference} is out of the talent pool and will be deleted on ${expiry}.`);
    });
}
