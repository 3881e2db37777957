import { STATUS_CODES } from 'node:http';
import { formAnswer, type NotStored } from '../../../server/intake/answers/answer';
import { outcomeOf } from '../../../src/forms/submission/outcomeOf';
import { applicationForm, HTML, post } from './applicationForm';
import { type IntakeServer, startIntake } from './intakeServer';

let server: IntakeServer;

beforeAll(async () => {
  server = await startIntake();
});
afterAll(() => server.stop());

describe('a form sent without script', () => {
  it.each([
    ['de', '/bewerbung-gesendet/'],
    ['en', '/en/application-sent/'],
  ])('leads to the thanks page of its language (%s)', async (locale, thanks) => {
    const answer = await post(server.base, applicationForm({ locale, pitch: locale }), HTML);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(thanks);
  });

  it.each([
    ['de', 'Noch nicht gesendet', 'Das ist ein Pflichtfeld.'],
    ['en', 'Not sent yet', 'This field is required'],
  ])('says in its language what is wrong (%s)', async (locale, title, sentence) => {
    const answer = await post(server.base, applicationForm({ locale, last_name: '' }), HTML);
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.text).toContain(`<html lang="${locale}" `);
    expect(answer.text).toContain(title);
    expect(answer.text).toContain(sentence);
  });

  describe('that cannot be read', () => {
    const sendUnreadable = (path: string, headers = {}) =>
      post(
        server.base,
        'no form',
        { ...HTML, 'Content-Type': 'multipart/form-data; boundary=x', ...headers },
        path,
      );

    it.each([
      [
        '/api/applications?job=1042&locale=en',
        'Nothing was stored.',
        '<a href="/en/jobs/application/senior-copywriter-1042/">To the form</a>',
      ],
      [
        '/api/applications?job=1042&locale=de',
        'Gespeichert wurde nichts. Geh ',
        '<a href="/jobs/application/senior-texter-1042/">Zum Formular</a>',
      ],
      ['/api/contact?locale=en', 'Nothing was stored.', '<a href="/en/contact/">To the form</a>'],
      [
        '/api/contact?locale=de',
        'Gespeichert wurde nichts. Gehen Sie ',
        '<a href="/kontakt/">Zum Formular</a>',
      ],
      ['/api/applications?locale=en', 'Nothing was stored.', '<a href="/en/">To the home page</a>'],
    ])('promises nothing, and leads back from %s', async (path, sentence, link) => {
      const { status, text } = await sendUnreadable(path, { 'Accept-Language': 'de' });
      expect(status).toBe(400);
      expect(text).toContain(`<html lang="${path.endsWith('en') ? 'en' : 'de'}"`);
      expect(text).toContain(sentence);
      expect(text).toContain(link);
      expect(text).not.toMatch(/noch hier|still here|ist verloren|’s lost/);
    });

    it.each([
      ['/api/applications?job=1042&locale=en', 'application/json', '{}', 415],
      ['/api/applications?job=1042&locale=en', 'text/plain', 'first_name=Kim', 415],
      ['/api/applications?job=1042&locale=en', 'application/x-www-form-urlencoded', 'first_name=Kim', 415],
      ['/api/contact?locale=en', 'application/xml', '<name>Kim</name>', 415],
      ['/api/contact?locale=en', 'application/json', '{"name":', 400],
      ['/api/contact?locale=en', 'application/x-www-form-urlencoded', `name=${'x'.repeat(140_000)}`, 413],
    ])(
      'is a page for browsers and JSON for programs, also before a handler sees it (%s, %s)',
      async (path, type, body, status) => {
        const send = (headers: Record<string, string>) =>
          post(server.base, body, { ...headers, 'Content-Type': type }, path);
        const page = await send(HTML);
        expect([page.status, page.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
        expect(page.text).toContain('<html lang="en"');
        expect(page.text).toContain('Nothing was stored.');
        expect(page.text).toContain('To the form</a>');
        const told = await send({});
        expect([told.status, told.json]).toEqual([status, { error: STATUS_CODES[status] }]);
        expect(told.headers.get('cache-control')).toBe('no-store');
      },
    );

    it.each([
      ['en', '/api/applications', 'en-GB,de;q=0.8'],
      ['de', '/api/applications', 'fr'],
      ['de', '/api/applications?locale=fr&job=1&job=2', ''],
    ])(
      'is answered in the language the browser prefers (%s) where %s names none',
      async (locale, path, accepted) => {
        const { status, text } = await sendUnreadable(path, { 'Accept-Language': accepted });
        expect([status, text]).toEqual([400, expect.stringContaining(`<html lang="${locale}"`)]);
      },
    );
  });

  it('never gives back what was typed as markup', async () => {
    const markup = '"><script>alert(1)</script>';
    for (const name of ['website', 'first_name', 'pitch', 'job', 'locale', 'form_token', 'channel']) {
      const answer = await post(server.base, applicationForm({ [name]: markup, email: '' }), HTML);
      expect([400, 422]).toContain(answer.status);
      expect(answer.text).not.toContain('<script>alert');
    }
  });
});

it.each<NotStored>([
  { status: 400 },
  { status: 403 },
  { status: 409 },
  { status: 410 },
  { status: 413, errors: [] },
  { status: 415, errors: [] },
  { status: 422, errors: [] },
  { status: 429, retryAfter: 60 },
  { status: 503, retryAfter: 30 },
])('means the same for a form with and without script: %j', (answer) => {
  const inPage = formAnswer({ answer, locale: 'de', form: '1042', values: {}, hadFiles: false });
  expect(outcomeOf({ status: answer.status, body: '' }, 0).kind).toBe(inPage.outcome);
});

it.each([
  ['application/json', 422, 'application/json; charset=utf-8'],
  ['application/json, text/plain, */*', 422, 'application/json; charset=utf-8'],
  ['text/html, application/json;q=0.5', 422, 'text/html; charset=utf-8'],
  ['*/*', 422, 'text/html; charset=utf-8'],
  ['application/json;q=0', 422, 'text/html; charset=utf-8'],
])('answers Accept: %s with %i %s', async (accept, status, type) => {
  const answer = await post(server.base, applicationForm({ email: '' }), { Accept: accept });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toBe(type);
  expect(answer.headers.get('vary')).toContain('Accept');
});

describe('the origin of a post', () => {
  it.each<[string, Record<string, string>, number]>([
    ['the site', { Origin: 'https://www.sff.example' }, 422],
    ['the host it is sent to', { Origin: 'http://HOST' }, 422],
    ['no origin, as from a program', {}, 422],
    ['a hidden origin on the same site', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, 422],
    ['another site', { Origin: 'https://evil.example' }, 403],
    ['another port of the host', { Origin: 'http://127.0.0.1:1' }, 403],
    ['a site whose name starts like ours', { Origin: 'https://www.sff.example.evil.example' }, 403],
    ['a hidden origin', { Origin: 'null' }, 403],
    ['a form of another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a page of another site', { Referer: 'https://evil.example/form' }, 403],
  ])('%s: %j gives %i', async (_name, headers, status) => {
    const sent = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name,
        value.replace('HOST', `127.0.0.1:${server.port}`),
      ]),
    );
    expect((await post(server.base, applicationForm({ email: '' }), sent)).status).toBe(status);
  });
});

it('limits what one address stores, for each job and altogether, and says how long to wait', async () => {
  const limited = await startIntake({ rates: { perJob: 2, perAddress: 3 } });
  const send = (job: string, pitch: string) => post(limited.base, applicationForm({ job, pitch }));
  // Input rejected for its errors is not counted.
  for (let count = 0; count < 5; count += 1) await post(limited.base, applicationForm({ email: '' }));
  expect((await send('1042', '1')).status).toBe(201);
  expect((await send('1042', '2')).status).toBe(201);
  expect((await send('1042', '1')).status).toBe(201);
  const third = await send('1042', '3');
  expect(third.status).toBe(429);
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(3500);
  const withoutScript = await post(limited.base, applicationForm({ job: '1042', pitch: '3' }), HTML);
  expect(withoutScript.text).toMatch(/Sende in (59|60) Minuten noch einmal\./);
  expect((await send('88', '4')).status).toBe(201);
  expect((await send('initiative', '5')).status).toBe(429);
  expect(await limited.names('tmp')).toEqual([]);
  await limited.stop();
});
