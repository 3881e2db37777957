// Covers deploy/putOnline.sh.
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { outputOf } from '../helpers/outputOf';

const SCRIPT = path.join(__dirname, '../../deploy/putOnline.sh');

let dir: string;
const inside = (...names: string[]) => path.join(dir, ...names);
const read = (...names: string[]) => readFileSync(inside(...names), 'utf8');
const builds = () => readdirSync(inside('srv/builds'));

/** Writes a build of the project. */
function build(text: string, program = ''): void {
  for (const folder of ['dist', 'dist-server']) mkdirSync(inside(folder), { recursive: true });
  writeFileSync(inside('dist/index.html'), text);
  writeFileSync(inside('dist-server/main.js'), program);
}

/** A program that writes its name and arguments to `calls`, and fails while there is a file with its name and `.fails`. */
function stub(name: string): void {
  const script = `#!/bin/sh\necho "${name} $*" >>"${inside('calls')}"\n[ ! -e "${inside(`${name}.fails`)}" ]\n`;
  writeFileSync(inside('bin', name), script, { mode: 0o755 });
}

/** A command that fails for the link to the server, and for no other, while there is a file `ln.fails`. */
function stubLink(): void {
  const script = `#!/bin/sh\ncase "$*" in *dist-server*) [ ! -e "${inside('ln.fails')}" ] || exit 1;; esac\nexec /bin/ln "$@"\n`;
  writeFileSync(inside('bin/ln'), script, { mode: 0o755 });
}

/** A clock that is later with each run, because the folders are named by it. */
function setClock(time: number): void {
  const name = `20261130-${String(time).padStart(6, '0')}`;
  writeFileSync(inside('bin/date'), `#!/bin/sh\necho ${name}\n`, { mode: 0o755 });
}

let clock = 100_000;

/** Runs the script. @returns its exit code, output, and what it asked nginx and systemd for */
async function putOnline(time = (clock += 1)): Promise<{ code: number; output: string; calls: string[] }> {
  setClock(time);
  writeFileSync(inside('calls'), '');
  const { code, output } = await outputOf('sh', [SCRIPT, inside('nginx.conf')], {
    cwd: dir,
    env: {
      PATH: `${inside('bin')}:${process.env['PATH']}`,
      SFF_ROOT: inside('srv'),
      SFF_SITE: inside('sites/sff.conf'),
    },
  });
  return { code, output, calls: read('calls').split('\n').filter(Boolean) };
}

beforeEach(() => {
  dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'sff-online-')));
  for (const folder of ['bin', 'srv', 'sites']) mkdirSync(inside(folder));
  for (const name of ['nginx', 'systemctl']) stub(name);
  stubLink();
  writeFileSync(inside('nginx.conf'), 'include /srv/sff/dist/_nginx/http.conf;\nroot /srv/sff/dist;\n');
  build('first');
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it('gives nginx the folder of the build, and the server links beside each other', async () => {
  expect(await putOnline()).toEqual({
    code: 0,
    output: `Online: ${inside('srv/builds', builds()[0] ?? '')}\n`,
    calls: ['nginx -tq', 'systemctl reload nginx'],
  });
  const folder = realpathSync(inside('srv/dist'));
  expect(folder).toMatch(/builds\/20261130-\d+\/dist$/);
  expect(read('sites/sff.conf')).toBe(`include ${folder}/_nginx/http.conf;\nroot ${folder};\n`);
  expect(realpathSync(inside('srv/dist-server'))).toBe(`${folder}-server`);
});

it('does nothing while nothing has changed', async () => {
  await putOnline();
  expect(await putOnline()).toEqual({ code: 0, output: 'This build is online already.\n', calls: [] });
  expect(builds()).toHaveLength(1);
});

it.each([
  ['page', () => build('second')],
  ['file of the operator', () => writeFileSync(inside('dist/sw.js'), 'kill switch')],
  ['file of the server', () => writeFileSync(inside('dist-server/site.json'), '{}')],
  ['configuration', () => writeFileSync(inside('nginx.conf'), 'root /srv/sff/dist;\nserver_tokens off;\n')],
])('puts another %s online', async (_what, change) => {
  await putOnline();
  change();
  expect((await putOnline()).calls).toEqual(['nginx -tq', 'systemctl reload nginx']);
  expect(builds()).toHaveLength(2);
  expect((await putOnline()).calls).toEqual([]);
});

it('keeps five builds, and always the one that is online', async () => {
  for (let count = 0; count < 7; count += 1) {
    build(`build ${count}`);
    await putOnline();
  }
  expect(builds()).toHaveLength(5);
  build('with the clock set back');
  await putOnline(1);
  expect(read('srv/dist/index.html')).toBe('with the clock set back');
  build('with the right clock');
  await putOnline();
  expect(builds()).toHaveLength(5);
});

it.each(['nginx', 'systemctl', 'ln'])(
  'leaves the earlier build online where %s fails, and tries again',
  async (name) => {
    const fails = inside(`${name}.fails`);
    writeFileSync(fails, '');
    expect(await putOnline()).toMatchObject({ code: 1, output: expect.stringContaining('Not put online') });
    expect([builds(), readdirSync(inside('sites')), readdirSync(inside('srv'))]).toEqual([
      [],
      [],
      ['builds'],
    ]);
    rmSync(fails);
    await putOnline();
    const before = read('sites/sff.conf');
    build('second');
    writeFileSync(fails, '');
    for (let run = 0; run < 2; run += 1) expect((await putOnline()).code).toBe(1);
    expect([read('srv/dist/index.html'), read('sites/sff.conf')]).toEqual(['first', before]);
    expect(builds()).toEqual([path.basename(path.dirname(realpathSync(inside('srv/dist-server'))))]);
    rmSync(fails);
    expect((await putOnline()).code).toBe(0);
    expect(read('srv/dist/index.html')).toBe('second');
  },
);

it('restarts a running server for another program, and for nothing else', async () => {
  await putOnline();
  build('second', 'another program');
  expect((await putOnline()).calls.slice(2)).toEqual([
    'systemctl is-active --quiet sff',
    'systemctl restart sff',
  ]);
});
