import type { Delivery, Entry, EntryState, Manifest } from '../../../server/intake/store/manifest';
import { nextDue } from '../../../server/intake/upkeep/nextDue';
import { madeEntry } from './madeEntry';

const NOW = new Date('2026-11-21T13:00:00.000Z');
const ARRIVAL = '2026-11-20T13:00:00.001Z';
const later = (ms: number) => new Date(NOW.getTime() + ms).toISOString();
const HOUR_MS = 3_600_000;
const IN_AN_HOUR = later(HOUR_MS);
/** The end of the periods of an application that nobody has decided, and of a contact message. */
const EXPIRY = { application: '2027-11-20T22:59:00.000Z', contact: '2027-05-20T21:59:00.000Z' };
const ALL = [
  'recruiter',
  'recruiter-update',
  'confirmation',
  'infected',
  'webhook',
  'webhook-update',
  'lever',
];

const entryOf = (state: Partial<EntryState>, kind: Manifest['kind'] = 'application'): Entry =>
  madeEntry({ kind, receivedAt: ARRIVAL }, state);
const delivered: Delivery = { attempts: 1, nextAt: ARRIVAL, deliveredAt: ARRIVAL };
const failing = (nextAt: string): Delivery => ({ attempts: 1, nextAt, error: 'answer 451' });
const all = Object.fromEntries(
  ['recruiter', 'confirmation', 'webhook', 'lever'].map((name) => [name, delivered]),
);
const dueWith = (channels: string[], entry: Entry) =>
  nextDue({ channels, now: () => NOW }, entry).toISOString();

describe('a server without any channel leaves what another one has to pass on', () => {
  it.each<[string, Partial<EntryState>, string]>([
    ['that was never tried, for an hour', { channels: ['recruiter'] }, IN_AN_HOUR],
    ['that could not be passed on, for an hour', { deliveries: { recruiter: failing(ARRIVAL) } }, IN_AN_HOUR],
    [
      'that waits for longer, until its next attempt',
      { deliveries: { recruiter: failing(later(2 * HOUR_MS)) } },
      later(2 * HOUR_MS),
    ],
    [
      'that was given up, to retry',
      { deliveries: { recruiter: { ...failing(ARRIVAL), isFinal: true } } },
      '',
    ],
    [
      'an update, for an hour',
      { channels: ALL, deliveries: all, updates: [{ kind: 'files', at: ARRIVAL }] },
      IN_AN_HOUR,
    ],
    ['a scan, for an hour', { scan: 'pending' }, IN_AN_HOUR],
    [
      'a scan that was given up, to release',
      { scan: 'pending', scanAttempts: { ...failing(ARRIVAL), isFinal: true } },
      '',
    ],
    ['nothing that all have got', { channels: ALL, deliveries: all }, ''],
    ['nothing in quarantine', { channels: ALL, status: 'quarantined' }, '2026-12-20T13:00:00.001Z'],
  ])('%s', (_what, state, due) => {
    expect(dueWith([], entryOf(state))).toBe(due || EXPIRY.application);
  });

  it('nothing of a contact message beyond its mail and the webhook', () => {
    const { recruiter, webhook } = all;
    const state = {
      channels: ALL,
      deliveries: { ...(recruiter && { recruiter }), ...(webhook && { webhook }) },
    };
    expect(dueWith([], entryOf(state, 'contact'))).toBe(EXPIRY.contact);
  });
});

it('a server without any channel, which took an application of which none is recorded, leaves it for an hour on its first day', () => {
  expect(dueWith([], entryOf({ channels: [] }))).toBe(IN_AN_HOUR);
  const nextDay = nextDue({ channels: [], now: () => new Date(later(1)) }, entryOf({ channels: [] }));
  expect(nextDay.toISOString()).toBe(EXPIRY.application);
});

it('a server with the channel has it due at once, or at its next attempt', () => {
  expect(dueWith(['recruiter'], entryOf({ channels: ['recruiter'] }))).toBe(ARRIVAL);
  const soon = later(60_000);
  expect(dueWith(['recruiter'], entryOf({ deliveries: { recruiter: failing(soon) } }))).toBe(soon);
  expect(dueWith(['recruiter'], entryOf({ channels: ALL }))).toBe(ARRIVAL);
});
