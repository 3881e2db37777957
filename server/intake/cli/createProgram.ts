import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import { afterStep } from '../links/recruiting';
import { retentionProblem } from '../upkeep/retention';
import type { Entry } from '../store/manifest';
import { type Store, StoreUnavailableError } from '../store/store';
import {
  type Choice,
  chooseReferences,
  excerpts,
  findDeletable,
  findEntry,
  matches,
  readEntries,
  type Unreadable,
  UsageError,
} from './chooseEntries';
import { entriesAsCsv, entriesAsJson, exportFiles } from './exportEntries';
import { People } from './people';
import { entryTable, listRow, listTables, statusOf, withOthers } from './tables';
import { expiryOf } from '../store/expiry';
import { timeToStore } from '../store/timeToStore';

/** Dependencies of the commands; replaced in tests. */
export interface CliWorld {
  openStore: () => Promise<Store>;
  /** Prints a text and a line break; resolves when more can be written. */
  print: (text: string) => unknown;
  /** Asks a yes/no question. */
  confirm: (question: string) => Promise<boolean>;
  now: () => Date;
  /** Largest percentage of all entries that may expire at once. */
  retentionMaxShare: () => number;
}

const STATUSES = ['held', 'quarantined', 'unscanned', 'failing', 'delivered', 'infected'];

