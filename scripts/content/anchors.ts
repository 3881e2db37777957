import type { Source } from './sources';

/** The anchors a file defines, in the order of the page. */
export function anchorsOf({ facts }: Source): string[] {
  return (facts.uses.anchors ?? []).map(([, anchor]) => anchor);
}
