/*
 * `npm run test:system`: tests against the real servers of Debian instead of those from npm. Plain JavaScript without
 * dependencies, because it installs what the rest needs, Debian's packages included.
 */
import { accessSync, constants, readdirSync } from 'node:fs';
import { launch } from './lib/launch.mjs';
import { runProgram } from './lib/runProgram.mjs';

/** Debian's packages by a program of each. */
const PACKAGES = {
  '/usr/sbin/clamd': 'clamav-daemon',
  '/usr/sbin/smtpd': 'opensmtpd',
  '/usr/bin/ceph': 'ceph-common',
  '/usr/bin/ceph-mon': 'ceph-mon',
  '/usr/bin/ceph-osd': 'ceph-osd',
  '/usr/bin/radosgw': 'radosgw',
  '/usr/sbin/nginx': 'nginx-light',
  '/usr/bin/openssl': 'openssl',
  '/usr/bin/redis-server': 'redis-server',
};

const SUFFIX = '.test.ts';

const COMMAND = {
  name: 'npm run test:system',
  purpose:
    "Builds the site and runs the tests against Debian's servers. Run it as root; it installs their packages.",
  options: {
    testNamePattern: {
      type: 'string',
      short: 't',
      value: 'pattern',
      meaning: 'only the tests with such a name, as for Jest',
    },
  },
  operand: {
    name: 'test',
    meaning: 'some of these, by default all',
    values: readdirSync(new URL('../tests/system', import.meta.url))
      .filter((file) => file.endsWith(SUFFIX))
      .map((file) => file.slice(0, -SUFFIX.length)),
  },
};

const missing = () =>
  Object.entries(PACKAGES).flatMap(([program, name]) => {
    try {
      accessSync(program, constants.X_OK);
      return [];
    } catch {
      return [name];
    }
  });

/** Makes sure that the servers are there. @throws with one sentence that says what to do */
async function ensureServers() {
  const packages = missing();
  if (process.getuid?.() !== 0) {
    throw new Error('The mail server has to be started as root: run npm run test:system as root.');
  }
  if (packages.length === 0) return;
  // No recommended packages: one of them would fetch the signatures of all malware.
  const apt = ['install', '-y', '--no-install-recommends', ...packages];
  console.log(`Installing Debian's packages ${packages.join(', ')} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const code = (await runProgram('apt-get', ['update'], env)) || (await runProgram('apt-get', apt, env));
  if (code !== 0) {
    throw new Error(
      `apt-get failed (exit code ${code}, see above). Run it yourself: apt-get ${apt.join(' ')}`,
    );
  }
}

/** Arguments of Jest for what `readArguments` returns. */
const jestArguments = ({ values: { testNamePattern }, operands }) => [
  'node_modules/jest/bin/jest.js',
  ...['--config', 'jest.system.config.mjs', '--verbose'],
  ...(testNamePattern === undefined ? [] : ['--testNamePattern', testNamePattern]),
  ...operands.map((name) => `tests/system/${name}${SUFFIX}`),
];

await launch('full', COMMAND, async (read) => {
  await ensureServers();
  const built = await runProgram(process.execPath, ['scripts/build.mjs']);
  return built === 0 ? runProgram(process.execPath, jestArguments(read)) : built;
});
