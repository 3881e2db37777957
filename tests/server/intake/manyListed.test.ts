import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderWriter, generateEntries } from '../../../scripts/torture/generateEntries';
import { createProgram } from '../../../server/intake/cli/createProgram';
import { Spool } from '../../../server/intake/store/spool';

const NOW = Date.parse('2026-06-01T12:00:00Z');

it('lists many entries in several tables, each of which is short', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'sff-listed-'));
  const references = await generateEntries(folderWriter(dir), 1001, (index) => ({
    receivedAt: new Date(NOW - index * 1000),
    isDelivered: true,
  }));
  // Of a new store, the last time seen is that of its folder.
  await writeFile(join(dir, 'clock'), new Date(NOW).toISOString());
  const printed: string[] = [];
  const program = createProgram({
    openStore: async () => new Spool(dir),
    print: (text) => void printed.push(text),
    warn: (text) => void printed.push(text),
    confirm: async () => false,
    now: () => new Date(NOW),
    retentionMaxShare: () => 10,
  });
  await program.parseAsync(['list'], { from: 'user' });
  const tables = printed.filter((text) => text.includes('Reference'));
  expect(tables.map((text) => text.match(/SFF-/g)?.length)).toEqual([500, 500, 1]);
  expect(printed.at(-1)).toBe(`1001 entries in ${dir}`);
  const text = printed.join('\n');
  // Oldest first.
  expect(text.match(/SFF-[^ ]+/g)).toEqual(references.toReversed());
  await rm(dir, { recursive: true, force: true });
});
