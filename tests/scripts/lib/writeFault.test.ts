import { renameSync } from 'node:fs';
import { printedWriteFault, withFile, writeFaultOf } from '../../../scripts/lib/writeFault';

const failureOf = (work: () => void): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail.');
};

describe('the sentence about a file that cannot be written or read', () => {
  it.each([
    [
      "EACCES: permission denied, open '/a'",
      '/a cannot be opened, because the user who runs this command lacks',
    ],
    [
      "EACCES: permission denied, scandir '/a'",
      '/a cannot be read, because the user who runs this command lacks',
    ],
    [
      "ENOTDIR: not a directory, mkdir '/a/b'",
      '/a/b cannot be written, because a part of its path is a file',
    ],
    ["ENOTDIR: not a directory, open '/a/b'", '/a/b cannot be opened, because a part of its path is a file'],
    [
      "EPERM: operation not permitted, mkdir '/a b'",
      '/a b cannot be written, because the system does not permit it',
    ],
    [
      "EROFS: read-only file system, rename '/a' -> '/b'",
      '/b cannot be written, because its disk is mounted',
    ],
    ["EDQUOT: disk quota exceeded, open '/a'", '/a cannot be written, because the quota'],
    ["EFBIG: file too large, write '/a'", '/a cannot be written, because it would be larger'],
    [
      'ENOSPC: no space left on device, write',
      'A file cannot be written, because the disk is full (ENOSPC). Make room',
    ],
  ])('of %s names the file, the reason and what to do', (message, start) => {
    const told = writeFaultOf(new Error(message));
    expect(told).toContain(start);
    expect(told).toMatch(/\(E[A-Z]+\)\. .+, then repeat the command\.$/);
  });

  it.each([
    "ENOENT: no such file or directory, open '/a'",
    'listen EACCES: permission denied 0.0.0.0:80',
    'EACCES',
    'ECONNREFUSED: the server is gone, and more',
  ])('is not made of %s', (message) => {
    expect(writeFaultOf(new Error(message))).toBeUndefined();
  });

  it('is not made of what is no error', () => {
    expect([undefined, null, 'ENOSPC'].map(writeFaultOf)).toEqual([undefined, undefined, undefined]);
  });
});

describe('the sentence about a folder that a program cannot write to', () => {
  it.each([
    ['Error: ENOSPC: no space left on device, write\n    at write', 'the disk is full (ENOSPC)'],
    ['Error: No space left on device\n    at Object.open', 'the disk is full (ENOSPC)'],
    ['Error: Disk quota exceeded', 'the quota of this user is used up (EDQUOT)'],
    ['Error: Read-only file system', 'its disk is mounted read-only (EROFS)'],
    ['Error: EFBIG: file too large, write', 'it would be larger than the limit for files (EFBIG)'],
  ])('names it and the reason: %s', (output, reason) => {
    const told = printedWriteFault(`Build failed.\n${output}\n`, '/site/.cache');
    expect(told).toMatch(
      /^A file in \/site\/\.cache cannot be written, because .+, then repeat the command\.$/,
    );
    expect(told).toContain(reason);
  });

  it.each(['SyntaxError: Unexpected token', "EACCES: permission denied, open '/src/a.ts'", ''])(
    'is not made of %p',
    (output) => {
      expect(printedWriteFault(output, '/site/.cache')).toBeUndefined();
    },
  );
});

describe('an error of the file system', () => {
  it('names the file that was meant, where it names none', () => {
    const failure = Object.assign(new Error('ENOSPC: no space left on device, write'), { syscall: 'write' });
    expect(writeFaultOf(withFile(failure, '/site/a.html'))).toMatch(
      /^\/site\/a\.html cannot be written, .*ENOSPC/,
    );
  });

  it('keeps its code where it names the file that was meant instead of another', () => {
    const failure = failureOf(() => renameSync('/missing/a.part', '/missing/a'));
    expect(withFile(failure, '/missing/a')).toMatchObject({
      code: 'ENOENT',
      message: "ENOENT: no such file or directory, rename '/missing/a'",
    });
  });

  it('stays as it is if the file system has not caused it', () => {
    const failure = new TypeError('no such thing');
    expect(withFile(failure, '/a')).toBe(failure);
    expect(failure.message).toBe('no such thing');
  });
});
