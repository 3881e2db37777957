import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../scripts/testbed/freePort';
import { until } from '../../scripts/testbed/until';
import { runServer, type ServerProcess } from '../../scripts/testbed/serverProcess';
import { rawRequest } from './rawRequest';
import { createSiteFixture, type SiteFixture } from './siteFixture';

const FILM_BYTES = 24 * 1024 * 1024;

let site: SiteFixture;
const servers: ServerProcess[] = [];
/** Exit of a server that is stopped while a response cannot finish; the other tests run in the meantime. */
let stuck: ReturnType<ServerProcess['stop']>;

async function run(environment: Record<string, string>, ...args: string[]): Promise<ServerProcess> {
  const intakeDir = join(site.distDir, '../intake');
  const server = await runServer({ DIST_DIR: site.distDir, INTAKE_DIR: intakeDir, ...environment }, { args });
  servers.push(server);
  return server;
}

/** Requests a large file and stops reading, so that the response cannot finish. */
async function holdAnswer(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('GET /film.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await new Promise((resolve) => socket.once('data', resolve));
  socket.pause();
  return socket;
}

beforeAll(async () => {
  site = await createSiteFixture({ 'film.mp4': 'x'.repeat(FILM_BYTES) });
  const server = await run({});
  const socket = await holdAnswer(await server.listening);
  stuck = server.stop().finally(() => socket.destroy());
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await site.remove();
});

it('prints the address of each language, answers on localhost and 127.0.0.1, and ends with 0 on Ctrl-C', async () => {
  const server = await run({});
  const port = await server.listening;
  expect(server.output()).toContain(`http://localhost:${port}/\n`);
  expect(server.output()).toContain(`http://localhost:${port}/en/\n`);
  expect(server.output()).toMatch(/^Applications are kept in \/.+\/intake$/m);
  expect((await rawRequest(port, '/en/')).status).toBe(200);
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
  // npm passes on the signal that the terminal has already sent.
  server.child.kill('SIGINT');
  expect((await server.stop('SIGINT')).code).toBe(0);
});

it.each([
  [
    {},
    'Nobody is told of them: set INTAKE_SMTP_URL or INTAKE_WEBHOOK_URL',
    'Their files are not checked for malware, although the privacy notice promises it: set INTAKE_CLAMD',
  ],
  [
    {
      INTAKE_SMTP_URL: 'smtp://user:geheim@127.0.0.1:2525',
      INTAKE_MAIL_TO: 'jobs@beispiel.de',
      INTAKE_MAIL_DOMAINS: 'wien.beispiel.de',
      INTAKE_WEBHOOK_URL: 'https://user:geheim@hooks.beispiel.de/geheim',
      INTAKE_WEBHOOK_SECRET: 'geheim'.repeat(6),
      INTAKE_CLAMD: '/run/clamd',
    },
    'They are passed on by mail to jobs@beispiel.de or addresses at wien.beispiel.de through 127.0.0.1:2525, to the webhook at hooks.beispiel.de',
  ],
])('says who is told of applications, and what is not checked, with %j', async (environment, ...lines) => {
  const server = await run(environment as Record<string, string>);
  await server.listening;
  const [, printed = ''] = server.output().split(/^Applications are kept in .+\n/m);
  expect(printed).toBe(`${lines.join('\n')}\nCtrl-C ends the server.\n`);
  expect(server.output()).not.toContain('geheim');
  await server.stop();
});

it('serves on although the disk of its log is full', async () => {
  const port = await freePort();
  const server = await runServer(
    {
      DIST_DIR: site.distDir,
      INTAKE_DIR: join(site.distDir, '../intake'),
      PORT: String(port),
      LOG_LEVEL: 'info',
    },
    { wrap: (command) => ['sh', '-c', 'exec "$@" > /dev/full', 'sh', ...command] },
  );
  servers.push(server);
  const status = async () => (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))?.status;
  await until(async () => (await status()) === 200);
  // The answer to the first one was logged, which failed.
  expect(await status()).toBe(200);
  expect(server.child.exitCode).toBeNull();
});

