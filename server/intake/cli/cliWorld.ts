import { type Command, InvalidArgumentError, Option } from 'commander';
import { PROGRESS } from '../store/progress';
import { type Store } from '../store/store';
import { timeToStore } from '../store/timeToStore';
import type { Unreadable } from './chooseEntries';

/** Dependencies of the commands; replaced in tests. */
export interface CliWorld {
  openStore: () => Promise<Store>;
  /** Prints a text and a line break; resolves when more can be written. */
  print: (text: string) => void | Promise<void>;
  /** Prints a problem beside the output; the command then ends with exit code 1. */
  warn: (text: string) => void;
  /** Asks a yes/no question. */
  confirm: (question: string) => Promise<boolean>;
  now: () => Date;
  /** Largest percentage of all entries that may expire at once. */
  retentionMaxShare: () => number;
}

/**
 * Names the entries that are left out because they cannot be read.
 * @param advice what to do about one of them, as a sentence
 */
export function warnOfUnreadable(
  { warn }: Pick<CliWorld, 'warn'>,
  unreadable: readonly Unreadable[],
  advice?: (reference: string) => string,
): void {
  for (const { reference, problem } of unreadable)
    warn([`${reference} cannot be read: ${problem}.`, advice?.(reference)].filter(Boolean).join(' '));
}

const STATUSES = ['held', 'quarantined', 'unscanned', 'failing', 'delivered', 'infected'];

/** @throws InvalidArgumentError for a text without letters or digits, which would be part of every name */
function readPerson(text: string): string {
  if (!/[\p{L}\p{N}]/u.test(text)) throw new InvalidArgumentError('It needs a name or an address.');
  return text;
}

/** Adds the options that limit a command to some entries, named as in `Choice`. */
export const addFilters = (command: Command): Command =>
  command
    .addOption(new Option('-s, --status <status>', 'only entries with this status').choices(STATUSES))
    .addOption(new Option('--progress <progress>', 'only applications with this progress').choices(PROGRESS))
    .option('-j, --job <id>', 'only entries for this job')
    .option('-p, --person <text>', 'only entries of this person, by parts of name or address', readPerson);

/** Prints a text that arrives in pieces, without its final line break. */
export async function printPieces({ print }: CliWorld, pieces: AsyncIterable<string>): Promise<void> {
  let before = '';
  for await (const piece of pieces) {
    const lines = `${before}${piece}`;
    const end = lines.lastIndexOf('\n');
    before = lines.slice(end + 1);
    if (end >= 0) await print(lines.slice(0, end));
  }
  if (before !== '') await print(before);
}

/** The time to record in a store: never earlier than one that it has recorded already. */
export const timeIn = async ({ now }: CliWorld, store: Store) =>
  timeToStore({ now, lastSeen: await store.lastSeen() });
