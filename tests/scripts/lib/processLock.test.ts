import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { takeLock } from '../../../scripts/lib/processLock';
import { temporaryFolder } from '../../helpers/temporaryFolder';

let root: string;

beforeEach(() => {
  root = temporaryFolder();
});

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
  expect(readFileSync(lock(), 'utf8')).toMatch(new RegExp(`^${process.pid}\\b`));
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

it('is taken by every one of several overlapping calls of a process, one after the other', async () => {
  const first = await takeLock(lock(), () => {});
  const second = takeLock(lock(), () => {});
  first();
  const third = await takeLock(lock(), () => {});
  third();
  (await second)();
  expect(readdirSync(path.dirname(lock()))).toEqual([]);
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
  expect(readFileSync(lock(), 'utf8')).toMatch(new RegExp(`^${process.pid}\\b`));
  expect(readdirSync(path.dirname(lock()))).toEqual(['lock']);
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

/** For locks that nobody holds, where waiting would never end. */
const neverWait = (pid: number) => {
  throw new Error(`waits for process ${pid}`);
};

it('is free when the number of its killed holder belongs to another living process now', async () => {
  const child = await holdElsewhere();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const left = readFileSync(lock(), 'utf8');
  // As in a new container, where the number can be that of the parent.
  writeFileSync(lock(), left.replace(String(child.pid), String(process.ppid)));
  expect(await takeLock(lock(), neverWait)).toEqual(expect.any(Function));
});

it('is free when it is empty, as after a power failure', async () => {
  mkdirSync(path.dirname(lock()), { recursive: true });
  writeFileSync(lock(), '');
  expect(await takeLock(lock(), neverWait)).toEqual(expect.any(Function));
});

const onLinux = process.platform === 'linux' ? describe : describe.skip;

onLinux('where the system says so', () => {
  it('is free when its holder was killed and no parent has noticed it', async () => {
    const program = `import { takeLock } from ${JSON.stringify(LOCK_MODULE)};
    await takeLock(${JSON.stringify(lock())}, () => {});
    setInterval(() => {}, 1000);
    process.stdout.write(String(process.pid));`;
    const node = [process.execPath, '--import', 'tsx', '--input-type=module', '-e', program];
    // The shell becomes a program that never asks for its children's ends.
    const parent = spawn('sh', ['-c', '"$@" & exec sleep 600', 'sh', ...node], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const [pid] = (await once(parent.stdout, 'data')) as [Buffer];
      process.kill(Number(pid), 'SIGKILL');
      while (!/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))) await setTimeout(10);
      expect(await takeLock(lock(), neverWait)).toEqual(expect.any(Function));
    } finally {
      parent.kill('SIGKILL');
    }
  });
});
