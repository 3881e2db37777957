import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readInlineStyles, styleHashes } from '../../../scripts/prerender/inlineStyles';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'sff-styles-'));
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

const write = (name: string, css: string) => writeFileSync(path.join(directory, name), css);

describe('style sheets that stand in the page', () => {
  it.each([
    ['url(font.woff2)', 'url(/assets/font.woff2)'],
    ['url("font.woff2")', 'url("/assets/font.woff2")'],
    ['url(/assets/font.woff2)', 'url(/assets/font.woff2)'],
    ['url(#mask)', 'url(#mask)'],
    ['url(data:image/png;base64,AA==)', 'url(data:image/png;base64,AA==)'],
  ])('find their files from any page: %s', async (written, read) => {
    write('a.css', `.a{background:${written}}\n`);
    expect(await readInlineStyles(directory, ['a.js', 'a.css'])).toEqual(
      new Map([['a.css', `.a{background:${read}}`]]),
    );
  });

  it('are allowed by the hash of exactly what stands in the page', async () => {
    write('a.css', '.a{color:red}\n');
    const styles = await readInlineStyles(directory, ['a.css']);
    expect(styleHashes(styles)).toEqual([
      `sha256-${createHash('sha256').update('.a{color:red}').digest('base64')}`,
    ]);
  });

  it('refuse a sheet that would end its element', async () => {
    write('a.css', '.a::after{content:"</style>"}');
    await expect(readInlineStyles(directory, ['a.css'])).rejects.toThrow('a.css holds "</style"');
  });
});
