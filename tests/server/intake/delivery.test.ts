import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BACKOFF_MS, nextAttempt } from '../../../server/intake/delivery/deliveryChannel';
import type { Delivery } from '../../../server/intake/store/manifest';
import { StoreUnavailableError } from '../../../server/intake/store/store';
import { applicationForm, pdf, post, RESUME } from './applicationForm';
import { type IntakeServer, NOW, startIntake } from './intakeServer';
import { type Mailbox, startMailbox } from './mailbox';
import { STORES } from './places';
import { passOnByMail, WEBHOOK_SECRET } from './workOnce';

let server: IntakeServer;
let mailbox: Mailbox;

beforeEach(async () => {
  [server, mailbox] = await Promise.all([startIntake(), startMailbox()]);
});
afterEach(() => Promise.all([server.stop(), mailbox.stop()]));

const sentTo = (address: string) => mailbox.mails.find(({ to }) => to.includes(address));

const passOnAll = (webhookUrl?: string) => passOnByMail(server.intake, mailbox, webhookUrl);

async function deliveriesOf(reference: string): Promise<Record<string, Delivery>> {
  const entry = await server.store.find(reference);
  if (!entry || entry === 'deleted') throw new Error('not stored');
  return entry.state.deliveries;
}

async function apply(changes: Record<string, string> = {}, files = [RESUME]): Promise<string> {
  const { json } = await post(server.base, applicationForm(changes, files));
  return json.reference ?? '';
}

it('sends the recruiter every answer with the intact files', async () => {
  const content = pdf('x'.repeat(300_000));
  const reference = await apply(
    { pitch: 'eins\nzwei', salary_expectations: '55k', channel: 'kununu', talent_pool: 'true' },
    [RESUME, { field: 'portfolio', name: 'Arbeit „eins“.pdf', content }],
  );
  await passOnAll();
  const sent = sentTo('jobs@sff.example');
  expect(sent).toMatchObject({ from: 'bewerbung@sff.example', to: ['jobs@sff.example'] });
  const mail = sent?.mail;
  expect(mail?.subject).toBe(`Bewerbung: Senior Texter, Wien – Änne Muster (${reference})`);
  expect(mail?.replyTo).toEqual([{ name: 'Änne Muster', address: 'aenne@beispiel.de' }]);
  expect(mail?.html).toBeUndefined();
  for (const line of [
    'Vorname: Änne',
    '> eins\n> zwei\n',
    'Gehaltswunsch: 55.000\u00a0€',
    'gekommen? kununu',
    'Talentpool: ja',
  ])
    expect(mail?.text).toContain(line);
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual([
    'Lebenslauf Änne.pdf',
    'Arbeit „eins“.pdf',
  ]);
  // Not `toEqual`, which takes seconds for buffers of this size.
  expect(
    [pdf(), content].map((bytes, index) =>
      bytes.equals(Buffer.from(mail?.attachments[index]?.content as ArrayBuffer)),
    ),
  ).toEqual([true, true]);
});

it('attaches a file whose name has no extension with the one of its type', async () => {
  await apply({}, [{ ...RESUME, name: 'Mappe' }]);
  await passOnAll();
  expect(sentTo('jobs@sff.example')?.mail.attachments).toMatchObject([
    { filename: 'Mappe.pdf', mimeType: 'application/pdf' },
  ]);
});

it.each([
  ['de', 'Deine Bewerbung ist da: Senior Texter', 'Hallo Änne,'],
  ['en', 'We’ve got your application: Senior Copywriter', 'Hello Änne,'],
])(
  'confirms to the applicant in the language of the form (%s), with reference and deletion link',
  async (locale, subject, greeting) => {
    const reference = await apply({ locale });
    await passOnAll();
    const confirmation = sentTo('aenne@beispiel.de');
    expect(confirmation?.to).toEqual(['aenne@beispiel.de']);
    expect(confirmation?.mail.subject).toBe(subject);
    expect(confirmation?.mail.text).toContain(greeting);
    expect(confirmation?.mail.text).toContain(reference);
    expect(confirmation?.mail.text).toMatch(
      new RegExp(`^https://www\\.sff\\.example/api/deletion/${reference}\\.[\\w-]{32}$`, 'm'),
    );
    expect(confirmation?.mail.attachments).toEqual([]);
  },
);

