import { until } from '../../../scripts/testbed/until';
import { channelTask } from '../../../server/intake/delivery/channelTask';
import { BACKOFF_MS } from '../../../server/intake/delivery/deliveryChannel';
import type { Delivery } from '../../../server/intake/store/manifest';
import { createChannels, createBackgroundWork } from '../../../server/intake/upkeep/backgroundWork';
import { readSettings } from '../../../server/settings';
import { applicationForm, post } from './applicationForm';
import { type HangingServer, startHangingServer } from './hangingServer';
import { type IntakeServer, NOW, startIntake } from './intakeServer';
import { type Mailbox, startMailbox } from './mailbox';
import { startWebhook, type WebhookServer } from './webhookServer';
import { passOn, WEBHOOK_SECRET } from './workOnce';

let server: IntakeServer;
let webhook: WebhookServer;
beforeEach(async () => {
  [server, webhook] = await Promise.all([startIntake(), startWebhook()]);
});
afterEach(() => Promise.all([server.stop(), webhook.stop()]));

const settings = (changes: Record<string, string>) =>
  readSettings({
    ...('INTAKE_WEBHOOK_URL' in changes && { INTAKE_WEBHOOK_SECRET: WEBHOOK_SECRET }),
    INTAKE_SUMMARY: 'no',
    ...changes,
  });
const passOnAll = (changes: Record<string, string>) =>
  passOn(server.intake, createChannels(server.intake, settings(changes)));

async function apply(changes: Record<string, string> = {}): Promise<string> {
  const { json } = await post(server.base, applicationForm(changes));
  return json.reference ?? '';
}

async function deliveryOf(reference: string, channel: string): Promise<Delivery | undefined> {
  const entry = await server.store.find(reference);
  if (!entry || entry === 'deleted') throw new Error('not stored');
  return entry.state.deliveries[channel];
}

describe('a mail server that takes connections and says nothing', () => {
  let hanging: HangingServer;
  beforeEach(async () => {
    hanging = await startHangingServer();
  });
  afterEach(() => hanging.stop());

  it('holds up no webhook, and ends with the server', async () => {
    const references = [await apply(), await apply({ pitch: 'zwei' })];
    const work = createBackgroundWork(
      server.intake,
      settings({
        INTAKE_SMTP_URL: `smtp://127.0.0.1:${hanging.port}`,
        INTAKE_WEBHOOK_URL: webhook.url,
      }),
      1,
    );
    work.start();
    await hanging.connected;
    // The mails are still being sent: only their timeout would end them.
    await until(() => webhook.calls.length === 2);
    references.push(await apply({ pitch: 'drei' }));
    await until(() => webhook.calls.length === 3);
    expect(webhook.calls.map(({ headers }) => headers['x-sff-delivery']).toSorted()).toEqual(
      references.toSorted(),
    );
    await work.stop();
    const noted = await Promise.all(references.map((reference) => deliveryOf(reference, 'recruiter')));
    // One was in progress: it counts, and the time of the next attempt was recorded beforehand.
    expect(noted.filter((delivery) => delivery?.attempts === 1)).toMatchObject([
      { error: 'the server was stopped', nextAt: new Date(NOW.getTime() + BACKOFF_MS[0]).toISOString() },
    ]);
  });
});

it('asks a webhook that hangs for no more when the server stops', async () => {
  const hanging = await startHangingServer();
  const reference = await apply();
  const work = createBackgroundWork(
    server.intake,
    settings({ INTAKE_WEBHOOK_URL: `http://127.0.0.1:${hanging.port}/` }),
    1,
  );
  work.start();
  await hanging.connected;
  await work.stop();
  expect(await deliveryOf(reference, 'webhook')).toMatchObject({
    attempts: 1,
    error: 'the server was stopped',
  });
  await hanging.stop();
});

