/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { takeLock } from '../../../scripts/lib/processLock';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sff-lock-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const lock = () => path.join(root, 'folder/lock');
const LOCK_MODULE = path.resolve(__dirname, '../../../scripts/lib/processLock.ts');

/** Another process that takes the lock, reports it, and keeps it until its input ends. */
async function holdElsewhere() {
  const program = `import { takeLock } from ${JSON.stringify(LOCK_MODULE)};
    const release = await takeLock(${JSON.stringify(lock())}, () => {});
    process.stdout.write('taken');
    process.stdin.on('end', () => { release(); process.exit(0); }).resume();`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

it('is taken and given back', async () => {
  const release = await takeLock(lock(), () => {});
  expect(readFileSync(lock(), 'utf8')).toBe(String(process.pid));
  release();
  expect(existsSync(lock())).toBe(false);
});

it('is waited for while another process holds it, which is said once', async () => {
  const child = await holdElsewhere();
  const holders: number[] = [];
  const taken = takeLock(lock(), (pid) => {
    holders.push(pid);
    child.stdin.end();
  });
  (await taken)();
  expect(holders).toEqual([child.pid]);
  expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(0);
});

it('is free when its holder was killed', async () => {
  const child = await holdElsewhere();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const onWait = jest.fn();
  (await takeLock(lock(), onWait))();
  expect(onWait).not.toHaveBeenCalled();
});

it('leaves nothing but the lock in its folder', async () => {
  const dead = spawn(process.execPath, ['-e', '']);
  await once(dead, 'exit');
  const release = await takeLock(lock(), () => {});
  release();
  writeFileSync(lock(), String(dead.pid));
  await takeLock(lock(), () => {});
  expect(readFileSync(lock(), 'utf8')).toBe(String(process.pid));
});

it('is waited for within one process, too', async () => {
  const order: string[] = [];
  const release = await takeLock(lock(), () => {});
  const second = takeLock(lock(), () => {
    order.push('waits', 'first ends');
    release();
  });
  (await second)();
  order.push('second');
  expect(order).toEqual(['waits', 'first ends', 'second']);
});

it('is free when it holds the number of this process, which did not take it', async () => {
  mkdirSync(path.dirname(lock()), { recursive: true });
  writeFileSync(lock(), String(process.pid));
  const onWait = jest.fn();
  (await takeLock(lock(), onWait))();
  expect(onWait).not.toHaveBeenCalled();
});
