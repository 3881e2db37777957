import { fnv1a, mulberry32 } from '../../../scripts/images/prng';
import { until } from '../../../scripts/testbed/until';
import { malformedCase } from '../../../scripts/torture/malformedCases';
import { statusOf } from '../../../scripts/torture/malformedRun';
import {
  BOUNDARY as B,
  END,
  field,
  file,
  part,
  rawRequest,
  REQUIRED,
  VALID,
} from '../../../scripts/torture/rawForm';
import { sendRaw } from '../rawRequest';
import { applicationForm, post } from './applicationForm';
import { type IntakeServer, startIntake } from './intakeServer';

let server: IntakeServer;
beforeAll(async () => {
  server = await startIntake();
});
afterAll(() => server.stop());

const request = (body: string, contentType?: string) =>
  rawRequest(body, contentType === undefined ? {} : { contentType });

it('takes the form by hand that the cases below break', async () => {
  expect((await sendRaw(server.port, request(VALID + END))).status).toBe(201);
});

it.each([
  ['no boundary', request(VALID + END, 'multipart/form-data'), 400],
  ['another boundary', request(VALID + END, 'multipart/form-data; boundary=other'), 400],
  ['an empty boundary', request(VALID + END, 'multipart/form-data; boundary='), 400],
  ['no end', request(VALID), 400],
  ['an end in the middle of a file', request(`${VALID.slice(0, -8)}`), 400],
  ['nothing at all', request(''), 400],
  ['only the end', request(END), 400],
  ['a part without a head', request(`--${B}\r\n\r\nx\r\n${END}`), 400],
  ['a part with half a head', request(`--${B}\r\nContent-Disp`), 400],
  [
    'a line break in a name',
    request(`${part('Content-Disposition: form-data; name="a\nb"', 'x')}${END}`),
    400,
  ],
  ['forty-one fields', request(`${VALID}${field('x', 'y').repeat(41)}${END}`), 400],
  ['a file in a field that is none', request(`${VALID}${file('photo', 'a.pdf', 'x')}${END}`), 400],
  [
    'a head of 20 kB',
    request(`${part(`Content-Disposition: form-data; name="x"\r\nX: ${'y'.repeat(20_000)}`, 'x')}${END}`),
    400,
  ],
  ['JSON', request('{}', 'application/json'), 415],
  ['a form without files', request('job=1042', 'application/x-www-form-urlencoded'), 415],
  ['a similar type', request(VALID + END, `multipart/mixed; boundary=${B}`), 415],
  ['a pitch of 200 kB', request(`${VALID}${field('pitch', 'x'.repeat(200_000))}${END}`), 422],
  ['thirteen files', request(`${VALID}${file('certificates', 'a.pdf', '%PDF-').repeat(13)}${END}`), 422],
  [
    'a file without a file name among the texts',
    request(
      `${VALID}${part('Content-Disposition: form-data; name="portfolio"\r\nContent-Type: application/pdf', '%PDF-')}${END}`,
    ),
    400,
  ],
  [
    'twelve choosers that nobody used before the résumé',
    request(
      `${REQUIRED}${file('portfolio', '', '').repeat(12)}${file('resume', 'cv.pdf', '%PDF-1.7 leer')}${END}`,
    ),
    201,
  ],
  [
    'two hundred and fifty files',
    request(`${VALID}${file('certificates', 'a.pdf', '').repeat(250)}${END}`),
    400,
  ],
  [
    'fields that are properties of every object',
    request(`${VALID}${field('__proto__', 'x')}${field('constructor', 'y')}${END}`),
    201,
  ],
  ['bytes that are no text', request(`${VALID}${field('pitch', '\xff\xfe\x80')}${END}`), 201],
  [
    'a length that is longer than the body',
    rawRequest('', { lengthLines: 'Content-Length: 120000000\r\n' }),
    413,
  ],
])('answers %s', async (_name, bytes, status) => {
  expect((await sendRaw(server.port, bytes)).status).toBe(status);
  expect(await server.names('tmp')).toEqual([]);
});