it('passes on while the hourly cleanup takes long', async () => {
  let finish = (): void => undefined;
  jest.spyOn(server.store, 'tidy').mockReturnValue(new Promise<void>((resolve) => (finish = resolve)));
  await apply();
  const work = createBackgroundWork(server.intake, settings({ INTAKE_WEBHOOK_URL: webhook.url }));
  work.start();
  await until(() => webhook.calls.length === 1);
  expect(webhook.calls).toHaveLength(1);
  finish();
  await work.stop();
});

it('has no entries being read any more when it has stopped, and does not call that a failure', async () => {
  const ended = jest.fn();
  jest.spyOn(server.store, 'inspect').mockImplementation(async (signal) => {
    await new Promise((resolve) => signal?.addEventListener('abort', resolve));
    await new Promise((resolve) => setTimeout(resolve, 20));
    ended();
    throw signal?.reason;
  });
  const work = createBackgroundWork(server.intake, settings({}));
  work.start();
  await work.stop();
  expect(ended).toHaveBeenCalled();
  expect(server.log()).not.toContain('cannot be inspected');
});

it('counts no attempt while nobody listens, asks once a run, and delivers when somebody does again', async () => {
  const mailbox = await startMailbox();
  await mailbox.stop();
  const references = [await apply(), await apply({ pitch: 'zwei' }), await apply({ pitch: 'drei' })];
  for (const minute of [0, 1, 2]) {
    server.setNow(new Date(NOW.getTime() + minute * 60_000));
    await passOnAll({ INTAKE_SMTP_URL: mailbox.url });
  }
  const noted = await Promise.all(references.map((reference) => deliveryOf(reference, 'recruiter')));
  expect(noted.map((delivery) => delivery?.attempts ?? 0)).toEqual([0, 0, 0]);
  expect(noted.filter((delivery) => delivery?.error === 'refused (ECONNREFUSED)')).toHaveLength(1);
});

