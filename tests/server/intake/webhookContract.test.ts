import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createChannels } from '../../../server/intake/upkeep/backgroundWork';
import { readSettings } from '../../../server/settings';
import { act, apply, PORTFOLIO } from './applicantPage';
import { post } from './applicationForm';
import { type IntakeServer, startIntake } from './intakeServer';
import { startWebhook, type WebhookServer } from './webhookServer';
import { passOn, WEBHOOK_SECRET } from './workOnce';

const page = readFileSync(join(__dirname, '../../../docs/webhook.md'), 'utf8');

let server: IntakeServer;
let webhook: WebhookServer;
beforeEach(async () => {
  [server, webhook] = await Promise.all([startIntake(), startWebhook()]);
});
afterEach(() => Promise.all([server.stop(), webhook.stop()]));

async function passOnAll(): Promise<void> {
  const settings = readSettings({
    INTAKE_WEBHOOK_URL: webhook.url,
    INTAKE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  });
  await passOn(server.intake, createChannels(server.intake, settings));
}

/** The paths of a value's leaves, as the page writes them; answers by their name are one. */
function pathsOf(value: unknown, path = ''): string[] {
  if (path === 'fields' || typeof value !== 'object' || value === null) return [path];
  if (Array.isArray(value)) {
    return value.length === 0 ? [] : value.flatMap((one) => pathsOf(one, `${path}[]`));
  }
  return Object.entries(value).flatMap(([name, one]) => pathsOf(one, path === '' ? name : `${path}.${name}`));
}

const posted = () => webhook.calls.map(({ body }) => JSON.parse(body) as object);
const unique = (paths: readonly string[]) => [...new Set(paths)].toSorted();

it('has a row for each field that is posted, and for no other', async () => {
  const contact = { topic: 'other', name: 'Kim', email: 'kim@beispiel.de', message: 'Guten Tag zusammen' };
  await post(server.base, new URLSearchParams(contact), {}, '/api/contact');
  await apply(server, { pitch: 'eins' });
  const { link } = await apply(server, { pitch: 'zwei' });
  await passOnAll();
  await act(server, link, { action: 'files' }, [PORTFOLIO]);
  await passOnAll();
  const rows = page.match(/^\| `.*$/gm) ?? [];
  const documented = rows.flatMap((row) => row.split(' | ')[0]?.match(/(?<=`)[^`,| ]+(?=`)/g) ?? []);
  expect(unique(documented)).toEqual(unique(posted().flatMap((one) => pathsOf(one))));
  expect(documented).toHaveLength(new Set(documented).size);
});

it('shows what is posted of an application', async () => {
  await apply(server);
  await passOnAll();
  const [, example = ''] = page.split(/```(?:json)?\n/);
  expect(pathsOf(JSON.parse(example))).toEqual(pathsOf(posted()[0]));
});
