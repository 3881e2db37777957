import { type Command, Option } from 'commander';
import type { Entry } from '../store/manifest';
import { othersOf, personOf } from '../store/person';
import type { Store } from '../store/store';
import { isOverdue, retentionProblem } from '../upkeep/retention';
import {
  type Choice,
  chooseReferences,
  excerpts,
  findEntry,
  matches,
  readEntries,
  type Unreadable,
} from './chooseEntries';
import { addFilters, type CliWorld, printPieces, warnOfUnreadable } from './cliWorld';
import {
  deletedSince,
  entriesAsCsv,
  entriesAsJson,
  exportFiles,
  writeTable,
  writingInto,
} from './exportEntries';
import { People } from './people';
import { entryTable, listRow, listTables, withOthers } from './tables';

/** Finds a person's other applications: for a few entries in the index, for many by reading all once. */
async function searchOthers(
  store: Store,
  areFew: boolean,
): Promise<(entry: Entry) => string[] | Promise<string[]>> {
  if (areFew) return (entry) => othersOf(store, entry);
  const people = await People.read(store);
  return ({ manifest }) => people.others(personOf(manifest) ?? '', manifest.reference);
}

/** Adds the commands that change no entry: list, show, export and check. */
export function addReadingCommands(program: Command, world: CliWorld): void {
  const { openStore, print, now, retentionMaxShare } = world;

  addFilters(program.command('list', { isDefault: true }).description('all entries, oldest first'))
    .option('--json', 'as JSON')
    .action(async ({ json, ...choice }: Choice & { json?: boolean }) => {
      const store = await openStore();
      const unreadable: Unreadable[] = [];
      if (json) {
        const references = await chooseReferences(store, [], choice, unreadable);
        await printPieces(world, entriesAsJson(readEntries(store, references)));
        return warnOfUnreadable(world, unreadable);
      }
      let overdue = 0;
      const time = now();
      const people = new People();
      const found = await excerpts(
        store,
        {},
        (entry) => {
          const person = people.add(entry);
          if (!matches(entry, choice)) return undefined;
          if (isOverdue(entry, time)) overdue += 1;
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
      const isFiltered = Object.values(choice).some((value) => value !== undefined);
      const none = isFiltered ? 'No matching entries in' : 'Nothing in';
      await print(rows.length === 0 ? `${none} ${store.place}.` : `${count} in ${store.place}`);
      warnOfUnreadable(world, unreadable);
      const held = await retentionProblem({ store, now: time, overdue, maxShare: retentionMaxShare() });
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
      return print(entryTable(entry, now(), await othersOf(store, entry)));
    });

  addFilters(
    program
      .command('export [references...]')
      .description('entries as CSV or JSON; with --out also their files')
      .addOption(new Option('-f, --format <format>').choices(['csv', 'json']).default('csv')),
  )
    .option('-o, --out <folder>', 'write into a folder, with the files')
    .action(async (texts: string[], options: Choice & { format: string; out?: string }) => {
      const store = await openStore();
      const { format, out, ...choice } = options;
      const unreadable: Unreadable[] = [];
      const references = await chooseReferences(store, texts, choice, unreadable);
      const entries = readEntries(store, references);
      const areFew = texts.length > 0 || choice.person !== undefined;
      const text =
        format === 'json'
          ? entriesAsJson(entries)
          : entriesAsCsv(entries, await searchOthers(store, areFew), now());
      if (out === undefined) {
        await printPieces(world, text);
        return warnOfUnreadable(world, unreadable);
      }
      const damaged: string[] = [];
      const files = await writingInto(out, async () => {
        const count = await exportFiles(store, readEntries(store, references), out, damaged);
        await writeTable(out, `applications.${format}`, text);
        return count;
      });
      warnOfUnreadable(world, unreadable);
      for (const sentence of damaged) world.warn(sentence);
      const deleted = await deletedSince(store, out);
      if (deleted.length > 0)
        await print(
          `${out} still has folders of entries that have been deleted here; delete them too: ${deleted.join(', ')}`,
        );
      return print(`${references.length} entries and ${files} files written to ${out}`);
    });

  program
    .command('check')
    .description('read every entry, list those that cannot be read, and repair the index')
    .action(async () => {
      const store = await openStore();
      const { entries, added, superfluous } = await store.inspect();
      const problems = [...store.problems()].map(([reference, problem]) => ({ reference, problem }));
      warnOfUnreadable(world, problems);
      await print(
        `${entries} entries in ${store.place}, ${problems.length} of them cannot be read; index: ${added} marks added, ${superfluous} superfluous.`,
      );
    });
}
