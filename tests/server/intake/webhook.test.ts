import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { channelTask } from '../../../server/intake/delivery/channelTask';
import { BACKOFF_MS, LONGEST_WAIT_MS } from '../../../server/intake/delivery/deliveryChannel';
import type { Delivery } from '../../../server/intake/store/manifest';
import { createChannels } from '../../../server/intake/upkeep/backgroundWork';
import { readSettings } from '../../../server/settings';
import { recruiterPath } from '../../../server/intake/tokens/applicationLink';
import { act, apply, entryOf, PORTFOLIO } from './applicantPage';
import { applicationForm, post } from './applicationForm';
import { commandLine } from './commandLine';
import { startHangingServer } from './hangingServer';
import { BY_COMMAND, type IntakeServer, NOW, startIntake } from './intakeServer';
import { startMailbox } from './mailbox';
import { startWebhook, type WebhookServer } from './webhookServer';
import { passOn, passOnByMail, WEBHOOK_SECRET } from './workOnce';

let server: IntakeServer;
let webhook: WebhookServer;
beforeEach(async () => {
  [server, webhook] = await Promise.all([startIntake(), startWebhook()]);
});
afterEach(() => Promise.all([server.stop(), webhook.stop()]));

const channelsTo = (url: string) =>
  createChannels(
    server.intake,
    readSettings({
      INTAKE_WEBHOOK_URL: url,
      INTAKE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    }),
  );

/** Sends two applications and passes them on to an address. @returns the attempted deliveries */
async function passOnTo(url: string): Promise<Delivery[]> {
  for (const pitch of ['eins', 'zwei']) await post(server.base, applicationForm({ pitch }));
  await passOn(server.intake, channelsTo(url));
  const tried: Delivery[] = [];
  for await (const { entry } of server.store.entries()) {
    const delivery = entry?.state.deliveries['webhook'];
    if (delivery) tried.push(delivery);
  }
  return tried;
}

it.each([
  ['ge%20heim', 'ge heim'],
  ['geheim%', 'geheim%'],
])(
  'gets user and password of its address as a header, and nobody else sees them (%s)',
  async (written, meant) => {
    const url = webhook.url.replace('://', `://sff:${written}@`);
    await passOnTo(url);
    expect(webhook.calls).toHaveLength(2);
    const [call] = webhook.calls;
    expect(call?.path).toBe('/hook');
    expect(call?.headers.authorization).toBe(`Basic ${Buffer.from(`sff:${meant}`).toString('base64')}`);
    webhook.status = 500;
    await passOnTo(url);
    expect(server.log()).not.toMatch(/ge(%20| )?heim/);
  },
);

it('is asked again as late as it wants', async () => {
  webhook.status = 429;
  for (const [wish, waitMs] of [
    ['7200', 7_200_000],
    [new Date(NOW.getTime() + 1_800_000).toUTCString(), 1_800_000],
    ['1', BACKOFF_MS[0]],
  ] as const) {
    webhook.headers = { 'Retry-After': wish };
    const tried = await passOnTo(webhook.url);
    const { nextAt } = tried.find(({ attempts }) => attempts === 1) ?? {};
    expect(nextAt).toBe(new Date(NOW.getTime() + waitMs).toISOString());
    for await (const { reference } of server.store.entries())
      await server.store.remove(reference, BY_COMMAND);
  }
});

it.each([
  ['3600', 3_600_000],
  ['99999999', LONGEST_WAIT_MS],
])(
  'gets nothing for as long as it asks for (%s s), and no other entry loses an attempt',
  async (wish, waitMs) => {
    webhook.status = 429;
    webhook.headers = { 'Retry-After': wish };
    let steady = 0;
    const [channel] = channelsTo(webhook.url);
    if (!channel) throw new Error('no channel');
    const task = channelTask(server.intake, channel, { steadyMs: () => steady });
    const references: string[] = [];
    for (const pitch of ['eins', 'zwei']) {
      const { reference } = await apply(server, { pitch });
      references.push(reference);
      expect(await task.work(reference, new AbortController().signal)).toBe('pause');
    }
    expect(webhook.calls).toHaveLength(1);
    const other = await entryOf(server, references[1] ?? '');
    expect(other.state.deliveries).toEqual({});
    steady = waitMs - 1;
    expect(task.isDue(other)).toBe(false);
    steady = waitMs;
    expect(task.isDue(other)).toBe(true);
  },
);

