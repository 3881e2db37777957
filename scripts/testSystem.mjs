/*
 * `npm run test:system`: tests against the real servers of Debian instead of those from npm. Plain JavaScript without
 * dependencies, because it installs what the rest needs, Debian's packages included.
 */
import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

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

const missing = () =>
  Object.entries(PACKAGES).flatMap(([program, name]) => {
    try {
      accessSync(program, constants.X_OK);
      return [];
    } catch {
      return [name];
    }
  });

/** Runs a program and resolves to its exit code. */
function run(program, args, env = {}) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  const passOn = () => child.kill('SIGTERM');
  process.once('SIGTERM', passOn);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGTERM', passOn);
      resolve(code ?? 1);
    });
  });
}

process.on('SIGINT', () => {});

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
  const code = (await run('apt-get', ['update'], env)) || (await run('apt-get', apt, env));
  if (code !== 0) {
    throw new Error(
      `apt-get failed (exit code ${code}, see above); what is needed: apt-get ${apt.join(' ')}`,
    );
  }
}

try {
  await ensureServers();
  await ensureInstalled({ root, mode: 'full' });
  const built = await run(process.execPath, ['scripts/build.mjs']);
  const jest = ['node_modules/jest/bin/jest.js', '--config', 'jest.system.config.mjs', '--verbose'];
  process.exitCode = built === 0 ? await run(process.execPath, [...jest, ...process.argv.slice(2)]) : built;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
