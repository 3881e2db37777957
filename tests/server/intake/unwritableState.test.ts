import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { applicationForm, post } from './applicationForm';
import { type IntakeServer, startIntake } from './intakeServer';
import { startWebhook, type WebhookServer } from './webhookServer';

/** User of the passing-on process if the tests run as root, which may write anywhere. */
const NOBODY = 65_534;
const IS_ROOT = process.getuid?.() === 0;

let server: IntakeServer;
let webhook: WebhookServer;
let reference: string;
beforeEach(async () => {
  [server, webhook] = await Promise.all([startIntake(), startWebhook()]);
  const { json } = await post(server.base, applicationForm());
  reference = json.reference ?? '';
  if (IS_ROOT) await giveAway(server.spoolDir);
});
afterEach(async () => {
  await setWritable(true);
  await Promise.all([server.stop(), webhook.stop()]);
});

async function giveAway(path: string): Promise<void> {
  await chown(path, NOBODY, NOBODY);
  if (!(await stat(path)).isDirectory()) return;
  for (const name of await readdir(path)) await giveAway(join(path, name));
}

const setWritable = (isWritable: boolean) =>
  chmod(join(server.spoolDir, 'entries', reference), isWritable ? 0o700 : 0o500);

/** Runs a process that passes on for this many minutes. @returns the number of deliveries, and its error output */
async function passOnFor(
  minutes: number,
  onRequest: (path: string) => Promise<void>,
): Promise<{ delivered: number; errors: string }> {
  webhook.beforeAnswer = onRequest;
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      resolve('tests/server/intake/passOnProcess.ts'),
      server.spoolDir,
      webhook.url,
      String(minutes),
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], ...(IS_ROOT ? { uid: NOBODY, gid: NOBODY } : {}) },
  );
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(errors);
  return { delivered: webhook.calls.filter(({ path }) => path === '/hook').length, errors };
}

it('sends nothing while the attempt cannot be noted, and once when it can', async () => {
  await setWritable(false);
  let before = -1;
  const { delivered, errors } = await passOnFor(12, async (path) => {
    if (path !== '/minute/10') return;
    before = webhook.calls.filter((call) => call.path === '/hook').length;
    await setWritable(true);
  });
  expect(before).toBe(0);
  expect(delivered).toBe(1);
  expect(errors).toContain('an entry could not be passed on');
});

it('does not send again what has arrived although its result could not be noted', async () => {
  const { delivered, errors } = await passOnFor(40, async (path) => {
    if (path === '/hook') await setWritable(false);
    if (path === '/minute/30') await setWritable(true);
  });
  expect(errors).toContain('a delivery result could not be recorded');
  expect(delivered).toBe(1);
  const entry = await server.store.find(reference);
  expect(entry).toMatchObject({
    state: { deliveries: { webhook: { attempts: 1, deliveredAt: '2026-11-21T13:00:00.000Z' } } },
  });
});

it('waits its time after an attempt whose result nobody could note, also in a new process', async () => {
  await passOnFor(1, async (path) => {
    if (path === '/hook') await setWritable(false);
  });
  await setWritable(true);
  // The time of the next attempt was recorded before sending, so nothing is sent now.
  const { delivered } = await passOnFor(1, async () => undefined);
  expect(delivered).toBe(1);
  expect(await server.store.find(reference)).toMatchObject({
    state: { deliveries: { webhook: { attempts: 1, error: 'no result recorded', mayHaveArrived: true } } },
  });
});
