import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeLogLine } from '../../server/logLine';

it('writes a line', () => {
  const dir = mkdtempSync(join(tmpdir(), 'sff-log-'));
  const fd = openSync(join(dir, 'log'), 'w');
  writeLogLine('{"level":"warn"}\n', fd);
  closeSync(fd);
  expect(readFileSync(join(dir, 'log'), 'utf8')).toBe('{"level":"warn"}\n');
  rmSync(dir, { recursive: true });
});

it('loses a line that a full disk does not take, and nothing else', () => {
  const fd = openSync('/dev/full', 'w');
  expect(() => writeLogLine('{"level":"warn"}\n', fd)).not.toThrow();
  closeSync(fd);
});
