import { createLinkToken } from '../../../server/intake/tokens/linkToken';
import { rawRequest, sendRaw } from '../rawRequest';
import { applicationForm, post } from './applicationForm';
import { type IntakeServer, startIntake } from './intakeServer';

let server: IntakeServer | undefined;

afterEach(async () => {
  await server?.stop();
  server = undefined;
});

/** Sends an application to a new server with this log level; returns the token of its deletion link. */
async function applied(logLevel: 'info' | 'trace'): Promise<{ server: IntakeServer; token: string }> {
  const started = await startIntake({ logLevel });
  server = started;
  const { json } = await post(started.base, applicationForm());
  return {
    server: started,
    token: createLinkToken('delete', { reference: json.reference ?? '', version: 0 }, started.intake.secret),
  };
}

it.each(['info', 'trace'] as const)('leaves no token in the log at the level %s', async (level) => {
  const { server: started, token } = await applied(level);
  const targets = [
    `/api/deletion/${token}`,
    `/api/deletion/${token}?x=${token}`,
    `/api/deletion/${token}/`,
    `/api/deletion/${token}/more`,
    `/api/deletion//${token}`,
    `//api/deletion/${token}`,
    `/API/deletion/${token}`,
    `/%61pi/deletion/${token}`,
    `/api/deletion/${token}%zz`,
    `/api/deletion/${token}%00`,
    `/api/${token}`,
    `/en/api/deletion/${token}`,
    `/${token}.`,
    `http://www.sff.example/api/deletion/${token}/`,
    `/api/deletion/${token}${'x'.repeat(4096)}`,
    `/api/deletion/${token}${'x'.repeat(20_000)}`,
  ];
  for (const target of targets) {
    for (const method of ['GET', 'HEAD', 'PUT']) await rawRequest(started.port, target, { method });
  }
  await sendRaw(started.port, `GET /api/deletion/${token} nonsense\r\n\r\n`);
  await sendRaw(started.port, `GET /api/deletion/${token} HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n`);
  // Last, because it deletes the entry.
  for (const target of targets.toReversed()) await rawRequest(started.port, target, { method: 'POST' });
  const [, signature = ''] = token.split('.');
  expect(started.log()).toContain('/api/deletion/:token');
  expect(started.log()).not.toContain(signature);
});

it('answers HEAD like GET, without a body, and deletes nothing', async () => {
  const { server: started, token } = await applied('info');
  for (const target of [
    `/api/deletion/${token}`,
    '/api/deletion/nichts',
    '/api/health',
    '/api/form-token',
    '/api/page.css',
  ]) {
    const get = await rawRequest(started.port, target);
    const head = await rawRequest(started.port, target, { method: 'HEAD' });
    const { date: _got, ...expected } = get.headers;
    const { date: _head, ...headers } = head.headers;
    expect([head.status, headers, head.body.length]).toEqual([get.status, expected, 0]);
  }
  expect((await rawRequest(started.port, `/api/deletion/${token}`)).status).toBe(200);
  expect(await started.names('entries')).toHaveLength(1);
});

it('has the browser drop what it keeps for Back once everything is deleted', async () => {
  const { server: started, token } = await applied('info');
  const target = `/api/deletion/${token}`;
  expect((await rawRequest(started.port, target)).headers['clear-site-data']).toBeUndefined();
  const deleted = await rawRequest(started.port, target, { method: 'POST' });
  expect([deleted.status, deleted.headers['clear-site-data']]).toEqual([303, '"cache"']);
});