/** The commands of `npm run applications`. They can be used while the server is running. */
export function createProgram(world: CliWorld): Command {
  const { openStore, confirm, now, retentionMaxShare } = world;
  const print = async (text: string): Promise<void> => {
    await world.print(text);
  };
  const program = new Command('applications')
    .description('Lists and manages the applications and contact messages in the intake.')
    .exitOverride()
    .showHelpAfterError('"npm run applications -- --help" shows all commands.')
    .configureOutput({
      writeOut: (text) => void print(text.trimEnd()),
      writeErr: (text) => void print(text.trimEnd()),
    });
  // Prints a text that arrives in pieces, without its final line break.
  const printAll = async (pieces: AsyncIterable<string>) => {
    let before = '';
    for await (const piece of pieces) {
      const lines = `${before}${piece}`;
      const end = lines.lastIndexOf('\n');
      before = lines.slice(end + 1);
      if (end >= 0) await print(lines.slice(0, end));
    }
    if (before !== '') await print(before);
  };
  const timeIn = async (store: Store) => timeToStore({ now, lastSeen: await store.lastSeen() });
  const statusOption = () =>
    new Option('-s, --status <status>', 'only entries with this status').choices(STATUSES);

  program
    .command('list', { isDefault: true })
    .description('all entries, oldest first')
    .addOption(statusOption())
    .option('-j, --job <id>', 'only entries for this job')
    .option('--json', 'as JSON')
    .action(async ({ json, ...choice }: Choice & { json?: boolean }) => {
      const store = await openStore();
      const unreadable: Unreadable[] = [];
      if (json) {
        const references = await chooseReferences(store, [], choice, unreadable);
        return printAll(entriesAsJson(readEntries(store, references)));
      }
      let expired = 0;
      const time = now();
      const people = new People();
      const found = await excerpts(
        store,
        {},
        (entry) => {
          const person = people.add(entry);
          if (!matches(entry, choice)) return undefined;
          if (expiryOf(entry) <= time) expired += 1;
          return { person, row: listRow(entry) };
        },
        unreadable,
      );
      // Only complete once all entries have been read.
      const rows = found.flatMap((one) =>
        one ? [withOthers(one.row, people.others(one.person, one.row[0]))] : [],
      );
      const count = rows.length === 1 ? '1 entry' : `${rows.length} entries`;
      for (const table of listTables(rows)) await print(table);
      await print(rows.length === 0 ? `Nothing in ${store.place}.` : `${count} in ${store.place}`);
      for (const { reference, problem } of unreadable)
        await print(`${reference} cannot be read: ${problem}.`);
      const held = await retentionProblem({ store, now: time, expired, maxShare: retentionMaxShare() });
      if (held !== undefined) await print(held);
    });

  program
    .command('show <reference>')
    .description('one entry with all its data')
    .option('--json', 'as JSON')
    .action(async (text: string, { json }: { json?: boolean }) => {
      const store = await openStore();
      const entry = await findEntry(store, text);
      if (json) return print(JSON.stringify(entry, null, 2));
      const people = await People.read(store);
      return print(entryTable(entry, people.others(people.add(entry), entry.manifest.reference)));
    });

  program
    .command('export [references...]')
    .description('entries as CSV or JSON; with --out also their files')
    .addOption(new Option('-f, --format <format>').choices(['csv', 'json']).default('csv'))
    .addOption(statusOption())
    .option('-j, --job <id>', 'only entries for this job')
    .option('-o, --out <folder>', 'write into a folder, with the files')
    .action(async (texts: string[], options: Choice & { format: string; out?: string }) => {
      const store = await openStore();
      const { format, out, ...choice } = options;
      const unreadable: Unreadable[] = [];
      const references = await chooseReferences(store, texts, choice, unreadable);
      const entries = readEntries(store, references);
      const text =
        format === 'json' ? entriesAsJson(entries) : entriesAsCsv(entries, await People.read(store));
      if (out === undefined) return printAll(text);
      await mkdir(out, { recursive: true, mode: 0o700 });
      await writeFile(join(out, `applications.${format}`), text, { mode: 0o600 });
      const damaged: string[] = [];
      const files = await exportFiles(store, readEntries(store, references), out, damaged);
      for (const { reference, problem } of unreadable)
        await print(`${reference} cannot be read: ${problem}.`);
      for (const sentence of damaged) await print(sentence);
      return print(`${references.length} entries and ${files} files written to ${out}`);
    });

  program
    .command('retry [references...]')
    .description('retry failed deliveries and scans at once; without references, of all entries')
    .action(async (texts: string[]) => {
      const store = await openStore();
      const references = await chooseReferences(store, texts, {});
      const nextAt = now().toISOString();
      let count = 0;
      for await (const entry of readEntries(store, references)) {
        if (!['failing', 'unscanned'].includes(statusOf(entry))) continue;
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
      const { manifest, state } = await findEntry(store, text);
      const time = await timeIn(store);
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
        const { manifest } = await findEntry(store, text);
        const time = await timeIn(store);
        await store.changeState(manifest.reference, (state) => afterStep(state, step, time));
        return print(`${manifest.reference} is ${sentence}.`);
      });
  }

  program
    .command('delete <reference>')
    .description('permanently delete an entry with its files')
    .option('-y, --yes', 'without asking')
    .action(async (text: string, { yes }: { yes?: boolean }) => {
      const store = await openStore();
      const { reference, shown } = await findDeletable(store, text);
      if (!yes && !(await confirm(`Permanently delete ${shown}?`))) return print('Nothing was deleted.');
      await store.remove(reference);
      return print(`${reference} is deleted.`);
    });

  program
    .command('check')
    .description('read every entry, list those that cannot be read, and repair the index')
    .action(async () => {
      const store = await openStore();
      const { entries, added, superfluous } = await store.inspect();
      const problems = [...store.problems()];
      for (const [reference, problem] of problems) await print(`${reference} cannot be read: ${problem}.`);
      await print(
        `${entries} entries in ${store.place}, ${problems.length} of them cannot be read; index: ${added} marks added, ${superfluous} superfluous.`,
      );
    });

  program
    .command('expire')
    .description('ask whether the clock is right, then delete expired entries')
    .option('-y, --yes', 'without asking')
    .action(async ({ yes }: { yes?: boolean }) => {
      const store = await openStore();
      const time = now();
      const seen = await store.lastSeen();
      let all = 0;
      const unreadable: Unreadable[] = [];
      const find = (entry: Entry) => {
        all += 1;
        return expiryOf(entry) <= time ? listRow(entry) : undefined;
      };
      const found = await excerpts(store, {}, find, unreadable);
      for (const { reference, problem } of unreadable)
        await print(
          `${reference} cannot be read: ${problem}. If its time is over, use "delete ${reference}".`,
        );
      const rows = found.filter((row) => row !== undefined);
      for (const table of listTables(rows)) await print(table);
      const last = seen ? `; the last time recorded here is ${seen.toISOString()}` : '';
      await print(`The clock says ${time.toISOString()}${last}.`);
      const question =
        rows.length === 0
          ? 'Nothing has expired. Is the clock right?'
          : `Is the clock right, and should ${rows.length} of ${all} entries be permanently deleted?`;
      if (!yes && !(await confirm(question))) return print('Nothing was deleted.');
      let deleted = 0;
      for (const [reference] of rows) {
        try {
          if (await store.remove(reference)) deleted += 1;
        } catch (error) {
          // One such entry, e.g. restored with another owner, must not stop the rest, nor hold automatic deletion.
          if (!(error instanceof StoreUnavailableError)) throw error;
          await print(`${reference} cannot be deleted: ${error.message}.`);
        }
      }
      // Last, so that the question is asked again if the command is interrupted.
      await store.noteTime(time);
      return print(`${deleted} entries were deleted, and the clock is trusted again.`);
    });

  return program;
}
