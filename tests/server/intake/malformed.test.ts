/** @jest-environment node */
import { fnv1a, mulberry32 } from '../../../scripts/images/prng';
import { sendRaw } from '../rawRequest';
import { applicationForm, post } from './applicationForm';
import { type IntakeServer, startIntake } from './intakeServer';

let server: IntakeServer;
beforeAll(async () => {
  server = await startIntake();
});
afterAll(() => server.stop());

const HEAD =
  'POST /api/applications HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAccept: application/json\r\n';
const B = 'xBOUNDARYx';

function request(body: string, contentType = `multipart/form-data; boundary=${B}`): string {
  return `${HEAD}Content-Type: ${contentType}\r\nContent-Length: ${Buffer.byteLength(body, 'latin1')}\r\n\r\n${body}`;
}

const part = (head: string, body: string) => `--${B}\r\n${head}\r\n\r\n${body}\r\n`;
const field = (name: string, value: string) => part(`Content-Disposition: form-data; name="${name}"`, value);
const file = (name: string, fileName: string, body: string) =>
  part(
    `Content-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: application/pdf`,
    body,
  );
const END = `--${B}--\r\n`;
const VALID =
  field('job', '1042') +
  field('first_name', 'Kim') +
  field('last_name', 'Muster') +
  field('email', 'kim@beispiel.de') +
  field('privacy_ack', 'true') +
  file('resume', 'cv.pdf', '%PDF-1.7 roh');

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
    'fields that are properties of every object',
    request(`${VALID}${field('__proto__', 'x')}${field('constructor', 'y')}${END}`),
    201,
  ],
  ['bytes that are no text', request(`${VALID}${field('pitch', '\xff\xfe\x80')}${END}`), 201],
  [
    'a length that is longer than the body',
    `${HEAD}Content-Type: multipart/form-data; boundary=${B}\r\nContent-Length: 120000000\r\n\r\n`,
    413,
  ],
])('answers %s', async (_name, bytes, status) => {
  expect((await sendRaw(server.port, bytes)).status).toBe(status);
  expect(await server.names('tmp')).toEqual([]);
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
  while ((await server.names('tmp')).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  controller.abort();
  await expect(sending).rejects.toThrow('aborted');
  while ((await server.names('tmp')).length > 0) await new Promise((resolve) => setTimeout(resolve, 5));
});

it('survives 300 forms with random damage, answers each, and stores none twice', async () => {
  const random = mulberry32(fnv1a('malformed'));
  const pick = (count: number) => Math.floor(random() * count);
  const statuses = new Map<number, number>();
  for (let round = 0; round < 300; round += 1) {
    let body = VALID + field('pitch', `Runde ${round}`) + END;
    for (let damage = pick(4); damage >= 0; damage -= 1) {
      const at = pick(body.length);
      const length = pick(40);
      const kinds = [
        () => body.slice(0, at) + body.slice(at + length),
        () => body.slice(0, at) + body.slice(at, at + length) + body.slice(at),
        () => body.slice(0, at) + String.fromCharCode(pick(256)) + body.slice(at + 1),
        () => `${body.slice(0, at)}\r\n--${B}\r\n${body.slice(at)}`,
        () => body.replaceAll('\r\n', '\n'),
        () => body.slice(0, at),
      ];
      body = kinds[pick(kinds.length)]?.() ?? body;
    }
    const { status } = await sendRaw(server.port, request(body));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses.keys()].filter((status) => ![201, 400, 410, 413, 415, 422].includes(status))).toEqual(
    [],
  );
  expect(await server.names('tmp')).toEqual([]);
  expect((await post(server.base, applicationForm())).status).toBe(201);
}, 60_000);
