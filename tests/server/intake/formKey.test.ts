import { formAnswer, type NotStored } from '../../../server/intake/answers/answer';
import { applicationForm, post } from './applicationForm';
import { type IntakeServer, NOW, startIntake } from './intakeServer';

let server: IntakeServer;

beforeAll(async () => {
  server = await startIntake();
});
afterAll(() => server.stop());

describe('the key in the form', () => {
  const LATER = new Date(NOW.getTime() + 3 * 600_000);
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    post(server.base, applicationForm({ pitch: 'Schlüssel im Formular', ...fields }), headers);
  afterEach(() => server.setNow(NOW));

  it('makes the same form the same application, however late it comes again', async () => {
    const first = await send({ idempotency_key: 'form-1' });
    server.setNow(LATER);
    expect((await send({ idempotency_key: 'form-1' })).json).toEqual(first.json);
    expect((await send({ idempotency_key: 'form-2' })).json).not.toEqual(first.json);
    expect((await send({ idempotency_key: 'form-1', pitch: 'anders' })).status).toBe(409);
    // Our script sends the same key in the header.
    expect((await send({}, { 'Idempotency-Key': 'form-1' })).json).toEqual(first.json);
  });

  it('gives way to the header', async () => {
    const first = await send({ idempotency_key: 'beside' }, { 'Idempotency-Key': 'header-1' });
    const second = await send({ idempotency_key: 'beside' }, { 'Idempotency-Key': 'header-2' });
    expect(first.status).toBe(201);
    expect(second.json).not.toEqual(first.json);
  });

  it.each([
    ['empty', ''],
    ['with a blank', 'a key'],
    ['too long', 'k'.repeat(256)],
    ['with a letter that a header has not', 'schlüssel'],
  ])('is as good as none when it is %s', async (name, idempotency_key) => {
    const first = await send({ idempotency_key, pitch: name });
    expect(first.status).toBe(201);
    expect((await send({ pitch: name })).json).toEqual(first.json);
  });

  it('is of use to a message too', async () => {
    const message = { topic: 'press', name: 'Kim', email: 'kim@beispiel.de', message: 'Guten Tag zusammen' };
    const tell = (changes: Record<string, string>) =>
      post(server.base, new URLSearchParams({ ...message, ...changes }), {}, '/api/contact');
    const first = await tell({ idempotency_key: 'message-1' });
    server.setNow(LATER);
    expect((await tell({ idempotency_key: 'message-1' })).json).toEqual(first.json);
    expect((await tell({ idempotency_key: 'message-1', message: 'Etwas anderes' })).status).toBe(409);
  });

  const shown = (answer: NotStored, key?: string) =>
    formAnswer({ answer, key, locale: 'de', form: '1042', values: {}, hadFiles: false }).key;

  it.each<NotStored>([{ status: 422, errors: [] }, { status: 409 }, { status: 410 }, { status: 400 }])(
    'is a fresh one in a form that comes back with %j',
    (answer) => {
      const [one, other] = [shown(answer, 'sent'), shown(answer, 'sent')];
      expect(one).toMatch(/^[\da-f-]{36}$/);
      expect(other).not.toBe(one);
    },
  );

  it.each<NotStored>([
    { status: 503, retryAfter: 30 },
    { status: 429, retryAfter: 30 },
  ])('stays in a form that comes back with %j, as it may have been stored all the same', (answer) => {
    expect(shown(answer, 'sent')).toBe('sent');
    expect(shown(answer)).toBeUndefined();
  });
});
