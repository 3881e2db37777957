import { HTML, post } from './applicationForm';
import { type IntakeServer, startIntake } from './intakeServer';

let server: IntakeServer;

beforeAll(async () => {
  server = await startIntake();
});
afterAll(() => server.stop());

describe('the contact form', () => {
  const message = {
    topic: 'press',
    name: 'Kim Muster',
    email: 'kim@beispiel.de',
    message: 'Guten Tag zusammen',
  };
  const contact = (body: RequestInit['body'], headers: Record<string, string> = {}) =>
    post(server.base, body, headers, '/api/contact');

  it.each<[string, () => RequestInit['body'], Record<string, string>]>([
    [
      'JSON',
      () => JSON.stringify({ ...message, company: 'JSON AG' }),
      { 'Content-Type': 'application/json' },
    ],
    ['a form', () => new URLSearchParams({ ...message, company: 'Form AG' }), {}],
    [
      'a multipart form',
      () => {
        const form = new FormData();
        for (const [name, value] of Object.entries({ ...message, company: 'Teile AG' }))
          form.append(name, value);
        return form;
      },
      {},
    ],
  ])('takes %s', async (_name, body, headers) => {
    const answer = await contact(body(), headers);
    expect(answer.status).toBe(201);
    const entry = await server.store.find(answer.json.reference ?? '');
    expect(entry).toMatchObject({ manifest: { kind: 'contact', fields: message, files: [] } });
  });

  it.each([
    [4, 'held'],
    [5, 'quarantined'],
  ])('without script, with %i links, is %s', async (count, status) => {
    const text = 'https://beispiel.de/ '.repeat(count);
    const answer = await contact(new URLSearchParams({ ...message, message: text }));
    expect(await server.store.find(answer.json.reference ?? '')).toMatchObject({ state: { status } });
  });

  it('answers errors field by field', async () => {
    const answer = await contact(new URLSearchParams({ ...message, message: 'kurz' }));
    expect([answer.status, answer.json.errors]).toEqual([
      422,
      [{ field: 'message', code: 'tooShort', params: { min: 10 } }],
    ]);
  });

  it.each([
    ['de', '/nachricht-gesendet/'],
    ['en', '/en/message-sent/'],
  ])('leads without script to the thanks page of its language (%s)', async (locale, thanks) => {
    const send = () =>
      contact(new URLSearchParams({ ...message, locale, company: `Ohne Skript ${locale}` }), HTML);
    // Pressing the button twice counts as one message, with the same answer.
    for (const answer of [await send(), await send()]) {
      expect([answer.status, answer.text]).toEqual([303, '']);
      expect(answer.headers.get('location')).toBe(thanks);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it.each([
    ['de', 'Das ist ein Pflichtfeld.'],
    ['en', 'This field is required'],
  ])('comes back without script with what is wrong (%s)', async (locale, sentence) => {
    const answer = await contact(new URLSearchParams({ ...message, locale, name: '' }), HTML);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(`<html lang="${locale}" `);
    expect(answer.text).toContain(sentence);
  });

  it.each([
    ['a list', '[]'],
    ['nothing', 'null'],
    ['half an object', '{"name":'],
    ['other types', '{"name":{"$ne":""},"email":[],"message":1}'],
  ])('refuses %s as JSON', async (_name, body) => {
    const answer = await contact(body, { 'Content-Type': 'application/json' });
    expect([400, 422]).toContain(answer.status);
  });
});
