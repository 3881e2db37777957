import { until } from '../../../scripts/testbed/until';
import { takeUpDue } from '../../../server/intake/upkeep/takeUpDue';
import { type Outcome, TaskQueue } from '../../../server/intake/delivery/taskQueue';
import { webhookChannels } from '../../../server/intake/delivery/webhook';
import { housekeeping } from '../../../server/intake/upkeep/housekeeping';
import { nextDue } from '../../../server/intake/upkeep/nextDue';
import { clamdScanner } from '../../../server/intake/scan/clamd';
import { type Inspection, StoreUnavailableError } from '../../../server/intake/store/store';
import { applicationForm, post } from './applicationForm';
import { startClamd } from './clamdServer';
import { BY_COMMAND, type IntakeServer, NOW, startIntake } from './intakeServer';
import { dueIn, STORES } from './places';
import { startWebhook } from './webhookServer';
import { deleteExpired, passOn, scanHeld } from './workOnce';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const at = (ms: number) => new Date(NOW.getTime() + ms);

let server: IntakeServer;
afterEach(() => server.stop());

const apply = async (pitch: string) =>
  (await post(server.base, applicationForm({ pitch }))).json.reference ?? '';

describe('reading every entry', () => {
  let steady: number;
  let inspect: jest.SpyInstance<Promise<Inspection>>;
  let look: () => Promise<void>;
  beforeEach(async () => {
    server = await startIntake();
    steady = 1000;
    inspect = jest.spyOn(server.store, 'inspect');
    look = housekeeping(server.intake, () => steady).run;
  });

  /**
   * Runs the housekeeping once, until everything it started has ended. @returns how often all entries were read so far
   */
  async function lookAt(moment: Date): Promise<number> {
    server.setNow(moment);
    await look();
    const ended = () =>
      server.log().match(/"msg":"(?:inspected|the store cannot be inspected)"/g)?.length ?? 0;
    await until(() => ended() === inspect.mock.calls.length);
    // Lets the code after that log line run.
    await new Promise(setImmediate);
    return inspect.mock.calls.length;
  }

  it('happens at the start, which rebuilds an index that is missing', async () => {
    const reference = await apply('eins');
    await server.place.removeMarks();
    expect(await lookAt(NOW)).toBe(1);
    expect(await dueIn(server.store, NOW)).toEqual([reference]);
    expect(server.log()).toContain('"entries":1,"added":1,"superfluous":0,"msg":"inspected"');
  });

  it('happens once a day, by a clock that nobody can set', async () => {
    expect(await lookAt(NOW)).toBe(1);
    expect(await lookAt(at(MINUTE_MS))).toBe(1);
    // By the wall clock, ten days have passed.
    expect(await lookAt(at(10 * DAY_MS))).toBe(1);
    steady += DAY_MS - 1;
    expect(await lookAt(at(10 * DAY_MS))).toBe(1);
    steady += 1;
    expect(await lookAt(at(10 * DAY_MS))).toBe(2);
    expect(await lookAt(at(10 * DAY_MS))).toBe(2);
  });

  it('happens when the clock was put back, and not for the small corrections of every day', async () => {
    expect(await lookAt(at(10 * MINUTE_MS))).toBe(1);
    expect(await lookAt(at(9 * MINUTE_MS))).toBe(1);
    expect(await lookAt(at(8 * MINUTE_MS - 1))).toBe(2);
    expect(await lookAt(at(8 * MINUTE_MS - 1))).toBe(2);
  });

  it('never happens twice at once, however long it takes', async () => {
    let finish = (): void => undefined;
    inspect.mockImplementationOnce(
      () => new Promise((resolve) => (finish = () => resolve({ entries: 0, added: 0, superfluous: 0 }))),
    );
    await look();
    steady += 2 * DAY_MS;
    await look();
    server.setNow(at(-DAY_MS));
    await look();
    expect(inspect).toHaveBeenCalledTimes(1);
    finish();
    expect(await lookAt(at(-DAY_MS))).toBe(1);
    expect(await lookAt(at(-DAY_MS))).toBe(2);
  });

  it('is tried again a minute later where the store could not be read', async () => {
    inspect.mockRejectedValueOnce(new Error('away'));
    expect(await lookAt(NOW)).toBe(1);
    expect(await lookAt(at(MINUTE_MS))).toBe(2);
    expect(await lookAt(at(2 * MINUTE_MS))).toBe(2);
  });
});

it('does its other steps where one fails, and the log says so', async () => {
  server = await startIntake();
  jest.spyOn(server.store, 'clearDead').mockRejectedValue(new StoreUnavailableError('EACCES'));
  const tidied = jest.spyOn(server.store, 'tidy');
  await housekeeping(server.intake).run();
  expect(tidied).toHaveBeenCalled();
  expect(server.log()).toMatch(/"reason":"EACCES","msg":"housekeeping has failed in part"/);
  await until(() => server.log().includes('"msg":"inspected"'));
});

