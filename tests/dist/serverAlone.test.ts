// Covers server, scripts/serverBundle, src/hosting, deploy.
import { chmodSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../helpers/builtSite';
import { APPLICATION_PATHS } from '../helpers/applicationPages';
import { type Container, type ContainerServer, createContainer } from '../helpers/container';
import { eventually } from '../helpers/eventually';
import { temporaryFolder } from '../helpers/temporaryFolder';
import { applicationForm, post } from '../server/intake/applicationForm';
import { type Mailbox, startMailbox } from '../server/intake/mailbox';

const [, job = ''] = /-(\d+)\/$/.exec(APPLICATION_PATHS.de) ?? [];

let container: Container;
let mailbox: Mailbox;
let server: ContainerServer;

beforeAll(async () => {
  mailbox = await startMailbox();
  container = await createContainer();
  server = await container.start({ INTAKE_SMTP_URL: mailbox.url });
});

afterAll(async () => {
  container.remove();
  await mailbox.stop();
});

/** Sends the form as a browser without JavaScript does. */
const send = (changes: Record<string, string>) =>
  post(container.url, applicationForm({ job, ...changes }), { Accept: 'text/html' });

it('starts in an empty folder without installing anything', () => {
  expect(server.output()).toMatch(/^Deutsch {2}http.+\nEnglish {2}http.+\nApplications are kept in .+\n/m);
});

it('runs as a user who cannot change what is served', async () => {
  const change = "require('node:fs').appendFileSync('dist/index.html', '!')";
  const { code, output } = await container.run('node', '-e', change);
  expect(output).toContain('EACCES');
  expect(code).toBe(1);
});

it('serves a page, and says that it is well', async () => {
  const answer = await fetch(`${container.url}/`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<h1');
  expect(await container.checkHealth()).toBe(0);
});

it('renders the whole page of a form that has mistakes', async () => {
  const answer = await send({ first_name: 'Änne Maria', email: 'nowhere' });
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('value="Änne Maria"');
  expect(answer.text).toMatch(/<script[^>]+src="\/assets\//);
  expect(answer.text).toMatch(
    /<input[^>]+name="email"[^>]+aria-invalid="true"|<input[^>]+aria-invalid="true"[^>]+name="email"/,
  );
});

it('takes an application, passes it on by mail, and lists it', async () => {
  const answer = await send({ first_name: 'Änne Maria' });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/bewerbung-gesendet/');
  await eventually(
    () => mailbox.mails.map(({ to }) => to.join()).toSorted(),
    ['aenne@beispiel.de', 'jobs@sff.example'],
  );
  const { code, output } = await container.run('node', 'dist-server/applications.js', 'list');
  expect(output).toContain('Änne Maria');
  expect(code).toBe(0);
});

it('brings what an object store needs', async () => {
  const folder = temporaryFolder();
  // The server runs as another user.
  chmodSync(folder, 0o777);
  const { output } = await container.start({
    PORT: '0',
    // Another folder than that of the server above, which may hold an application by now.
    INTAKE_DIR: path.join(folder, 'uploads'),
    INTAKE_STORE: 's3://bucket',
    INTAKE_S3_ENDPOINT: 'http://127.0.0.1:1',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
  });
  expect(output()).toContain('cannot be used: the object store failed');
});

it('names in its inventory every package, at the version of the lockfile, and no tool of the build', () => {
  const read = <T>(file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as T;
  const { components } = read<{ components: { group?: string; name: string; version: string }[] }>(
    'dist-server/bom.cdx.json',
  );
  const { packages } = read<{ packages: Record<string, { version?: string }> }>('package-lock.json');
  const locked = new Set(
    Object.entries(packages).map(
      ([place, { version }]) => `${place.replace(/^.*node_modules\//, '')}@${version}`,
    ),
  );
  const named = components.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`);
  expect(named.filter((name) => !locked.has(name))).toEqual([]);
  const names = named.map((name) => name.replace(/@[^@]+$/, ''));
  expect(names).toEqual(
    expect.arrayContaining(['fastify', 'nodemailer', '@aws-sdk/client-s3', 'react-dom', 'commander', 'zod']),
  );
  expect(
    names.filter((name) => /^(tsx|esbuild|parcel|@parcel\/|typescript|sharp|workbox-)/.test(name)),
  ).toEqual([]);
  expect(names.length).toBeLessThan(130);
});

it('ends when it is asked to', async () => {
  const other = await container.start({ PORT: '0' });
  expect(await other.stop()).toBe(0);
});
