import { progressOf } from '../../../server/intake/store/progress';
import type { EntryState } from '../../../server/intake/store/manifest';

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
