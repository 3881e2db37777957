import { channelTask } from '../../../server/intake/delivery/channelTask';
import type { DeliveryChannel } from '../../../server/intake/delivery/deliveryChannel';
import { StoreUnavailableError } from '../../../server/intake/store/store';
import { applicationForm, post } from './applicationForm';
import { type IntakeServer, NOW, startIntake } from './intakeServer';

let server: IntakeServer;
let reference: string;
beforeEach(async () => {
  server = await startIntake();
  reference = (await post(server.base, applicationForm())).json.reference ?? '';
});
afterEach(() => server.stop());

/** Delivers, after which the store refuses this many writes. @returns what was sent, and the task that sends */
function taskWith(refusals: number, recordPausesMs: readonly number[]) {
  const sent: string[] = [];
  const change = server.store.changeState.bind(server.store);
  let left = 0;
  jest.spyOn(server.store, 'changeState').mockImplementation(async (...args) => {
    if (left === 0) return change(...args);
    left -= 1;
    throw new StoreUnavailableError('away');
  });
  const channel: DeliveryChannel = {
    name: 'recruiter',
    deliver: async ({ manifest }) => {
      sent.push(manifest.reference);
      left = refusals;
    },
  };
  const task = channelTask(server.intake, channel, { recordPausesMs });
  return { sent, work: (signal = new AbortController().signal) => task.work(reference, signal) };
}

it('records a result before another server may take the entry, although the store refuses it at first', async () => {
  const { sent, work } = taskWith(2, [1, 1]);
  await work();
  expect(sent).toEqual([reference]);
  expect(await server.store.find(reference)).toMatchObject({
    state: { deliveries: { recruiter: { attempts: 1, deliveredAt: NOW.toISOString() } } },
  });
  expect(server.log()).not.toContain('a delivery result could not be recorded');
});

it('does not wait for the store while the server is stopped', async () => {
  const { work } = taskWith(3, [1, 3_600_000]);
  const stopping = new AbortController();
  const working = work(stopping.signal);
  setTimeout(() => stopping.abort(), 50);
  await working;
  expect(server.log()).toContain('a delivery result could not be recorded');
});