it('sends each mail once, and after a failure again with the same id, later and later', async () => {
  mailbox.refuseWith = 452;
  const reference = await apply();
  await passOnAll();
  await passOnAll();
  expect((await deliveriesOf(reference))['recruiter']).toEqual({
    attempts: 1,
    nextAt: nextAttempt(1, NOW),
    error: 'answer 452',
  });
  mailbox.refuseWith = undefined;
  server.setNow(new Date(NOW.getTime() + BACKOFF_MS[0]));
  await passOnAll();
  await passOnAll();
  expect(mailbox.mails.map(({ mail }) => mail.messageId).toSorted()).toEqual([
    `<${reference.toLowerCase()}.confirmation@sff.example>`,
    `<${reference.toLowerCase()}.recruiter@sff.example>`,
  ]);
  expect((await deliveriesOf(reference))['recruiter']).toMatchObject({
    attempts: 2,
    deliveredAt: expect.any(String),
  });
  expect(server.log()).not.toContain('beispiel.de');
});

it('keeps everything while the mail server is down, and takes the application all the same', async () => {
  await mailbox.stop();
  const reference = await apply();
  await passOnAll();
  expect(await deliveriesOf(reference)).toMatchObject({
    recruiter: { attempts: 0, error: 'refused (ECONNREFUSED)' },
    confirmation: { attempts: 0 },
  });
  mailbox = await startMailbox();
});

it('gives no mail up because its own address is refused, and names the setting', async () => {
  mailbox.refuseSender = true;
  const reference = await apply();
  await passOnAll();
  expect((await deliveriesOf(reference))['recruiter']).toEqual({
    attempts: 0,
    nextAt: expect.any(String),
    error: 'sender refused (550)',
  });
  expect(server.log()).toContain('INTAKE_MAIL_FROM');
  mailbox.refuseSender = false;
  server.setNow(new Date(NOW.getTime() + BACKOFF_MS[0]));
  await passOnAll();
  expect(sentTo('jobs@sff.example')).toBeDefined();
  expect(sentTo('aenne@beispiel.de')).toBeDefined();
});

it('names no address for answers whose mails many servers cannot take', async () => {
  await apply({ email: 'änne@beispiel.de' });
  await passOnAll();
  const mail = sentTo('jobs@sff.example')?.mail;
  expect(mail?.replyTo).toBeUndefined();
  expect(mail?.text).toContain('änne@beispiel.de');
});

it('lets no answer write into the head of a mail', async () => {
  await apply({
    first_name: 'Kim\r\nBcc: alle@localhost',
    last_name: '"Muster" <x@localhost>\u2028Cc: y@localhost',
    email: 'kim@beispiel.de',
  });
  await post(
    server.base,
    new URLSearchParams({
      topic: 'other',
      name: 'Kim\r\nTo: alle@localhost',
      email: 'kim@beispiel.de',
      message: 'Content-Type: text/html\r\n\r\n<b>hallo</b>',
    }),
    {},
    '/api/contact',
  );
  await passOnAll();
  const recipients = mailbox.mails.flatMap(({ to }) => to);
  expect(recipients.toSorted()).toEqual([
    'hallo@sff.example',
    'jobs@sff.example',
    'kim@beispiel.de',
    'kim@beispiel.de',
  ]);
  for (const { mail } of mailbox.mails) {
    expect(mail.cc ?? []).toEqual([]);
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.html).toBeUndefined();
  }
});

it('names files that are too large for a mail instead of sending them', async () => {
  const big = (field: string, name: string) => ({
    field,
    name,
    content: Buffer.concat([pdf(), Buffer.alloc(9.5 * 1_048_576)]),
  });
  const reference = await apply({}, [big('resume', 'a.pdf'), big('portfolio', 'b.pdf')]);
  await passOnAll();
  const mail = sentTo('jobs@sff.example')?.mail;
  expect(mail?.attachments).toEqual([]);
  expect(mail?.text).toContain('b.pdf');
  expect(mail?.text).toContain(`Sie liegen unter ${reference} im Eingang`);
});

it('passes nothing on from quarantine until it is released', async () => {
  const reference = await apply({ remark: 'x' });
  await passOnAll();
  expect(mailbox.mails).toEqual([]);
  await server.store.changeState(reference, (state) => ({ ...state, status: 'held' }));
  await passOnAll();
  expect(mailbox.mails).toHaveLength(2);
});

