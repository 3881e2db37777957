import { readFileSync } from 'node:fs';
import path from 'node:path';
import { settingTable } from '../../server/settings';

const ROOT = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const unit = read('deploy/sff.service');
const valueOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
const environment = new Map(
  valueOf('Environment')
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);

it('starts the server as npm run serve does, behind the proxy of this machine', () => {
  const [options = ''] = /--\S+/.exec(read('package.json').split('"serve":')[1] ?? '') ?? [];
  expect(valueOf('ExecStart')).toBe(`/usr/bin/node ${options} dist-server/main.js`);
  expect([environment.get('HOST'), environment.get('TRUST_PROXY')]).toEqual(['127.0.0.1', '1']);
  const known = Object.values(settingTable).map(({ name }) => name);
  expect(known).toEqual(expect.arrayContaining([...environment.keys()]));
});

it('gives uploads their grace, and the server ten seconds more to end', () => {
  expect(Number(valueOf('TimeoutStopSec'))).toBe(Number(settingTable.stopGraceS.fallback) + 10);
});

it('lets it write to its store and to the kept files beside the site alone, away from what a build replaces', () => {
  expect(valueOf('ProtectSystem')).toBe('strict');
  const store = environment.get('INTAKE_DIR') ?? '';
  expect(path.posix.dirname(store)).toBe(`/var/lib/${valueOf('StateDirectory')}`);
  expect(valueOf('ReadWritePaths')).toBe(`-${valueOf('WorkingDirectory')}/dist-kept`);
  // The examples of the README, which would otherwise keep applications in the folder of the project.
  const starts = read('README.md').match(/^.*TRUST_PROXY=1 .*$/gm) ?? [];
  expect(starts.length).toBeGreaterThan(0);
  for (const line of starts) expect(line).toContain(`INTAKE_DIR=${store} `);
});