describe('a mail server that answers', () => {
  let mailbox: Mailbox;
  beforeEach(async () => {
    mailbox = await startMailbox();
  });
  afterEach(() => mailbox.stop());

  it.each([
    [550, true],
    [552, true],
    [450, false],
  ])('%i: gives up for good: %s', async (status, isFinal) => {
    mailbox.refuseWith = status;
    const reference = await apply();
    await passOnAll({ INTAKE_SMTP_URL: mailbox.url });
    const first = await deliveryOf(reference, 'recruiter');
    expect(first).toMatchObject({ attempts: 1, error: `answer ${status}` });
    expect(first?.isFinal ?? false).toBe(isFinal);
    mailbox.refuseWith = undefined;
    server.setNow(new Date(NOW.getTime() + BACKOFF_MS[0]));
    await passOnAll({ INTAKE_SMTP_URL: mailbox.url });
    expect(mailbox.mails).toHaveLength(isFinal ? 0 : 2);
  });

  it('takes no mail as large as this: it gets the names of the files, and where they are', async () => {
    mailbox.refuseFiles = true;
    const reference = await apply();
    await passOnAll({ INTAKE_SMTP_URL: mailbox.url });
    expect(await deliveryOf(reference, 'recruiter')).toMatchObject({ deliveredAt: expect.any(String) });
    const { mail } = mailbox.mails.find(({ to }) => to.includes('jobs@sff.example')) ?? {};
    expect(mail?.attachments).toEqual([]);
    expect(mail?.text).toContain('Lebenslauf Änne.pdf');
    expect(mail?.text).toContain(`Sie liegen unter ${reference} im Eingang`);
  });

  it('has the time to accept what it has got when the server stops, so that nothing is sent twice', async () => {
    const references = [await apply(), await apply({ pitch: 'zwei' })];
    const held = await apply({ pitch: 'drei' });
    await server.store.changeState(held, (state) => ({ ...state, status: 'quarantined' }));
    let accept = (): void => undefined;
    const accepting = new Promise<void>((resolve) => (accept = resolve));
    mailbox.beforeAnswer = () => accepting;
    const work = createBackgroundWork(
      server.intake,
      settings({ INTAKE_SMTP_URL: mailbox.url, INTAKE_SUMMARY: 'yes' }),
      3_600_000,
    );
    work.start();
    // A mail to recruiters, a confirmation and the summary.
    await until(() => mailbox.mails.length === 3);
    const stopped = work.stop();
    accept();
    await stopped;
    expect(mailbox.mails).toHaveLength(3);
    expect(server.log()).not.toMatch(/could not be (?:passed on|sent)/);
    for (const channel of ['recruiter', 'confirmation']) {
      const noted = await Promise.all(references.map((reference) => deliveryOf(reference, channel)));
      expect(noted.filter((delivery) => delivery?.deliveredAt)).toHaveLength(1);
      expect(noted.filter((delivery) => delivery === undefined)).toHaveLength(1);
    }
  });

  it('refuses a recipient: final for that channel alone', async () => {
    mailbox.refuseRecipient = 'aenne@beispiel.de';
    const reference = await apply();
    await passOnAll({ INTAKE_SMTP_URL: mailbox.url });
    expect(await deliveryOf(reference, 'confirmation')).toMatchObject({ error: 'answer 550', isFinal: true });
    expect(await deliveryOf(reference, 'recruiter')).toMatchObject({ deliveredAt: expect.any(String) });
  });

  it('that refused the login is asked again after a quarter of an hour, whatever the wall clock says', async () => {
    mailbox.refuseLogin = true;
    const reference = await apply();
    let steady = 0;
    const url = mailbox.url.replace('://', '://sff:geheim@');
    const channel = createChannels(server.intake, settings({ INTAKE_SMTP_URL: url }))[0];
    const entry = await server.store.find(reference);
    if (!channel || !entry || entry === 'deleted') throw new Error('not stored');
    server.setNow(new Date(NOW.getTime() + 3 * 86_400_000));
    const task = channelTask(server.intake, channel, { steadyMs: () => steady });
    await task.work(reference, new AbortController().signal);
    // Somebody corrects the clock.
    server.setNow(NOW);
    expect(task.isDue(entry)).toBe(false);
    steady += 900_000;
    expect(task.isDue(entry)).toBe(true);
  });

  it('refuses the login: no entry loses an attempt, and the log names the setting', async () => {
    mailbox.refuseLogin = true;
    const references = [await apply(), await apply({ pitch: 'zwei' })];
    await passOnAll({ INTAKE_SMTP_URL: mailbox.url.replace('://', '://sff:geheim@') });
    for (const reference of references) {
      const delivery = await deliveryOf(reference, 'recruiter');
      expect(delivery?.attempts ?? 0).toBe(0);
      expect(delivery?.isFinal).toBeUndefined();
    }
    expect(server.log()).toContain('"reason":"login refused (535)","setting":"INTAKE_SMTP_URL"');
    expect(server.log()).not.toContain('geheim');
  });

  it('on another machine offers no TLS: it gets nothing, no entry loses an attempt, and the log names the setting', async () => {
    const reference = await apply();
    // Leads to this machine, but is no loopback address.
    const url = mailbox.url.replace('127.0.0.1', '0.0.0.0');
    const addresses = {
      INTAKE_MAIL_FROM: 'bewerbung@beispiel.de',
      INTAKE_MAIL_TO: 'jobs@beispiel.de',
      INTAKE_MAIL_CONTACT: 'hallo@beispiel.de',
    };
    await passOnAll({ INTAKE_SMTP_URL: url, ...addresses });
    expect(mailbox.mails).toEqual([]);
    expect((await deliveryOf(reference, 'recruiter'))?.attempts ?? 0).toBe(0);
    expect(server.log()).toMatch(/"reason":"TLS refused \(50\d\)","setting":"INTAKE_SMTP_URL"/);
    await passOnAll({ INTAKE_SMTP_URL: `${url}?requireTLS=false`, ...addresses });
    expect(await deliveryOf(reference, 'recruiter')).toMatchObject({ deliveredAt: expect.any(String) });
  });
});
