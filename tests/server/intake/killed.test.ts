/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fnv1a, mulberry32 } from '../../../scripts/images/prng';
import { Spool } from '../../../server/intake/spool';
import { createSiteFixture, type SiteFixture } from '../siteFixture';
import { applicationForm, pdf, post, RESUME } from './applicationForm';

const ROUNDS = 20;
const SENDERS = 4;

let site: SiteFixture;
let intakeDir: string;
let child: ChildProcess | undefined;

beforeAll(async () => {
  site = await createSiteFixture();
  intakeDir = await mkdtemp(join(tmpdir(), 'sff-killed-'));
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await rm(intakeDir, { recursive: true, force: true });
  await site.remove();
});

async function start(): Promise<{ server: ChildProcess; base: string }> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: join(__dirname, '../../..'),
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      HOST: '127.0.0.1',
      DIST_DIR: site.distDir,
      INTAKE_DIR: intakeDir,
      INTAKE_RATE_PER_JOB: '0',
      INTAKE_RATE_PER_ADDRESS: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = server;
  let output = '';
  for await (const chunk of server.stdout) {
    output += String(chunk);
    if (output.includes('Ctrl-C')) break;
  }
  return { server, base: /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0] ?? '' };
}

it(`loses, doubles and halves nothing when it is killed at ${ROUNDS} random moments`, async () => {
  const random = mulberry32(fnv1a('killed'));
  /** What a sender was told, by key. */
  const promised = new Map<string, string>();
  const contents = new Map<string, string>();
  let count = 0;

  const send = async (base: string, key: string) => {
    const text = `Inhalt ${key} `.repeat(4000);
    contents.set(key, createHash('sha256').update(pdf(text)).digest('hex'));
    const form = applicationForm({ pitch: key }, [{ ...RESUME, content: pdf(text) }]);
    const answer = await post(base, form, { 'Idempotency-Key': key });
    if (answer.status === 201) promised.set(key, answer.json.reference ?? '');
    return answer.status;
  };

  const unanswered = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { server, base } = await start();
    const ended = new Promise((resolve) => server.once('close', resolve));
    const senders = Array.from({ length: SENDERS }, async () => {
      while (!server.killed) {
        const [retry] = unanswered;
        const key = retry ?? `key-${(count += 1)}`;
        unanswered.delete(key);
        try {
          expect(await send(base, key)).toBe(201);
        } catch {
          // Cut off: the sender tries again with the same key after the restart.
          unanswered.add(key);
        }
      }
    });
    await new Promise((resolve) => setTimeout(resolve, 20 + random() * 200));
    server.kill('SIGKILL');
    await Promise.all([...senders, ended]);
  }

  const { base } = await start();
  for (const key of unanswered) expect(await send(base, key)).toBe(201);
  const spool = new Spool(intakeDir);
  const entries = await spool.list();
  const stored = new Map(entries.map((entry) => [entry.manifest.fields['pitch'], entry.manifest]));
  expect(promised.size).toBeGreaterThan(ROUNDS);
  expect(stored.size).toBe(entries.length);
  expect(new Set(stored.keys())).toEqual(new Set(promised.keys()));
  for (const [key, reference] of promised) {
    const manifest = stored.get(key);
    const [file] = manifest?.files ?? [];
    if (!manifest || !file) throw new Error(`${key} is lost`);
    expect(manifest.reference).toBe(reference);
    const bytes = await buffer(await spool.read(reference, file));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(contents.get(key));
  }
  expect(await readdir(join(intakeDir, 'tmp'))).toEqual([]);
}, 120_000);
