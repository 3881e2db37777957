/** @jest-environment node */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { serverPrograms } from '../../../scripts/testbed/serverPrograms';
import { Spool } from '../../../server/intake/store/spool';
import { createSiteFixture } from '../siteFixture';
import { applicationForm, post } from './applicationForm';
import { startHangingServer } from './hangingServer';

let child: ChildProcessByStdio<null, Readable, null> | undefined;
afterEach(() => child?.kill('SIGKILL'));

it('ends a server on SIGTERM whose mail server and webhook hang, with the attempts noted', async () => {
  const [site, dir, smtp, webhook, programs] = await Promise.all([
    createSiteFixture(),
    mkdtemp(join(tmpdir(), 'sff-intake-')),
    // It sends a greeting and nothing else: the mail would wait a minute.
    startHangingServer('220 mail.example ESMTP\r\n'),
    startHangingServer(),
    serverPrograms(join(__dirname, '../../..')),
  ]);
  child = spawn(process.execPath, [programs.main], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DIST_DIR: site.distDir,
      INTAKE_DIR: dir,
      INTAKE_SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      INTAKE_WEBHOOK_URL: `http://127.0.0.1:${webhook.port}/`,
      INTAKE_WEBHOOK_SECRET: 'a secret for tests of webhooks, long enough',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  let output = '';
  const { stdout } = child;
  stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  while (!output.includes('Ctrl-C')) await once(stdout, 'data');
  const base = /http:\/\/[^/\s]+/.exec(output)?.[0] ?? '';
  const { json } = await post(base, applicationForm());
  await Promise.all([smtp.connected, webhook.connected]);
  child.kill('SIGTERM');
  // Before either server closes its connection, and before any timeout of ours.
  expect(await exit).toEqual([0, null]);
  const store = new Spool(dir, { minFreeBytes: 0 });
  const entry = await store.find(json.reference ?? '');
  expect(entry).toMatchObject({
    state: {
      deliveries: {
        recruiter: { attempts: 1, error: 'the server was stopped' },
        webhook: { attempts: 1, error: 'the server was stopped' },
      },
    },
  });
  await Promise.all([smtp.stop(), webhook.stop(), site.remove(), rm(dir, { recursive: true })]);
});
