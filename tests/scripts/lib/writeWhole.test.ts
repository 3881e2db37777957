import { mkdirSync, openSync, readdirSync, readFileSync, closeSync } from 'node:fs';
import path from 'node:path';
import { writeWhole, writeWholeSync } from '../../../scripts/lib/writeWhole';
import { temporaryFolder } from '../../helpers/temporaryFolder';

let root = '';

beforeEach(() => {
  root = temporaryFolder();
});

describe.each([
  ['writeWhole', writeWhole],
  ['writeWholeSync', async (file: string, text: string) => writeWholeSync(file, text)],
])('%s', (_name, write) => {
  it('replaces a file at once: whoever has opened the old one reads it to its end', async () => {
    const file = path.join(root, 'some/folder/a.txt');
    await write(file, 'the old text');
    const reader = openSync(file, 'r');
    await write(file, 'new');
    expect(readFileSync(reader, 'utf8')).toBe('the old text');
    closeSync(reader);
    expect(readFileSync(file, 'utf8')).toBe('new');
    expect(readdirSync(path.dirname(file))).toEqual(['a.txt']);
  });

  it('leaves nothing beside a file that it cannot write', async () => {
    const file = path.join(root, 'a');
    mkdirSync(path.join(file, 'folder'), { recursive: true });
    const failure: unknown = await write(file, 'text').catch((error: unknown) => error);
    // The file that was meant, not the one that was to be moved there.
    expect(failure).toMatchObject({
      code: expect.stringMatching(/EISDIR|ENOTEMPTY|EEXIST/),
      message: expect.stringMatching(`, rename '${file}'$`),
    });
    expect(readdirSync(root)).toEqual(['a']);
  });
});
