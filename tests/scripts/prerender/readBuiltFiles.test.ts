import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Script } from 'node:vm';
import {
  earlyScriptFile,
  isEarly,
  readBuiltFiles,
  styleHashes,
} from '../../../scripts/prerender/readBuiltFiles';
import { temporaryFolder } from '../../helpers/temporaryFolder';

let directory: string;

const EARLY = { 'src/entry.early.ts': ['early.js'] };

beforeEach(() => {
  directory = temporaryFolder();
  write('early.js', 'let n=1;window.early=n;\n');
});

const write = (name: string, text: string) => writeFileSync(path.join(directory, name), text);

describe('style sheets that stand in the page', () => {
  it.each([
    ['url(font.woff2)', 'url(/assets/font.woff2)'],
    ['url("font.woff2")', 'url("/assets/font.woff2")'],
    ['url(/assets/font.woff2)', 'url(/assets/font.woff2)'],
    ['url(#mask)', 'url(#mask)'],
    ['url(data:image/png;base64,AA==)', 'url(data:image/png;base64,AA==)'],
  ])('find their files from any page: %s', async (written, read) => {
    write('a.css', `.a{background:${written}}\n`);
    const { styles } = await readBuiltFiles(directory, { entries: EARLY, files: ['a.js', 'a.css'] });
    expect(styles).toEqual({ '/assets/a.css': `.a{background:${read}}` });
  });

  it('are allowed by the hash of exactly what stands in the page', async () => {
    write('a.css', '.a{color:red}\n');
    const files = await readBuiltFiles(directory, { entries: EARLY, files: ['a.css'] });
    expect(styleHashes(files)).toEqual([
      `sha256-${createHash('sha256').update('.a{color:red}').digest('base64')}`,
    ]);
  });

  it('are known by their public addresses, with the sources that need them', async () => {
    write('a.css', '.a{color:red}');
    const manifest = { entries: { ...EARLY, 'src/a.tsx': ['a.js', 'a.css'] }, files: ['a.js', 'a.css'] };
    const { entries } = await readBuiltFiles(directory, manifest);
    expect(entries['src/a.tsx']).toEqual(['/assets/a.js', '/assets/a.css']);
  });

  it('refuse a sheet that would end its element', async () => {
    write('a.css', '.a::after{content:"</style>"}');
    const manifest = { entries: EARLY, files: ['a.css'] };
    await expect(readBuiltFiles(directory, manifest)).rejects.toThrow('a.css contains "</style"');
  });
});

describe('the script that runs before the first paint', () => {
  const file = (entries: Record<string, string[]> = EARLY) =>
    earlyScriptFile(directory, { entries, files: ['early.js'] });

  it('is a classic script of its own that leaves no name to other scripts', async () => {
    const text = String((await file()).content);
    expect(text).toBe('(()=>{let n=1;window.early=n;})()');
    // A script of a consent vendor may use the same name.
    expect(() => new Script(`${text};var n = 2;`)).not.toThrow();
  });

  it('has a new address when its text changes', async () => {
    const { path: before } = await file();
    expect(before).toMatch(/^assets\/early\.[0-9a-f]{8}\.js$/);
    const { earlyScript } = await readBuiltFiles(directory, { entries: EARLY, files: ['early.js'] });
    expect(earlyScript).toBe(`/${before}`);
    write('early.js', 'let n=2;window.early=n;\n');
    expect((await file()).path).not.toBe(before);
  });

  it('is not served as the bundler wrote it', () => {
    expect(['early.js', 'a.js'].map((name) => isEarly(name, { entries: EARLY }))).toEqual([true, false]);
  });

  it('is refused where it imports a file', async () => {
    write('early.js', 'import "./b.js"');
    await expect(file()).rejects.toThrow('import');
  });

  it.each([
    ['no file', {}],
    ['several files', { 'src/entry.early.ts': ['early.js', 'shared.js'] }],
  ])('is refused where the bundler made %s of it', async (what, entries) => {
    await expect(file(entries)).rejects.toThrow(`produced ${what} instead of one from src/entry.early.ts`);
  });
});
