import type { Source } from './sources';

/** Anchors defined in a file, in page order. */
export function anchorsOf({ facts }: Source): string[] {
  return (facts.uses.anchors ?? []).map(([, anchor]) => anchor);
}
