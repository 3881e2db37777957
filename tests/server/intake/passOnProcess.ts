/**
 * A process that passes on what is due in a folder, one minute at a time:
 * `passOnProcess.ts <folder> <webhook> <minutes>`.
 * Before each minute it requests `/minute/<number>` from the webhook's host and waits for the response.
 */
import { channelTask } from '../../../server/intake/delivery/channelTask';
import { takeUpDue } from '../../../server/intake/upkeep/takeUpDue';
import { TaskQueue } from '../../../server/intake/delivery/taskQueue';
import { webhookChannels } from '../../../server/intake/delivery/webhook';
import type { Intake } from '../../../server/intake/intake';
import { NamedLock } from '../../../server/intake/store/lock';
import { ownAddressHash } from '../../../server/intake/limits/addressHash';
import { createRateLimit } from '../../../server/intake/limits/rateLimit';
import { Spool } from '../../../server/intake/store/spool';
import { createUploadLimit } from '../../../server/intake/limits/uploadLimit';
import { WEBHOOK_SECRET } from './workOnce';

const [dir = '', url = '', minutes = ''] = process.argv.slice(2);
const store = new Spool(dir, { minFreeBytes: 0 });
await store.open();
let minute = 0;
const log = (facts: object, message?: string) =>
  process.stderr.write(`${JSON.stringify({ minute, ...facts, message })}\n`);
const start = Date.parse('2026-11-21T13:00:00Z');
const hash = ownAddressHash();
const intake: Intake = {
  store,
  site: {
    origin: 'https://www.sff.example',
    jobs: {},
    pages: { thanks: {}, application: {}, contact: {}, contactThanks: {}, closed: {} },
    texts: { de: {}, en: {} },
  },
  secret: 'a secret for tests, which nobody else knows',
  siteOrigin: 'https://www.sff.example',
  retentionMaxShare: 10,
  findings: { retentionHeld: undefined, undeletable: new Map(), unqueued: new Map() },
  rateLimit: createRateLimit({ perJob: 0, perAddress: 0 }, hash),
  linkLimit: createRateLimit({ perJob: 0, perAddress: 0 }, hash),
  uploads: createUploadLimit({ perNetwork: 0, budgetBytes: 0, dir }, hash),
  lock: new NamedLock(),
  now: () => new Date(start + minute * 60_000),
  log: { info: log, warn: log, error: log },
  noteFailure: () => undefined,
  channels: [],
  confirms: () => false,
  onStored: () => undefined,
  close: () => undefined,
};
const { signal } = new AbortController();
const [channel] = webhookChannels(intake, url, WEBHOOK_SECRET);
if (!channel) throw new Error('There is no channel.');
const queue = new TaskQueue(channelTask(intake, channel, { recordPausesMs: [1] }), signal);
for (; minute < Number(minutes); minute += 1) {
  await fetch(new URL(`/minute/${minute}`, url), { method: 'POST' });
  await takeUpDue(intake, [queue], signal);
  await queue.idle();
}
