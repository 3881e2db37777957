// Covers docs/bad-days.md, tests.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The tests named in a row of the table, as `file`: title; following titles may omit the file. */
function namedTests(row: string): { file: string; title: string }[] {
  const [proof = ''] = row.split(' | ').slice(-1);
  let file = '';
  return proof
    .replace(/\s*\|\s*$/, '')
    .split(/; (?=`tests|the same file: )/)
    .map((part) => {
      const [, path, title = ''] = /^(?:`([^`]+)`|the same file): (.*)$/.exec(part.trim()) ?? [];
      file = path ?? file;
      return { file, title };
    });
}

const rows = read('docs/bad-days.md')
  .split('\n')
  .filter((line) => line.startsWith('|') && line.includes('`tests/'));

it('has a row for each fault', () => {
  expect(rows.length).toBeGreaterThan(30);
});

it.each(rows.map((row) => [row.split('|')[1]?.trim() ?? '', row]))(
  'names tests that are there: %s',
  (_name, row) => {
    for (const { file, title } of namedTests(row)) {
      expect(title).not.toBe('');
      expect(read(file)).toContain(title);
    }
  },
);
