// Covers scripts/torture, scripts/content.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawSteps, type EventName } from '../../../scripts/torture/edits/draws';
import { editsRun } from '../../../scripts/torture/edits/editsRun';
import { git, makeSmallContent, type Workspace } from '../../../scripts/torture/edits/workspace';
import { temporaryFolder } from '../../helpers/temporaryFolder';

const ROOT = path.resolve(__dirname, '../../..');
const dir = temporaryFolder();

/** A miniature build: checks the content, then copies it with the settings to a folder that replaces the old one. */
const BUILD = `
const fs = require('node:fs');
const { createHash } = require('node:crypto');
const { parseArgs } = require('node:util');
const text = { type: 'string' };
const { out, date, origin } = parseArgs({ options: { out: text, date: text, origin: text } }).values;
const isFile = (name) => fs.statSync('content-json/' + name).isFile();
const names = fs.readdirSync('content-json', { recursive: true }).filter(isFile).sort();
for (const name of names.filter((other) => /^de.+json$/.test(other))) {
  const page = JSON.parse(fs.readFileSync('content-json/' + name, 'utf8'));
  const isPage = !/(texts|navigation)\\.json$/.test(name);
  if ((isPage && !page.title) || page.nextCase === 'nowhere-at-all') process.exit(1);
}
fs.mkdirSync('.cache', { recursive: true });
const read = (name) => {
  const kept = '.cache/' + name.replaceAll('/', '_');
  if (process.env.IS_STALE && /texts\\.json$/.test(name) && fs.existsSync(kept)) return fs.readFileSync(kept);
  const bytes = fs.readFileSync('content-json/' + name);
  fs.writeFileSync(kept, bytes);
  return bytes;
};
const mark = (bytes) => [bytes.length, createHash('sha256').update(bytes).digest('base64url').slice(0, 27)];
const staging = 'dist-staging-' + process.pid;
const files = {};
const write = (name, bytes) => {
  fs.writeFileSync(staging + '/' + name, bytes);
  files[name] = mark(bytes);
};
fs.mkdirSync(staging);
for (const name of names) write(name.replaceAll('/', '_'), read(name));
write('settings', Buffer.from(date + origin));
const server = Buffer.from('run();');
fs.mkdirSync(out + '-server', { recursive: true });
fs.writeFileSync(out + '-server/main.js', server);
fs.writeFileSync(staging + '/_build.json', JSON.stringify({ files, server: { 'main.js': mark(server) } }));
if (fs.existsSync(out)) fs.renameSync(out, staging + '-old');
fs.renameSync(staging, out);
fs.rmSync(staging + '-old', { recursive: true, force: true });
`;

/** A miniature project with the small content, and its copy for builds from scratch. */
async function workspaceIn(name: string): Promise<Workspace> {
  const root = path.join(dir, name, 'project');
  const reference = path.join(dir, name, 'reference');
  const contentDir = path.join(root, 'content-json');
  mkdirSync(root, { recursive: true });
  cpSync(path.join(ROOT, 'content-json'), contentDir, { recursive: true });
  await makeSmallContent(contentDir);
  writeFileSync(path.join(root, 'build.cjs'), BUILD);
  writeFileSync(path.join(root, 'package.json'), '{ "scripts": { "build": "node build.cjs" } }');
  writeFileSync(path.join(root, '.gitignore'), '/.cache\n/dist*\n');
  await git(root, 'init', '-q');
  await git(root, 'add', '-A');
  await git(root, 'commit', '-q', '-m', 'The beginning.');
  await git(dir, 'clone', '-q', root, reference);
  return { root, reference, contentDir };
}

const EVENTS: EventName[] = [
  'text',
  'date',
  'newPage',
  'deletePage',
  'globalText',
  'origin',
  'clock',
  'earlier',
  'noCache',
  'twoAtOnce',
  'invalid',
];

const figuresOf = (findings: Awaited<ReturnType<typeof editsRun>>) =>
  Object.fromEntries(
    findings.filter(({ isOk }) => isOk !== undefined).map(({ what, figure }) => [what, figure]),
  );

it('finds nothing in a build that does all anew', async () => {
  const told: string[] = [];
  const findings = await editsRun(await workspaceIn('right'), {
    steps: drawSteps(3, 14, EVENTS),
    every: 7,
    tell: (text) => told.push(text),
  });
  expect(told.filter((text) => text.startsWith('VIOLATED'))).toEqual([]);
  expect(figuresOf(findings)).toEqual({
    'results that differ from a clean build': '0',
    'builds that failed': '0',
    'incomplete sites after a killed build': '0',
    'sites changed by a failed build': '0',
  });
  expect(told.filter((text) => /^\d+ invalid \(refused\)$/.test(text)).length).toBeGreaterThan(0);
});

it('names the step after which a build kept what is no longer so', async () => {
  process.env['IS_STALE'] = 'true';
  const told: string[] = [];
  try {
    const steps = drawSteps(3, 6, ['text', 'date']);
    const edit = { name: 'globalText', at: 4, value: 99 } as const;
    const findings = await editsRun(await workspaceIn('stale'), {
      steps: [...steps.slice(0, 3), edit, ...steps.slice(3)],
      every: 7,
      tell: (text) => told.push(text),
    });
    expect(figuresOf(findings)['results that differ from a clean build']).toBe('1');
  } finally {
    delete process.env['IS_STALE'];
  }
  expect(told.filter((text) => text.startsWith('VIOLATED'))).toEqual([
    expect.stringMatching(
      /^VIOLATED, differs: after 4 globalText \(de, [\w.]+\): _build\.json, de_texts\.json$/,
    ),
  ]);
});
