import type { Kind } from './types';

/** Each kind once; a missing or unknown one does not compile. */
const KINDS = {
  pages: true,
  legal: true,
  cases: true,
  press: true,
  news: true,
  events: true,
  units: true,
  pairs: true,
  locations: true,
  jobs: true,
  applications: true,
} satisfies Record<Kind, true>;

/** Folder names of the kinds of content, in the order of their schemas. */
export const KIND_NAMES = Object.keys(KINDS) as Kind[];
