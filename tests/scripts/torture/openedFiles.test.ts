import { Readable } from 'node:stream';
import { openedFiles } from '../../../scripts/torture/testInputs/openedFiles';

const RUN = { root: '/project', marksDir: '/marks' };
const mark = (test: string) =>
  `7 openat(AT_FDCWD, "/marks/${encodeURIComponent(`/project/${test}`)}", O_WRONLY|O_CREAT|O_TRUNC|O_CLOEXEC, 0666) = 19`;

async function opened(...lines: string[]): Promise<Record<string, string[]>> {
  const found = await openedFiles(Readable.from(lines), RUN);
  return Object.fromEntries([...found].map(([test, files]) => [test, [...files]]));
}

it('tells which files of the project are read while a test file runs, whichever process reads them', async () => {
  expect(
    await opened(
      '7 openat(AT_FDCWD, "/project/jest.config.mjs", O_RDONLY|O_CLOEXEC) = 17',
      mark('tests/a.test.ts'),
      '7 openat(AT_FDCWD, "/project/tests/a.test.ts", O_RDONLY|O_CLOEXEC) = 17',
      '9 open("/project/src/a.ts", O_RDONLY) = 3',
      '8 openat2(AT_FDCWD, "/project/src/b.ts", {flags=O_RDONLY|O_CLOEXEC, resolve=RESOLVE_BENEATH}, 24) = 3',
      '7 +++ exited with 0 +++',
      mark('tests/b.test.ts'),
      '7 openat(AT_FDCWD, "/project/content-json/de.json", O_RDWR) = 17',
    ),
  ).toEqual({
    'tests/a.test.ts': ['tests/a.test.ts', 'src/a.ts', 'src/b.ts'],
    'tests/b.test.ts': ['content-json/de.json'],
  });
});

it('ignores folders, files that are only written, and what lies elsewhere', async () => {
  expect(
    await opened(
      mark('tests/a.test.ts'),
      '7 openat(AT_FDCWD, "/project/src", O_RDONLY|O_NONBLOCK|O_CLOEXEC|O_DIRECTORY) = 18',
      '7 openat(AT_FDCWD, "/project/src/new.ts", O_WRONLY|O_CREAT|O_TRUNC|O_CLOEXEC, 0666) = 18',
      '7 openat(AT_FDCWD, "/project-other/src/a.ts", O_RDONLY) = 18',
      '7 openat(AT_FDCWD, "/usr/lib/libc.so", O_RDONLY) = 18',
    ),
  ).toEqual({ 'tests/a.test.ts': [] });
});
