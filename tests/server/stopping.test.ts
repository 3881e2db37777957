import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { END, field, rawRequest as formRequest, VALID } from '../../scripts/torture/rawForm';
import { runServer, type ServerProcess } from '../../scripts/testbed/serverProcess';
import { until } from '../../scripts/testbed/until';
import { type RawAnswer, rawRequest, sendRaw } from './rawRequest';
import { createSiteFixture, type SiteFixture } from './siteFixture';

let site: SiteFixture;
let intakeDir: string;
const servers: ServerProcess[] = [];

beforeAll(async () => {
  site = await createSiteFixture();
  intakeDir = join(site.distDir, '../intake');
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await site.remove();
});

async function start(graceS: string): Promise<{ server: ServerProcess; port: number }> {
  const server = await runServer({ DIST_DIR: site.distDir, INTAKE_DIR: intakeDir, STOP_GRACE_S: graceS });
  servers.push(server);
  return { server, port: await server.listening };
}

/** An upload whose first half has arrived. */
interface HalfUpload {
  socket: Socket;
  rest: string;
  /** The complete response, once the connection has ended. */
  answer: Promise<string>;
}

/** Names of the folders for uploads. Files beside them are probes of the store and changes of its entries. */
async function uploadFolders(): Promise<string[]> {
  const found = await readdir(join(intakeDir, 'tmp'), { withFileTypes: true });
  return found.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

async function beginUpload(port: number, pitch: string): Promise<HalfUpload> {
  const whole = formRequest(VALID + field('pitch', pitch) + END);
  const half = Math.floor(whole.length / 2);
  const before = await uploadFolders();
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const answer = new Promise<string>((resolve, reject) => {
    socket.once('end', () => resolve(text));
    // Errors after the response are of no interest.
    socket.on('error', reject);
  });
  answer.catch(() => undefined);
  socket.write(whole.slice(0, half), 'latin1');
  // By name, because leftovers of an earlier upload may be removed in the meantime.
  await until(async () => (await uploadFolders()).some((name) => !before.includes(name)));
  return { socket, rest: whole.slice(half), answer };
}

async function health(port: number, method = 'GET'): Promise<RawAnswer> {
  return rawRequest(port, '/api/health', { method });
}

/** Waits until the server reports that it is stopping. */
async function untilStopping(port: number): Promise<RawAnswer> {
  let answer = await health(port);
  await until(async () => (answer = await health(port)).status !== 200);
  return answer;
}

it('lets an upload finish within the grace, says meanwhile that it stops, and takes no new form', async () => {
  const { server, port } = await start('50');
  const upload = await beginUpload(port, 'Im Gange');
  expect((await health(port, 'HEAD')).status).toBe(200);
  const entries = async () => (await readdir(join(intakeDir, 'entries'))).length;
  const before = await entries();

  server.child.kill('SIGTERM');
  const said = await untilStopping(port);
  expect([said.status, said.body.toString()]).toEqual([503, '{"status":"stopping"}']);
  const head = await health(port, 'HEAD');
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([503, '21', 0]);
  expect((await rawRequest(port, '/')).status).toBe(200);

  const form = formRequest(VALID + field('pitch', 'Zu spät') + END);
  const late = await sendRaw(port, form);
  expect([late.status, late.headers['retry-after']]).toEqual([503, '30']);
  const page = await sendRaw(
    port,
    form
      .replace('/api/applications', '/api/applications?job=1042&locale=en')
      .replace('Accept: application/json', 'Accept: text/html'),
  );
  expect([page.status, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
  expect(page.body.toString()).toContain('href="/en/jobs/application/senior-copywriter-1042/"');
  // Rejected by its head alone.
  const [bare = ''] = form.split('\r\n\r\n', 1);
  expect((await sendRaw(port, `${bare}\r\n\r\n`)).status).toBe(503);
  expect(server.hasEnded()).toBe(false);

  upload.socket.write(upload.rest, 'latin1');
  expect(await upload.answer).toMatch(/^HTTP\/1\.1 201 .*"reference":"SFF-/s);
  expect((await server.exit).code).toBe(0);
  expect(await entries()).toBe(before + 1);
});

it('answers 503 to an upload that is still moving after the grace, stores nothing of it, and ends', async () => {
  const { server, port } = await start('1');
  const upload = await beginUpload(port, 'Zu langsam');
  const before = (await readdir(join(intakeDir, 'entries'))).length;
  server.child.kill('SIGTERM');
  const answer = await upload.answer;
  expect(answer).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\n/);
  expect(answer).toMatch(/\r\nRetry-After: 30\r\n/);
  expect(answer).toMatch(/\r\nConnection: close\r\n/);
  upload.socket.write(upload.rest, 'latin1');
  upload.socket.end();
  expect((await server.exit).code).toBe(0);
  expect(await readdir(join(intakeDir, 'entries'))).toHaveLength(before);
});

it('does not wait for the grace when nothing is uploaded', async () => {
  const { server } = await start('3600');
  server.child.kill('SIGTERM');
  expect((await server.exit).code).toBe(0);
});
