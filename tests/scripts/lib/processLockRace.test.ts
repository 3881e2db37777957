import { spawn } from 'node:child_process';
import type * as Files from 'node:fs';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { takeLock } from '../../../scripts/lib/processLock';
import { temporaryFolder } from '../../helpers/temporaryFolder';

/** Called after every reading and every removal of a file. */
let mockAfter: ((call: 'read' | 'removed', file: string) => void) | undefined;

jest.mock('node:fs', () => {
  const real = jest.requireActual<typeof Files>('node:fs');
  return {
    ...real,
    readFileSync: (...args: Parameters<typeof real.readFileSync>) => {
      const content = real.readFileSync(...args);
      mockAfter?.('read', String(args[0]));
      return content;
    },
    renameSync: (from: string, to: string) => {
      real.renameSync(from, to);
      mockAfter?.('removed', from);
    },
    rmSync: (file: string, options: Files.RmOptions) => {
      real.rmSync(file, options);
      mockAfter?.('removed', file);
    },
  };
});

let root: string;
let samples = 0;

beforeEach(() => {
  root = temporaryFolder();
});
afterEach(() => {
  mockAfter = undefined;
});

/** What the lock of a living process, or of one that has ended, contains. */
async function holderOf(isAlive: boolean): Promise<{ holder: string; end: () => void }> {
  const file = path.join(root, `sample-${(samples += 1)}`);
  const module = path.resolve(__dirname, '../../../scripts/lib/processLock.ts');
  const program = `import { takeLock } from ${JSON.stringify(module)};
    await takeLock(${JSON.stringify(file)}, () => {});
    process.stdout.write('taken');
    process.stdin.resume();`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const holder = readFileSync(file, 'utf8');
  rmSync(file);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const end = () => void child.kill('SIGKILL');
  if (isAlive) return { holder, end };
  end();
  await ended;
  return { holder, end };
}

it('never leaves the lock to two others, if one takes over the lock of a dead process at the same time', async () => {
  const file = path.join(root, 'lock');
  const [dead, second, third] = await Promise.all([holderOf(false), holderOf(true), holderOf(true)]);
  try {
    writeFileSync(file, dead.holder);
    let isTaken = false;
    mockAfter = (call, touched) => {
      if (call === 'read' && touched === file && !isTaken) {
        isTaken = true;
        writeFileSync(file, second.holder);
      }
      if (call === 'removed' && isTaken && !existsSync(file)) writeFileSync(file, third.holder);
    };
    const wait = takeLock(file, (pid) => {
      throw new Error(`waits for process ${pid}`);
    });
    await expect(wait).rejects.toThrow(`waits for process ${second.holder.split('\n')[0]}`);
    expect(readFileSync(file, 'utf8')).toBe(second.holder);
    expect(readdirSync(root)).toEqual(['lock']);
  } finally {
    second.end();
    third.end();
  }
});

it('is taken over although a process was killed while it did so', async () => {
  const file = path.join(root, 'lock');
  const { holder } = await holderOf(false);
  writeFileSync(file, holder);
  writeFileSync(`${file}.removal`, holder);
  await takeLock(file, (pid) => {
    throw new Error(`waits for process ${pid}`);
  });
  expect(readdirSync(root)).toEqual(['lock']);
});
