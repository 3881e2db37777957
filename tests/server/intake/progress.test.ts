import { afterStep, progressOf } from '../../../server/intake/store/progress';
import type { Delivery, EntryState } from '../../../server/intake/store/manifest';

const AT = '2026-11-02T10:00:00.000Z';
const HELD: EntryState = { status: 'held', deliveries: {} };

it.each<[string, Partial<EntryState>]>([
  ['arrived', {}],
  ['read', { readAt: AT }],
  ['decided', { readAt: AT, decidedAt: AT }],
  ['infected', { readAt: AT, decidedAt: AT, scan: 'infected' }],
  // Nobody who has withdrawn is asked to apply again.
  ['withdrawn', { readAt: AT, decidedAt: AT, scan: 'infected', withdrawnAt: AT }],
])('an application is %s', (progress, changes) => {
  expect(progressOf({ ...HELD, ...changes })).toBe(progress);
});

const mailed: Delivery = { attempts: 1, nextAt: AT, deliveredAt: AT };
const told = (updates: number): Delivery => ({ ...mailed, updates });
const changed = { kind: 'files', at: AT } as const;

it.each<[string, Partial<EntryState>, Delivery | undefined]>([
  ['not', { deliveries: { recruiter: mailed } }, { ...told(1), attempts: 0 }],
  ['not', { deliveries: { recruiter: mailed, 'recruiter-update': told(1) }, updates: [changed] }, told(2)],
  ['still', { deliveries: { recruiter: mailed }, updates: [changed] }, undefined],
  [
    'still',
    { deliveries: { recruiter: mailed, 'recruiter-update': told(1) }, updates: [changed, changed] },
    told(1),
  ],
  ['still', {}, undefined],
])('recruiters are %s told of a withdrawal that one of them records (%j)', (_word, changes, delivery) => {
  const state = afterStep({ ...HELD, ...changes }, 'withdraw', new Date(AT));
  expect(state.updates?.at(-1)).toEqual({ kind: 'withdrawn', at: AT });
  expect(state.deliveries['recruiter-update']).toEqual(delivery);
});
