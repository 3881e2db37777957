import { Option } from 'commander';
import { type Store } from '../store/store';
import { timeToStore } from '../store/timeToStore';

/** Dependencies of the commands; replaced in tests. */
export interface CliWorld {
  openStore: () => Promise<Store>;
  /** Prints a text and a line break; resolves when more can be written. */
  print: (text: string) => void | Promise<void>;
  /** Asks a yes/no question. */
  confirm: (question: string) => Promise<boolean>;
  now: () => Date;
  /** Largest percentage of all entries that may expire at once. */
  retentionMaxShare: () => number;
}

const STATUSES = ['held', 'quarantined', 'unscanned', 'failing', 'delivered', 'infected'];

/** The option that limits a command to entries of one status. */
export const statusOption = () =>
  new Option('-s, --status <status>', 'only entries with this status').choices(STATUSES);

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
