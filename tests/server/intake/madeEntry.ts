import type { Entry, EntryState, Manifest } from '../../../server/intake/store/manifest';

/** Makes the manifest of an application without content, with changes. */
export const madeManifest = (changes: Partial<Manifest> = {}): Manifest => ({
  version: 1,
  kind: 'application',
  reference: 'SFF-00000-00000',
  receivedAt: '2026-11-21T13:00:00.000Z',
  locale: 'de',
  fields: {},
  consent: { privacyNotice: true, talentPool: false },
  files: [],
  keyHash: '',
  contentHash: '',
  spam: { score: 0, reasons: [] },
  ...changes,
});

/** Makes an entry that nobody has worked on, without a store. */
export const madeEntry = (manifest: Partial<Manifest> = {}, state: Partial<EntryState> = {}): Entry => ({
  manifest: madeManifest(manifest),
  state: { status: 'held', deliveries: {}, ...state },
});