it('names settings that do not exist, and starts', async () => {
  const server = await run({ INTAKE_SMTP_URI: 'smtp://user:geheim@mail', INTAKE_CLAMAV: '/run/clamd' });
  await server.listening;
  expect(server.output()).toMatch(
    /^No settings of this server, so they have no effect: INTAKE_SMTP_URI, INTAKE_CLAMAV\.$/m,
  );
  expect(server.output()).not.toContain('geheim');
  await server.stop();
});

it('ends at once on a second signal', async () => {
  const server = await run({});
  const socket = await holdAnswer(await server.listening);
  server.child.kill('SIGTERM');
  await delay(400);
  expect(server.child.exitCode).toBeNull();
  const { code } = await server.stop();
  expect(code).toBe(143);
  socket.destroy();
});

it.each([
  ['a wrong setting', { PORT: '80000' }, [], /^PORT \("80000"\) must be .+\. It is the port .+\.\n$/],
  [
    'no build',
    { DIST_DIR: '/nowhere' },
    [],
    /^There is no built site in "\/nowhere" .+ run npm run build first\.\n$/,
  ],
  [
    'a foreign address',
    { HOST: '192.0.2.1' },
    [],
    /^HOST "192\.0\.2\.1" is not an address of this machine.+\n$/,
  ],
  [
    'a spool folder that cannot be made',
    { INTAKE_DIR: '/dev/null/spool' },
    [],
    /^INTAKE_DIR \("\/dev\/null\/spool"\) cannot be written: .+\.\n$/,
  ],
  [
    'an object store without credentials',
    {
      INTAKE_STORE: 's3://bucket',
      INTAKE_S3_ENDPOINT: 'http://127.0.0.1:1',
      AWS_EC2_METADATA_DISABLED: 'true',
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    },
    [],
    /^INTAKE_STORE .+ cannot be used: the object store failed \(CredentialsProviderError\); check .+\n$/,
  ],
  [
    'a short secret',
    { INTAKE_SECRET: 'geheim' },
    [],
    /^INTAKE_SECRET must be .+ 32 characters\. It is the secret .+\.\n$/,
  ],
  [
    'faults for everyone',
    { HOST: '0.0.0.0' },
    ['--faults'],
    /^--faults works on this machine only: HOST .+\n$/,
  ],
  ['an unknown option', {}, ['--port=1'], /^Unknown option "--port=1": .+\n$/],
])('explains %s in one line and ends with 1', async (_name, environment, options, sentence) => {
  const server = await run(environment, ...options);
  expect((await server.exit).code).toBe(1);
  expect(server.output()).toMatch(sentence);
});

it.each(['--help', '-h'])('lists its options and settings with %s, and ends with 0', async (option) => {
  const server = await run({ PORT: '80000' }, option);
  expect((await server.exit).code).toBe(0);
  expect(server.output()).toMatch(
    /^Usage: npm run serve .+\n {2}--faults .+\n {2}PORT +the port .+"8080"\)\n/s,
  );
});

it('refuses to keep applications where everybody could read them', async () => {
  const server = await run({ INTAKE_DIR: join(site.distDir, 'spool') });
  expect((await server.exit).code).toBe(1);
  expect(server.output()).toMatch(/^INTAKE_DIR \(".+\/spool"\) is inside the built site, .+\.\n$/);
});

it('explains a port that is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const address = other.address();
  const port = String(typeof address === 'object' ? address?.port : '');
  const server = await run({ PORT: port });
  expect((await server.exit).code).toBe(1);
  expect(server.output()).toMatch(new RegExp(`^PORT ${port} is taken by another program: .+\\n$`));
  await new Promise((resolve) => other.close(resolve));
});

it('ends with 0 although an answer does not end', async () => {
  expect((await stuck).code).toBe(0);
});
