import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readBuiltFiles, styleHashes } from '../../../scripts/prerender/readBuiltFiles';

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
    const { styles } = await readBuiltFiles(directory, { entries: {}, files: ['a.js', 'a.css'] });
    expect(styles).toEqual({ '/assets/a.css': `.a{background:${read}}` });
  });

  it('are allowed by the hash of exactly what stands in the page', async () => {
    write('a.css', '.a{color:red}\n');
    const files = await readBuiltFiles(directory, { entries: {}, files: ['a.css'] });
    expect(styleHashes(files)).toEqual([
      `sha256-${createHash('sha256').update('.a{color:red}').digest('base64')}`,
    ]);
  });

  it('are known by their public addresses, with the sources that need them', async () => {
    write('a.css', '.a{color:red}');
    const manifest = { entries: { 'src/a.tsx': ['a.js', 'a.css'] }, files: ['a.js', 'a.css'] };
    const { entries } = await readBuiltFiles(directory, manifest);
    expect(entries).toEqual({ 'src/a.tsx': ['/assets/a.js', '/assets/a.css'] });
  });

  it('refuse a sheet that would end its element', async () => {
    write('a.css', '.a::after{content:"</style>"}');
    const manifest = { entries: {}, files: ['a.css'] };
    await expect(readBuiltFiles(directory, manifest)).rejects.toThrow('a.css holds "</style"');
  });
});
