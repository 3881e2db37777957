import { Readable } from 'node:stream';
import { openedFiles } from '../../../scripts/torture/testInputs/openedFiles';

// As the torture program finds it, with a slash at its end.
const RUN = { root: '/project/', marksDir: '/marks' };
/** A line of strace about a process that opens a file. */
const opens = (pid: number, file: string, flags = 'O_RDONLY|O_CLOEXEC', asked = file) =>
  `${pid} openat(AT_FDCWD</project>, "${asked}", ${flags}) = 17<${file}>`;
const mark = (test: string) =>
  opens(7, `/marks/${encodeURIComponent(`/project/${test}`)}`, 'O_WRONLY|O_CREAT|O_TRUNC|O_CLOEXEC, 0666');

async function opened(...lines: string[]): Promise<Record<string, string[]>> {
  const found = await openedFiles(Readable.from(lines), RUN);
  return Object.fromEntries([...found].map(([test, files]) => [test, [...files]]));
}

it('tells which files of the project are read while a test file runs, whichever process reads them', async () => {
  expect(
    await opened(
      opens(7, '/project/jest.config.mjs'),
      mark('tests/a.test.ts'),
      opens(7, '/project/tests/a.test.ts'),
      '9 open("/project/src/a.ts", O_RDONLY) = 3</project/src/a.ts>',
      opens(9, '/project/.vscode/settings.json', 'O_RDONLY', '.vscode/settings.json'),
      '8 openat2(AT_FDCWD</project>, "/project/src/b.ts", {flags=O_RDONLY|O_CLOEXEC, resolve=RESOLVE_BENEATH}, 24) = 3</project/src/b.ts>',
      '7 +++ exited with 0 +++',
      mark('tests/b.test.ts'),
      opens(7, '/project/content-json/de.json', 'O_RDWR'),
    ),
  ).toEqual({
    'tests/a.test.ts': ['tests/a.test.ts', 'src/a.ts', '.vscode/settings.json', 'src/b.ts'],
    'tests/b.test.ts': ['content-json/de.json'],
  });
});

it('ignores folders, files that are only written, and what lies elsewhere', async () => {
  expect(
    await opened(
      mark('tests/a.test.ts'),
      opens(7, '/project/src', 'O_RDONLY|O_NONBLOCK|O_CLOEXEC|O_DIRECTORY'),
      opens(7, '/project/src/new.ts', 'O_WRONLY|O_CREAT|O_TRUNC|O_CLOEXEC, 0666'),
      opens(7, '/project-other/src/a.ts', 'O_RDONLY'),
      opens(7, '/usr/lib/libc.so', 'O_RDONLY'),
    ),
  ).toEqual({ 'tests/a.test.ts': [] });
});

it('joins the halves of calls during which another process was shown', async () => {
  expect(
    await opened(
      mark('tests/a.test.ts'),
      '7 openat(AT_FDCWD</project>, "/marks/%2Fproject%2Ftests%2Fb.test.ts", O_WRONLY|O_CREAT|O_TRUNC|O_CLOEXEC, 0666 <unfinished ...>',
      '9 openat(AT_FDCWD</project>, "src/a.ts", O_RDONLY <unfinished ...>',
      '7 <... openat resumed>)             = 17</marks/%2Fproject%2Ftests%2Fb.test.ts>',
      '9 <... openat resumed>)             = 3</project/src/a.ts>',
    ),
  ).toEqual({ 'tests/a.test.ts': [], 'tests/b.test.ts': ['src/a.ts'] });
});
