import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CALLS, type SaveRequest, TOKEN_HEADER, TOKEN_META } from '../../scripts/composer/protocol';
import { freePort } from '../../scripts/testbed/freePort';
import { until } from '../../scripts/testbed/until';
import { LOCALE_CODES } from '../../src/content/locales';
import { ROOT } from '../helpers/builtStorybook';

let origin = '';
let server: ChildProcess;
let output = '';

beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = spawn(
    process.execPath,
    ['node_modules/storybook/dist/bin/dispatcher.js', 'dev', '--ci', '-p', String(port), '--exact-port'],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_ENV: 'development' } },
  );
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await until(() => output.includes('Storybook ready!') || server.exitCode !== null, {
    what: 'Storybook is ready',
    withinMs: 150_000,
  });
});

afterAll(async () => {
  if (server.exitCode !== null) return;
  const closed = once(server, 'close');
  server.kill('SIGINT');
  await closed;
});

it('starts without a warning', () => {
  expect(output).not.toMatch(/▲|warn/i);
});

it('compares a page with the files on the disk, by the same checks as the content step', async () => {
  const page = await (await fetch(`${origin}/iframe.html`)).text();
  const token = new RegExp(`name="${TOKEN_META}" content="([^"]+)"`).exec(page)?.[1] ?? '';
  const files = LOCALE_CODES.map((locale) => {
    const known = readFileSync(path.join(ROOT, 'content-json', locale, 'pages/contact.json'), 'utf8');
    return { locale, value: JSON.parse(known) as Record<string, unknown>, known };
  });
  const request: SaveRequest = { kind: 'pages', id: 'contact', files };
  const answer = await fetch(origin + CALLS.compare, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, [TOKEN_HEADER]: token },
    body: JSON.stringify(request),
  });
  expect(await answer.json()).toEqual({ state: 'ready', changes: [], warnings: [] });
});
