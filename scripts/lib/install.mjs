/*
 * Installs the project's dependencies when they are missing or older than the lockfile. Plain JavaScript without
 * dependencies, because it runs before anything is installed.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [MAJOR, MINOR] = [20, 19];

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > MAJOR || (major === MAJOR && minor >= MINOR)) return;
  throw new Error(
    `This project needs Node ${MAJOR}.${MINOR} or newer, but this is Node ${process.versions.node}. Install a newer one from nodejs.org.`,
  );
}

/** True if packages are installed that only the tests need, by whatever command; npm records them. */
function hasTestTools(root) {
  const record = path.join(root, 'node_modules', '.package-lock.json');
  return existsSync(record) && readFileSync(record, 'utf8').includes('"dev": true');
}

/**
 * Installs what a mode needs: `serve` for building and serving, `full` with the test tools. A stamp in node_modules
 * records the lockfile and mode of the last installation, so nothing is installed twice.
 * @throws if npm fails; the message says what to do
 */
export async function ensureInstalled({ root, mode }) {
  checkNode();
  const lockfile = path.join(root, 'package-lock.json');
  const stampFile = path.join(root, 'node_modules', '.sff-install');
  const lock = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
  const stamp = existsSync(stampFile) ? readFileSync(stampFile, 'utf8').trim().split(' ') : [];
  const [knownLock, knownMode] = stamp;
  if (knownLock === lock && (knownMode === 'full' || knownMode === mode)) return;

  // Keep test tools that are already installed: `npm start` must not remove them for a developer.
  const target = knownMode === 'full' || hasTestTools(root) ? 'full' : mode;
  console.log(`Installing dependencies (${target === 'full' ? 'with test tools' : 'without test tools'}) …`);
  const started = performance.now();
  // Not `npm ci`: it rejects a lockfile without the binaries of other systems (optional dependencies), which a registry
  // may not offer on this one. `--no-save` follows the lockfile and never writes it.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel', 'error'];
  if (target === 'serve') args.push('--omit', 'dev');
  const code = await new Promise((resolve, reject) => {
    // On Windows npm is a batch file, which only a shell can start.
    const shell = process.platform === 'win32';
    const child = spawn('npm', args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell });
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0)
    throw new Error(
      `npm install failed (exit code ${code}). Check the network and the message above, then try again.`,
    );
  writeFileSync(stampFile, `${lock} ${target}\n`);
  console.log(`Dependencies installed (${((performance.now() - started) / 1000).toFixed(0)} s).`);
}
