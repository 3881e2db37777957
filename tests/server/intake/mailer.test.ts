import * as nodemailer from 'nodemailer';
import type { DeliveryError } from '../../../server/intake/delivery/deliveryError';
import { createMailer } from '../../../server/intake/delivery/mailer';
import { CLAIM_MS } from '../../../server/intake/store/store';
import { startHangingServer } from './hangingServer';
import { startMailbox } from './mailbox';

jest.mock('nodemailer', () => {
  const real = jest.requireActual<typeof nodemailer>('nodemailer');
  return { ...real, createTransport: jest.fn(real.createTransport) };
});

const MAIL = { from: 'a@sff.example', to: 'b@sff.example', subject: 'c', text: 'd' };
const { signal } = new AbortController();

/** Sends a mail to an address. @returns the failure */
const failureOf = (url: string, stop = signal) =>
  createMailer(url)
    .send(MAIL, stop)
    .then(
      () => undefined,
      (error: DeliveryError) => error,
    );

afterEach(() => jest.restoreAllMocks());

it('gives a mail server the time of RFC 5321, and ends before its claim does', async () => {
  const mailbox = await startMailbox();
  const whole = jest.spyOn(AbortSignal, 'timeout');
  await createMailer(mailbox.url).send(MAIL, signal);
  const [options] = jest.mocked(nodemailer.createTransport).mock.lastCall ?? [];
  // Section 4.5.3.2: the greeting, and the answer to the end of a mail.
  expect(options).toMatchObject({
    connectionTimeout: 360_000,
    greetingTimeout: 300_000,
    socketTimeout: 600_000,
  });
  const [wholeMs = 0] = whole.mock.lastCall ?? [];
  expect(wholeMs).toBeGreaterThan(300_000 + 600_000);
  // A mail that is too large is sent twice; then the result is recorded, for half a minute at most.
  expect(2 * wholeMs + 30_000).toBeLessThan(CLAIM_MS);
  await mailbox.stop();
});

it('has sent nothing where no mail server greets in time', async () => {
  const hanging = await startHangingServer();
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const late = new AbortController();
    void hanging.connected.then(() => late.abort(new DOMException('', 'TimeoutError')));
    return late.signal;
  });
  const failure = await failureOf(`smtp://127.0.0.1:${hanging.port}`);
  expect(failure?.reason).toBe('no connection in time');
  expect(failure?.facts).toEqual({ isChannelDown: true });
  await hanging.stop();
});

it('has sent nothing where the server is stopped before the mail server greets', async () => {
  const hanging = await startHangingServer();
  const stopping = new AbortController();
  void hanging.connected.then(() => stopping.abort());
  const failure = await failureOf(`smtp://127.0.0.1:${hanging.port}`, stopping.signal);
  expect(failure?.reason).toBe('the server was stopped');
  expect(failure?.facts).toEqual({});
  await hanging.stop();
});

it('takes the self-signed certificate of a mail server on this machine, and names the setting elsewhere', async () => {
  const mailbox = await startMailbox({ hasTls: true });
  await createMailer(mailbox.url).send(MAIL, signal);
  await createMailer(mailbox.url.replace('127.0.0.1', 'localhost')).send(MAIL, signal);
  expect(mailbox.mails).toHaveLength(2);
  // Leads to this machine, but is no loopback address.
  expect(await failureOf(mailbox.url.replace('127.0.0.1', '0.0.0.0'))).toMatchObject({
    reason: expect.stringMatching(/^TLS \(/),
    facts: { isChannelDown: true, setting: 'INTAKE_SMTP_URL' },
  });
  expect(mailbox.mails).toHaveLength(2);
  await mailbox.stop();
});
