import { until } from '../../../scripts/testbed/until';
import { runServer, type ServerProcess } from '../../../scripts/testbed/serverProcess';
import { createSiteFixture, type SiteFixture } from '../siteFixture';
import { applicationForm, post } from './applicationForm';
import { type IntakeServer, startIntake } from './intakeServer';
import { startWebhook, type WebhookServer } from './webhookServer';
import { WEBHOOK_SECRET } from './workOnce';

/** Files that a server keeps for later before it listens, which takes it a while. */
const HASHED = Object.fromEntries(
  Array.from({ length: 1500 }, (_, number) => [
    `assets/part.${number.toString(16).padStart(8, '0')}.js`,
    `export default ${number};\n`,
  ]),
);

let server: IntakeServer;
let webhook: WebhookServer;
let site: SiteFixture;
const started: ServerProcess[] = [];
beforeEach(async () => {
  [server, webhook, site] = await Promise.all([startIntake(), startWebhook(), createSiteFixture(HASHED)]);
});
afterEach(async () => {
  await Promise.all(started.map((process) => process.kill()));
  await Promise.all([server.stop(), webhook.stop(), site.remove()]);
});

async function run(environment: Record<string, string>): Promise<ServerProcess> {
  const process = await runServer({
    DIST_DIR: site.distDir,
    INTAKE_DIR: server.spoolDir,
    INTAKE_SECRET: server.intake.secret,
    INTAKE_WEBHOOK_URL: webhook.url,
    INTAKE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    HOST: '127.0.0.1',
    ...environment,
  });
  started.push(process);
  return process;
}

it('a server whose port is taken passes nothing on, and the next one does', async () => {
  await post(server.base, applicationForm());
  const refused = await run({ PORT: String(server.port) });
  expect((await refused.exit).code).toBe(1);
  expect(refused.output()).toContain('is taken by another program');
  expect(webhook.calls).toEqual([]);
  await run({});
  await until(() => webhook.calls.length === 1);
});