it.each([
  ['portfolio', 3],
  ['certificates', 5],
])('names the field of the thirteenth file, whichever it is (%s)', async (name, max) => {
  const full =
    file('portfolio', 'p.pdf', '%PDF-p').repeat(name === 'portfolio' ? 0 : 3) +
    file('certificates', 'c.pdf', '%PDF-c').repeat(name === 'certificates' ? 0 : 5);
  const answer = await sendRaw(
    server.port,
    request(`${VALID}${full}${file(name, 'x.pdf', '%PDF-x').repeat(13)}${END}`),
  );
  expect(answer.status).toBe(422);
  const { errors } = JSON.parse(answer.body.toString()) as { errors: object[] };
  expect(errors).toContainEqual({ field: name, code: 'fileCount', params: { n: max } });
  expect(await server.names('tmp')).toEqual([]);
});

it('counts a thirteenth file that follows twelve others', async () => {
  // Its kind still has room: if it were dropped, the application would lack its résumé.
  const body = `${REQUIRED}${file('certificates', 'c.pdf', '%PDF-c').repeat(12)}${file('resume', 'cv.exe', 'MZ')}${END}`;
  const answer = await sendRaw(server.port, request(body));
  const { errors } = JSON.parse(answer.body.toString()) as { errors: { field: string; code: string }[] };
  expect(errors.map(({ field: name, code }) => `${name} ${code}`)).toContain('resume fileType');
});

it('refuses files in a message, which has no place for them', async () => {
  const body = `${field('topic', 'press')}${field('name', 'Kim')}${field('email', 'kim@beispiel.de')}${field('message', 'Guten Tag zusammen')}`;
  const path = '/api/contact';
  expect((await sendRaw(server.port, rawRequest(body + END, { path }))).status).toBe(201);
  const answer = await sendRaw(
    server.port,
    rawRequest(`${body}${file('resume', 'cv.pdf', '%PDF-1.7')}${END}`, { path }),
  );
  expect(answer.status).toBe(400);
});

it('leaves nothing behind when a sender hangs up', async () => {
  const controller = new AbortController();
  const body = new ReadableStream<Uint8Array>({
    start(sink) {
      sink.enqueue(new TextEncoder().encode(VALID));
    },
  });
  const sending = fetch(`${server.base}/api/applications`, {
    method: 'POST',
    body,
    duplex: 'half',
    signal: controller.signal,
    headers: { 'Content-Type': `multipart/form-data; boundary=${B}` },
  } as RequestInit);
  await until(async () => (await server.names('tmp')).length > 0);
  controller.abort();
  await expect(sending).rejects.toThrow('aborted');
  await until(async () => (await server.names('tmp')).length === 0);
});

it('leaves nothing behind when a sender hangs up right after the last byte', async () => {
  // The connection may close before the server starts to process what it received.
  const hungUp = await startIntake();
  try {
    for (let round = 0; round < 20; round += 1) {
      const bytes = request(VALID + field('pitch', `Aufgelegt ${round}`) + END);
      await statusOf(hungUp.port, { family: 'cut off', bytes, hangsUp: true });
    }
    await hungUp.uploadsEnded(20);
    expect(await hungUp.names('tmp')).toEqual([]);
  } finally {
    await hungUp.stop();
  }
});

it('survives 300 malformed requests of all kinds, answers each, and keeps nothing half', async () => {
  // A short version of `npm run torture -- malformed`, which sends five thousand.
  const random = mulberry32(fnv1a('malformed'));
  const statuses = new Set<number>();
  for (let index = 0; index < 300; index += 1) {
    const malformed = malformedCase(random, index);
    const status = await statusOf(server.port, malformed);
    if (status !== 0 || !malformed.hangsUp) statuses.add(status);
  }
  const expected = [201, 400, 404, 405, 410, 413, 415, 417, 422, 431];
  expect([...statuses].filter((status) => !expected.includes(status))).toEqual([]);
  await until(async () => (await server.names('tmp')).length === 0);
  expect((await post(server.base, applicationForm())).status).toBe(201);
});