it.each([
  ['is refused', async () => ({ url: await closedAddress('http') }), /^refused \(ECONNREFUSED\)$/],
  [
    'has no such host',
    async () => ({ url: 'http://nobody.invalid/' }),
    /^name not found \((ENOTFOUND|EAI_AGAIN)\)$/,
  ],
  [
    'fails to agree on TLS',
    async () => ({ url: webhook.url.replace('http:', 'https:') }),
    /^TLS \((EPROTO|ERR_SSL_\w+)\)$/,
  ],
  ['is led elsewhere', async () => ({ url: webhook.url, status: 307 }), /^redirect \(307\)$/],
  ['is not let in', async () => ({ url: webhook.url, status: 401 }), /^answer 401$/],
])('says so when it %s, asks once, and counts no attempt', async (_name, prepare, reason) => {
  const { url, status = 204 }: { url: string; status?: number } = await prepare();
  webhook.status = status;
  webhook.headers = { Location: `${webhook.url}/elsewhere` };
  const tried = await passOnTo(url);
  expect(tried).toHaveLength(1);
  expect(tried[0]).toMatchObject({ attempts: 0, error: expect.stringMatching(reason) });
  expect(webhook.calls.map(({ path }) => path)).not.toContain('/hook/elsewhere');
});

it('says so when the connection is lost after it has sent everything: it may have arrived', async () => {
  const cutting = createServer((socket) => socket.once('data', () => socket.destroy()));
  await new Promise<void>((resolve) => cutting.listen(0, '127.0.0.1', resolve));
  const tried = await passOnTo(`http://127.0.0.1:${(cutting.address() as AddressInfo).port}/`);
  expect(tried).toMatchObject([
    { attempts: 1, error: 'connection lost (ECONNRESET)', mayHaveArrived: true },
    { attempts: 1, error: 'connection lost (ECONNRESET)', mayHaveArrived: true },
  ]);
  await new Promise((resolve) => cutting.close(resolve));
});

it.each([
  [
    'no answer in time',
    'http',
    [
      { attempts: 1, mayHaveArrived: true },
      { attempts: 1, mayHaveArrived: true },
    ],
  ],
  // TLS is never agreed on, so nothing was sent.
  ['no connection in time', 'https', [{ attempts: 0 }]],
])('says so when there is %s', async (error, scheme, deliveries) => {
  const hanging = await startHangingServer();
  const patience = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), 50);
    return controller.signal;
  });
  const tried = await passOnTo(`${scheme}://127.0.0.1:${hanging.port}/`);
  patience.mockRestore();
  expect(tried).toEqual(deliveries.map((delivery) => ({ ...delivery, error, nextAt: expect.any(String) })));
  await hanging.stop();
});

/** A URL on which nothing is listening any more. */
async function closedAddress(scheme: string): Promise<string> {
  const closed = await startHangingServer();
  await closed.stop();
  return `${scheme}://127.0.0.1:${closed.port}/`;
}

it.each([
  ['withdrawn', 'the command', (reference: string) => commandLine(server).run('withdraw', reference)],
  [
    'withdrawn',
    'their page',
    (reference: string) => act(server, recruiterPath(server.intake, reference), { action: 'withdraw' }),
  ],
  ['leftPool', 'the command', (reference: string) => commandLine(server).run('leave-pool', reference)],
])(
  'learns of what recruiters record for an applicant, and they get no mail of it (%s, by %s)',
  async (kind, _way, record) => {
    const mailbox = await startMailbox();
    const { reference } = await apply(server, { talent_pool: 'true' });
    const passOnAll = () => passOnByMail(server.intake, mailbox, webhook.url);
    await passOnAll();
    await record(reference);
    await passOnAll();
    expect(webhook.calls.map(({ headers }) => headers['x-sff-delivery'])).toEqual([
      reference,
      `${reference}.1`,
    ]);
    expect(JSON.parse(webhook.calls[1]?.body ?? '')).toMatchObject({
      updates: [{ kind, at: NOW.toISOString() }],
    });
    // The application and its confirmation.
    expect(mailbox.mails).toHaveLength(2);
    await mailbox.stop();
  },
);

it('learns of an application that was withdrawn before it could be posted only that', async () => {
  const { link, reference } = await apply(server, { pitch: 'Mein Pitch' });
  await act(server, link, { action: 'files' }, [PORTFOLIO]);
  await act(server, link, { action: 'withdraw' });
  await passOn(server.intake, channelsTo(webhook.url));
  expect(webhook.calls.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    {
      version: 1,
      kind: 'application',
      reference,
      receivedAt: NOW.toISOString(),
      job: expect.objectContaining({ id: '1042' }),
      updates: [{ kind: 'withdrawn', at: NOW.toISOString() }],
    },
  ]);
});
