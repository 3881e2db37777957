/*
 * `npm run test:runtimes`: proves that the project runs on each version of Node that it supports, whatever the
 * `engines` of its dependencies say. Plain JavaScript without dependencies, as it runs on each of these versions.
 */
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInstalled } from './lib/launch.mjs';
import { runProgram } from './lib/runProgram.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The oldest version that is supported, and the newest of each later line of long-term support. */
const VERSIONS = ['20.19.0', '22.23.3', '24.21.0'];

const COMMAND = {
  name: 'npm run test:runtimes',
  purpose: 'Proves that the project runs on each version of Node that it supports, which come from npm.',
  options: {},
  operand: { name: 'version', meaning: 'some of these, by default all', values: VERSIONS },
};

/** A server that has not printed its address after this time, ms, has failed. */
const START_TIMEOUT_MS = 120_000;

/**
 * Installs a version of Node, which the npm package `node` brings along, and returns the path of its program. It is
 * copied into a folder of the project: tests start it as another user, who cannot read npm's cache of this one.
 */
function installNode(version, folder) {
  const args = ['--yes', '--package', `node@${version}`, '--', 'node', '-p', 'process.execPath'];
  // On Windows npx is a batch file, which only a shell can start.
  const shell = process.platform === 'win32';
  // Not in the project's folder, whose package.json would let npx look there first.
  const { status, stdout, stderr } = spawnSync('npx', args, { cwd: os.tmpdir(), encoding: 'utf8', shell });
  if (status !== 0) throw new Error(`Node ${version} could not be installed from npm:\n${stderr}`);
  const node = path.join(folder, process.platform === 'win32' ? 'node.exe' : 'node');
  copyFileSync(stdout.trim(), node);
  return node;
}

/** Runs a program of the project on a version of Node. @throws when it fails */
async function run(node, args, env) {
  const code = await runProgram(node, args, env);
  if (code !== 0) throw new Error(`exit code ${code}`);
}

/** Base address that a starting server prints. @throws when it ends or says nothing in time */
function addressOf(child) {
  return new Promise((resolve, reject) => {
    let printed = '';
    const timer = setTimeout(() => reject(new Error('the server did not start')), START_TIMEOUT_MS);
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      const [, base] = /Deutsch\s+(\S+)\/\s/.exec(printed) ?? [];
      if (base === undefined) return;
      clearTimeout(timer);
      resolve(base);
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      reject(new Error(`the server ended with exit code ${code}`));
    });
  });
}

/** Serves a built site and asks for a page of each language, the health and a form's token. @throws when one fails */
async function serve(node, distDir, env) {
  const intakeDir = mkdtempSync(path.join(os.tmpdir(), 'sff-runtime-'));
  const child = spawn(node, ['--import', 'tsx', 'server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...env, PORT: '0', HOST: '127.0.0.1', DIST_DIR: distDir, INTAKE_DIR: intakeDir },
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  try {
    const base = await addressOf(child);
    for (const address of [
      '/',
      '/en/',
      '/page-data/index/page-data.json',
      '/api/health',
      '/api/form-token',
    ]) {
      const answer = await fetch(base + address);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${address} responded with status ${answer.status}`);
    }
    child.kill('SIGTERM');
    const code = await closed;
    if (code !== 0) throw new Error(`the server ended with exit code ${code}`);
  } finally {
    child.kill('SIGKILL');
    await closed;
    rmSync(intakeDir, { recursive: true, force: true });
  }
}

const jest = [
  'node_modules/jest/bin/jest.js',
  '--ci',
  '--silent',
  '--maxWorkers=100%',
  '--selectProjects',
  'unit',
  'node',
];

/** What is proven on each version: name and program. */
const steps = (node, env, distDir) => [
  ['content', () => run(node, ['--import', 'tsx', 'scripts/content/cli.ts'], env)],
  ['build', () => run(node, ['scripts/build.mjs', '--out', distDir], env)],
  ['unit tests', () => run(node, jest, env)],
  ['served site', () => serve(node, distDir, env)],
];

async function prove(version) {
  const folder = path.join(root, '.cache', 'runtimes', version);
  // The build puts the finished site into a folder that must be there.
  mkdirSync(folder, { recursive: true });
  const node = installNode(version, folder);
  const env = { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` };
  const distDir = path.join(folder, 'dist');
  const row = { Node: version };
  for (const [name, step] of steps(node, env, distDir)) {
    console.log(`\nNode ${version}: ${name}`);
    const started = performance.now();
    try {
      await step();
      row[name] = `${Math.round((performance.now() - started) / 1000)} s`;
    } catch (error) {
      row[name] = `failed (${error.message})`;
      process.exitCode = 1;
    }
  }
  return row;
}

await runInstalled('full', COMMAND, async ({ operands: wanted }) => {
  const rows = [];
  for (const version of wanted.length > 0 ? wanted : VERSIONS) rows.push(await prove(version));
  console.table(rows);
  // Set by a step that has failed.
  return process.exitCode;
});
