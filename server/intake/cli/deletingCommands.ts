import type { Command } from 'commander';
import { expiryOf } from '../store/expiry';
import type { Entry } from '../store/manifest';
import { removeOnRequest } from '../store/removeOnRequest';
import { StoreUnavailableError } from '../store/store';
import { excerpts, findDeletable, type Unreadable } from './chooseEntries';
import { type CliWorld, timeIn, warnOfUnreadable } from './cliWorld';
import { listRow, listTables } from './tables';

/** Adds the commands that delete entries: delete and expire. */
export function addDeletingCommands(program: Command, world: CliWorld): void {
  const { openStore, print, warn, confirm, now } = world;

  program
    .command('delete <reference>')
    .description('permanently delete an entry with its files')
    .option('-y, --yes', 'without asking')
    .action(async (text: string, { yes }: { yes?: boolean }) => {
      const store = await openStore();
      const { reference, shown, contact } = await findDeletable(store, text);
      if (!yes && !(await confirm(`Permanently delete ${shown}?`))) return print('Nothing was deleted.');
      const deletion = { at: (await timeIn(world, store)).toISOString(), by: 'command' } as const;
      // Recruiters, who would be told, have nothing to do with contact messages.
      await (contact
        ? removeOnRequest(store, reference, contact, deletion)
        : store.remove(reference, deletion));
      return print(`${reference} is deleted.`);
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
      warnOfUnreadable(world, unreadable, (reference) => `If its time is over, use "delete ${reference}".`);
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
          if (await store.remove(reference, { at: time.toISOString(), by: 'expiry' })) deleted += 1;
        } catch (error) {
          // One such entry, e.g. restored with another owner, must not stop the rest, nor hold automatic deletion.
          if (!(error instanceof StoreUnavailableError)) throw error;
          warn(`${reference} cannot be deleted: ${error.message}.`);
        }
      }
      // Last, so that the question is asked again if the command is interrupted.
      await store.noteTime(time);
      return print(`${deleted} entries were deleted, and the clock is trusted again.`);
    });
}