it('tells a webhook of each entry, signed and under a stable id', async () => {
  const calls: { body: string; headers: NodeJS.Dict<string | string[]> }[] = [];
  let status = 500;
  const receiver: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      calls.push({ body, headers: request.headers });
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => receiver.once('listening', resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  const reference = await apply();
  await passOnAll(url);
  expect((await deliveriesOf(reference))['webhook']).toMatchObject({ attempts: 1, error: 'answer 500' });
  status = 204;
  server.setNow(new Date(NOW.getTime() + BACKOFF_MS[0]));
  await passOnAll(url);
  expect(calls.map(({ headers }) => headers['x-sff-delivery'])).toEqual([reference, reference]);
  const [, { body, headers } = { body: '', headers: {} }] = calls;
  const [, time, signature] = /^t=(\d+),v1=([\da-f]{64})$/.exec(String(headers['x-sff-signature'])) ?? [];
  expect(signature).toBe(createHmac('sha256', WEBHOOK_SECRET).update(`${time}.${body}`).digest('hex'));
  expect(JSON.parse(body)).toMatchObject({ reference, job: { id: '1042' }, files: [{ name: RESUME.name }] });
  await new Promise((resolve) => receiver.close(resolve));
});

it('opens no file before the mail server takes the mail, and one after the other', async () => {
  await apply({}, [RESUME, { field: 'portfolio', name: 'a.pdf', content: pdf('x'.repeat(300_000)) }]);
  const read = server.store.read.bind(server.store);
  const [opened, ended] = [jest.fn(), jest.fn()];
  jest.spyOn(server.store, 'read').mockImplementation(async (reference, file) => {
    expect(ended).toHaveBeenCalledTimes(opened.mock.calls.length);
    opened();
    return (await read(reference, file)).once('close', ended);
  });
  mailbox.refuseRecipient = 'jobs@sff.example';
  await passOnAll();
  expect(opened).not.toHaveBeenCalled();
  mailbox.refuseRecipient = undefined;
  await apply({ pitch: 'zwei' }, [RESUME, { ...RESUME, field: 'portfolio' }]);
  await passOnAll();
  expect(sentTo('jobs@sff.example')?.mail.attachments).toHaveLength(2);
  expect([opened.mock.calls.length, ended.mock.calls.length]).toEqual([2, 2]);
});

it('closes the file that is being sent when the mail server hangs up', async () => {
  const reference = await apply({}, [{ ...RESUME, content: pdf('x'.repeat(5_000_000)) }]);
  const read = server.store.read.bind(server.store);
  const closed = new Promise((resolve) => {
    jest.spyOn(server.store, 'read').mockImplementation(async (of, file) => {
      mailbox.hangUp();
      return (await read(of, file)).once('close', resolve);
    });
  });
  await passOnAll();
  await closed;
  expect((await deliveriesOf(reference))['recruiter']).toMatchObject({ attempts: 1, mayHaveArrived: true });
});

describe.each(STORES)('a stored file in a mail, with the %s', (kind) => {
  beforeEach(async () => {
    await server.stop();
    server = await startIntake({ kind });
  });

  it('that is missing fails the mail with the reason, and is sent once it is back', async () => {
    const reference = await apply();
    const entry = await server.store.find(reference);
    if (!entry || entry === 'deleted') throw new Error('not stored');
    const [file] = entry.manifest.files;
    if (!file) throw new Error('no file');
    await server.store.removeFile(reference, file);
    await passOnAll();
    expect(sentTo('jobs@sff.example')).toBeUndefined();
    expect((await deliveriesOf(reference))['recruiter']).toEqual({
      attempts: 1,
      nextAt: nextAttempt(1, NOW),
      error: 'a stored file is missing',
    });
    const path = kind === 'spool' ? 'entries' : 'files';
    await server.place.overwrite(`${path}/${reference}/${file.storedAs}`, RESUME.content.toString('latin1'));
    server.setNow(new Date(NOW.getTime() + BACKOFF_MS[0]));
    await passOnAll();
    expect(sentTo('jobs@sff.example')?.mail.attachments).toHaveLength(1);
  });

  it('that cannot be had while the store is down fails the mail with that reason', async () => {
    const reference = await apply();
    jest.spyOn(server.store, 'read').mockRejectedValue(new StoreUnavailableError('the store is down'));
    await passOnAll();
    expect((await deliveriesOf(reference))['recruiter']).toEqual({
      attempts: 1,
      nextAt: nextAttempt(1, NOW),
      error: 'the store is down',
    });
  });
});

it.each([
  [1, 60_000],
  [2, 300_000],
  [6, 86_400_000],
  [50, 86_400_000],
])('waits after %i failures for %i ms', (attempts, wait) => {
  expect(Date.parse(nextAttempt(attempts, NOW)) - NOW.getTime()).toBe(wait);
});