it('passes on the others where the due time of one cannot be changed, and says so once', async () => {
  server = await startIntake();
  await apply('eins');
  await apply('zwei');
  const [sick, well] = await dueIn(server.store, NOW);
  jest.spyOn(server.store, 'reschedule').mockRejectedValue(new StoreUnavailableError('EACCES'));
  const work = jest.fn(async (): Promise<Outcome> => 'next');
  const { signal } = new AbortController();
  const queue = new TaskQueue(
    { name: 'way', isDue: ({ manifest }) => manifest.reference === well, work },
    signal,
  );
  const look = async () => {
    await takeUpDue(server.intake, [queue], signal);
    await queue.idle();
  };
  await look();
  await look();
  expect(work.mock.calls).toEqual([
    [well, signal],
    [well, signal],
  ]);
  expect(server.log().match(new RegExp(`"reference":"${sick}","reason":"EACCES"`, 'g'))).toHaveLength(1);
  expect(server.intake.findings.unqueued).toEqual(new Map([[sick, 'EACCES']]));
});

it('counts an entry that cannot be taken up until it can, also between two looks at the queues', async () => {
  server = await startIntake();
  await apply('eins');
  const health = async () => (await fetch(`${server.base}/api/health`)).json();
  const sick = jest.spyOn(server.store, 'reschedule').mockRejectedValue(new StoreUnavailableError('EACCES'));
  const fill = () => takeUpDue(server.intake, [], new AbortController().signal);
  await fill();
  expect(await health()).toEqual({ status: 'ok', unreadable: 1 });
  await deleteExpired(server.intake);
  expect(await health()).toEqual({ status: 'ok', unreadable: 1 });
  sick.mockRestore();
  await fill();
  expect(await health()).toEqual({ status: 'ok' });
});

it('no longer counts an entry that could not be taken up and was deleted', async () => {
  server = await startIntake();
  const reference = await apply('eins');
  jest.spyOn(server.store, 'reschedule').mockRejectedValue(new StoreUnavailableError('EACCES'));
  const fill = () => takeUpDue(server.intake, [], new AbortController().signal);
  await fill();
  await server.store.remove(reference, BY_COMMAND);
  await fill();
  expect(server.intake.findings.unqueued).toEqual(new Map());
});

it('counts an entry that can be neither deleted nor taken up once', async () => {
  server = await startIntake();
  const reference = await apply('eins');
  server.intake.findings.undeletable = new Map([[reference, 'EACCES']]);
  server.intake.findings.unqueued = new Map([[reference, 'EACCES']]);
  expect(await (await fetch(`${server.base}/api/health`)).json()).toEqual({ status: 'ok', unreadable: 1 });
});

describe.each(STORES)('what was to wait while the clock was 400 days ahead, with the %s', (kind) => {
  beforeEach(async () => {
    server = await startIntake({ kind });
  });
  /** Runs the housekeeping with a corrected clock. */
  async function lookWithRightClock(look: () => Promise<void>): Promise<void> {
    server.setNow(NOW);
    expect(await dueIn(server.store, NOW)).toEqual([]);
    await look();
    await until(() => server.log().includes('"msg":"inspected"'));
  }

  it('is passed on at once', async () => {
    const webhook = await startWebhook();
    const channels = webhookChannels(server.intake, webhook.url, 'a secret of this test');
    server.intake.channels = channels.map(({ name }) => name);
    server.store.scheduleBy((entry) => nextDue(server.intake, entry));
    server.setNow(at(400 * DAY_MS));
    const reference = await apply('eins');
    webhook.status = 500;
    await passOn(server.intake, channels);
    webhook.status = 204;
    await lookWithRightClock(housekeeping(server.intake).run);
    expect(await dueIn(server.store, NOW)).toEqual([reference]);
    await passOn(server.intake, channels);
    expect(webhook.calls).toHaveLength(2);
    expect(await server.store.find(reference)).toMatchObject({
      state: { deliveries: { webhook: { deliveredAt: NOW.toISOString() } } },
    });
    await webhook.stop();
  });

  it('is scanned at once', async () => {
    const clamd = await startClamd();
    server.intake.scanner = clamdScanner(clamd.address);
    server.intake.channels = [];
    server.store.scheduleBy((entry) => nextDue(server.intake, entry));
    server.setNow(at(400 * DAY_MS));
    clamd.mode = 'cut';
    const reference = await apply('eins');
    await scanHeld(server.intake);
    expect(await server.store.find(reference)).toMatchObject({
      state: { scan: 'pending', scanAttempts: { attempts: 1 } },
    });
    clamd.mode = 'scan';
    await lookWithRightClock(housekeeping(server.intake).run);
    expect(await dueIn(server.store, NOW)).toEqual([reference]);
    await scanHeld(server.intake);
    expect(await server.store.find(reference)).toMatchObject({ state: { scan: 'clean' } });
    await clamd.stop();
  });
});
