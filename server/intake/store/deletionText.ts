import type { Deletion } from './manifest';

const WAYS: readonly Deletion['by'][] = ['link', 'command', 'expiry'];

/** The text of a deleted entry's mark, e.g. `2026-11-21T13:00:00.000Z link`. */
export const deletionText = ({ at, by }: Deletion) => `${at} ${by}`;

/** Reads the text of a mark; undefined if it does not say when and how, like those of older versions. */
export function readDeletion(text: string): Deletion | undefined {
  const [at = '', way] = text.split(' ');
  const by = WAYS.find((known) => known === way);
  return by === undefined || Number.isNaN(Date.parse(at)) ? undefined : { at, by };
}
