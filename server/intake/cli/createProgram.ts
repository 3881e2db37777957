import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import type { Entry } from '../manifest';
import { readReference } from '../reference';
import { expiryOf } from '../retention';
import type { Store } from '../store';
import { entriesAsCsv, entriesAsJson, exportFiles } from './exportEntries';
import { entryTable, listTable, senderOf, statusOf } from './tables';

/** What a command needs of the world; replaced in tests. */
export interface CliWorld {
  openStore: () => Promise<Store>;
  print: (text: string) => void;
  /** Asks a question that is answered with yes or no. */
  confirm: (question: string) => Promise<boolean>;
  now: () => Date;
}

/** A mistake of the person at the terminal: printed as a sentence, exit code 1. */
export class UsageError extends Error {
  override name = 'UsageError';
}

const STATUSES = ['held', 'quarantined', 'unscanned', 'failing', 'delivered', 'infected'];

async function findEntry(store: Store, text: string): Promise<Entry> {
  const reference = readReference(text);
  if (reference === undefined) {
    throw new UsageError(`"${text}" is no reference; one looks like SFF-7K3M2-Q9XPA.`);
  }
  const entry = await store.find(reference);
  if (entry === 'deleted') throw new UsageError(`${reference} was deleted.`);
  if (!entry) throw new UsageError(`${reference} does not exist in ${store.place}; "list" shows what does.`);
  return entry;
}

const matches = (entry: Entry, { status, job }: { status?: string; job?: string }) =>
  (status === undefined || statusOf(entry) === status) &&
  (job === undefined || entry.manifest.job?.id === job);

/** The commands of `npm run applications`. They work on the store while the server runs. */
export function createProgram({ openStore, print, confirm, now }: CliWorld): Command {
  const program = new Command('applications')
    .description('What the intake holds: applications and contact messages.')
    .exitOverride()
    .showHelpAfterError('"npm run applications -- --help" shows all commands.')
    .configureOutput({
      writeOut: (text) => print(text.trimEnd()),
      writeErr: (text) => print(text.trimEnd()),
    });
  const statusOption = () => new Option('-s, --status <status>', 'only those of a status').choices(STATUSES);

  program
    .command('list', { isDefault: true })
    .description('all entries, oldest first')
    .addOption(statusOption())
    .option('-j, --job <id>', 'only those for a job')
    .option('--json', 'as JSON')
    .action(async (options: { status?: string; job?: string; json?: boolean }) => {
      const store = await openStore();
      const entries = (await store.list()).filter((entry) => matches(entry, options));
      if (options.json) return print(entriesAsJson(entries).trimEnd());
      const count = entries.length === 1 ? '1 entry' : `${entries.length} entries`;
      return print(
        entries.length === 0
          ? `Nothing in ${store.place}.`
          : `${listTable(entries)}\n${count} in ${store.place}`,
      );
    });

  program
    .command('show <reference>')
    .description('one entry with everything that is known of it')
    .option('--json', 'as JSON')
    .action(async (text: string, { json }: { json?: boolean }) => {
      const entry = await findEntry(await openStore(), text);
      print(json ? JSON.stringify(entry, null, 2) : entryTable(entry));
    });

  program
    .command('export [references...]')
    .description('entries as CSV or JSON; with a folder also their files')
    .addOption(new Option('-f, --format <format>').choices(['csv', 'json']).default('csv'))
    .addOption(statusOption())
    .option('-j, --job <id>', 'only those for a job')
    .option('-o, --out <folder>', 'write into a folder, with the files')
    .action(
      async (texts: string[], options: { format: string; status?: string; job?: string; out?: string }) => {
        const store = await openStore();
        const chosen =
          texts.length > 0
            ? await Promise.all(texts.map((text) => findEntry(store, text)))
            : await store.list();
        const entries = chosen.filter((entry) => matches(entry, options));
        const text = options.format === 'json' ? entriesAsJson(entries) : entriesAsCsv(entries);
        if (options.out === undefined) return print(text.trimEnd());
        await mkdir(options.out, { recursive: true, mode: 0o700 });
        await writeFile(join(options.out, `applications.${options.format}`), text, { mode: 0o600 });
        const files = await exportFiles(store, entries, options.out);
        return print(`${entries.length} entries and ${files} files written to ${options.out}`);
      },
    );

  program
    .command('retry [references...]')
    .description('pass on again at once what could not be passed on; all of it without references')
    .action(async (texts: string[]) => {
      const store = await openStore();
      const chosen =
        texts.length > 0
          ? await Promise.all(texts.map((text) => findEntry(store, text)))
          : await store.list();
      const failing = chosen.filter((entry) => statusOf(entry) === 'failing');
      const nextAt = now().toISOString();
      for (const { manifest } of failing) {
        await store.changeState(manifest.reference, (state) => {
          const deliveries = Object.entries(state.deliveries).map(([channel, delivery]) => {
            const { isFinal: _final, ...waiting } = delivery;
            return [channel, delivery.deliveredAt === undefined ? { ...waiting, nextAt } : delivery];
          });
          return { ...state, deliveries: Object.fromEntries(deliveries) };
        });
      }
      print(`${failing.length} of ${chosen.length} will be passed on again within a minute.`);
    });

  program
    .command('release <reference>')
    .description('take an entry out of quarantine, or pass one on that no scanner could look at')
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
      print(`${manifest.reference} is out of quarantine.`);
    });

  program
    .command('decide <reference>')
    .description('note that the application was decided today: from now on it is kept for its country’s time')
    .action(async (text: string) => {
      const store = await openStore();
      const { manifest, state } = await findEntry(store, text);
      const decidedAt = now().toISOString();
      await store.changeState(manifest.reference, (current) => ({ ...current, decidedAt }));
      const expiry = expiryOf({ manifest, state: { ...state, decidedAt } })
        .toISOString()
        .slice(0, 10);
      print(`${manifest.reference} is decided and will be deleted on ${expiry}.`);
    });

  program
    .command('delete <reference>')
    .description('remove an entry with its files for good')
    .option('-y, --yes', 'without asking')
    .action(async (text: string, { yes }: { yes?: boolean }) => {
      const store = await openStore();
      const entry = await findEntry(store, text);
      const { reference, files } = entry.manifest;
      const question = `Delete ${reference} of ${senderOf(entry)} with ${files.length} files for good?`;
      if (!yes && !(await confirm(question))) return print('Nothing was deleted.');
      await store.remove(reference);
      return print(`${reference} is deleted.`);
    });

  return program;
}
