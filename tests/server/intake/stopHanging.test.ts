import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runServer, type ServerProcess } from '../../../scripts/testbed/serverProcess';
import { Spool } from '../../../server/intake/store/spool';
import { createSiteFixture } from '../siteFixture';
import { applicationForm, post } from './applicationForm';
import { startHangingServer } from './hangingServer';
import { BUCKET, startObjectStore } from './objectStoreServer';
import { startWebhook } from './webhookServer';
import { WEBHOOK_SECRET } from './workOnce';

let server: ServerProcess | undefined;
afterEach(() => server?.kill());

it('ends a server on SIGTERM whose mail server and webhook hang, with the attempts noted', async () => {
  const [site, dir, smtp, webhook] = await Promise.all([
    createSiteFixture(),
    mkdtemp(join(tmpdir(), 'sff-intake-')),
    // It sends a greeting and nothing else: the mail would wait ten minutes.
    startHangingServer('220 mail.example ESMTP\r\n'),
    startHangingServer(),
  ]);
  server = await runServer({
    DIST_DIR: site.distDir,
    INTAKE_DIR: dir,
    INTAKE_SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    INTAKE_WEBHOOK_URL: `http://127.0.0.1:${webhook.port}/`,
    INTAKE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  });
  const { json } = await post(`http://127.0.0.1:${await server.listening}`, applicationForm());
  await Promise.all([smtp.connected, webhook.connected]);
  // Before either server closes its connection, and before any of the server's own timeouts.
  expect((await server.stop()).code).toBe(0);
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

it('ends a server on SIGTERM while its object store does not respond', async () => {
  const [site, dir, webhook, objects] = await Promise.all([
    createSiteFixture(),
    mkdtemp(join(tmpdir(), 'sff-intake-')),
    startWebhook(),
    startObjectStore(),
  ]);
  const hanging = new Promise<void>((resolve) => {
    objects.disturb = ({ method, path }) => {
      if (method !== 'PUT' || !path.includes('/claims/')) return undefined;
      resolve();
      return new Promise(() => undefined);
    };
  });
  server = await runServer({
    DIST_DIR: site.distDir,
    INTAKE_DIR: dir,
    INTAKE_STORE: `s3://${BUCKET}/stop`,
    INTAKE_S3_ENDPOINT: objects.url,
    INTAKE_S3_REGION: 'eu-central-1',
    INTAKE_S3_PATH_STYLE: 'yes',
    AWS_ACCESS_KEY_ID: process.env['AWS_ACCESS_KEY_ID'] ?? '',
    AWS_SECRET_ACCESS_KEY: process.env['AWS_SECRET_ACCESS_KEY'] ?? '',
    INTAKE_WEBHOOK_URL: webhook.url,
    INTAKE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  });
  const { status } = await post(`http://127.0.0.1:${await server.listening}`, applicationForm());
  expect(status).toBe(201);
  await hanging;
  // The client of the store would wait three times ten seconds.
  expect((await server.stop()).code).toBe(0);
  expect(server.output()).toContain('the server ends although work is under way');
  await Promise.all([webhook.stop(), site.remove(), rm(dir, { recursive: true })]);
  await objects.kill();
});
