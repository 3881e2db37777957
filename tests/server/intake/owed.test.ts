import { statusOf } from '../../../server/intake/cli/tables';
import type { Delivery, Entry, EntryState } from '../../../server/intake/store/manifest';
import { owedChannels } from '../../../server/intake/store/owed';
import { madeEntry } from './madeEntry';

const AT = '2026-11-20T13:00:00.000Z';
const entryOf = (state: Partial<EntryState>): Entry => madeEntry({ receivedAt: AT }, state);
const delivered: Delivery = { attempts: 1, nextAt: AT, deliveredAt: AT };
const failing: Delivery = { attempts: 1, nextAt: AT, error: 'answer 451' };
const refused: Delivery = { ...failing, error: 'answer 422', isFinal: true };
const channels = ['recruiter', 'webhook', 'recruiter-update'];
const updates = [{ kind: 'withdrawn', at: AT } as const];

it.each<[string, Partial<EntryState>, string[], string]>([
  ['nothing was tried', {}, ['recruiter', 'webhook'], 'held'],
  ['one channel has never tried it', { deliveries: { recruiter: delivered } }, ['webhook'], 'held'],
  ['one fails', { deliveries: { recruiter: delivered, webhook: failing } }, ['webhook'], 'failing'],
  ['one has refused it', { deliveries: { recruiter: delivered, webhook: refused } }, ['webhook'], 'failing'],
  ['all have got it', { deliveries: { recruiter: delivered, webhook: delivered } }, [], 'delivered'],
  [
    'one has refused it, and it was decided',
    { decidedAt: AT, deliveries: { recruiter: delivered, webhook: refused } },
    [],
    'delivered',
  ],
  [
    'it was decided and withdrawn, of which nobody could be told',
    {
      decidedAt: AT,
      withdrawnAt: AT,
      updates,
      deliveries: { recruiter: delivered, webhook: refused, 'recruiter-update': failing },
    },
    ['recruiter-update'],
    'failing',
  ],
])('an application is owed to those who need it and have not got it: %s', (_case, state, owed, status) => {
  const entry = entryOf({ channels, ...state });
  expect(owedChannels(entry, channels)).toEqual(owed);
  expect(statusOf(entry)).toBe(status);
});

it('is delivered although the address of the applicant refuses the confirmation', () => {
  const deliveries = { recruiter: delivered, confirmation: refused };
  expect(statusOf(entryOf({ channels: ['recruiter', 'confirmation'], deliveries }))).toBe('delivered');
});
