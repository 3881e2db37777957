/** @jest-environment node */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../../scripts/lib/filesBelow';
import { ExpectedError } from '../../../scripts/lib/runMain';
import { operatingSystem } from '../../../scripts/output/checkFileSystem';
import { EVERYDAY_QUALITY } from '../../../scripts/output/compress';
import { OutputFolder } from '../../../scripts/output/outputFolder';
import type { Compression } from '../../../scripts/output/outputState';
import { stageFiles } from '../../../scripts/output/stageFiles';
import { temporaryFolder } from '../../helpers/temporaryFolder';

let root: string;

beforeEach(() => {
  root = temporaryFolder();
});

const outDir = () => path.join(root, 'dist');
const open = (compression: Compression = 'none') =>
  OutputFolder.open({
    outDir: outDir(),
    cacheDir: path.join(root, 'cache'),
    compression,
    mark: 'index.html',
  });

/** Updates groups of one file each, as a build does; returns the names of those that had to be made. */
async function build(groups: Record<string, string>, compression: Compression = 'none') {
  const folder = open(compression);
  const made: string[] = [];
  for (const [name, text] of Object.entries(groups)) {
    if (folder.keep(name, text)) continue;
    made.push(name);
    const { stagingDir } = folder;
    const present = folder.presentFiles(name);
    const files = stageFiles([{ path: name, content: Buffer.from(text) }], {
      stagingDir,
      compression,
      present,
    });
    folder.put(name, { key: text, files });
  }
  return { made, ...(await folder.commit()) };
}

/** All files below the folder, with their content. */
function tree(): Record<string, string> {
  const files = filesBelow(outDir());
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(outDir(), file), 'utf8')]));
}

const groups = { 'index.html': 'eins', 'a/b/index.html': 'zwei', 'assets/x.js': 'drei' };

describe('a folder that builds write into', () => {
  it('holds what was put into it, and nothing is made or written a second time', async () => {
    expect(await build(groups)).toMatchObject({ made: Object.keys(groups), removed: [] });
    expect(tree()).toEqual(groups);
    const before = statSync(path.join(outDir(), 'index.html'));
    expect(await build(groups)).toMatchObject({ made: [], written: [], removed: [] });
    const after = statSync(path.join(outDir(), 'index.html'));
    expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs]);
  });

  it('writes only changed files, and removes those that no group makes now, with the folders left empty', async () => {
    await build(groups);
    const { made, written, removed } = await build({ 'index.html': 'neu', 'assets/x.js': 'drei' });
    expect({ made, written, removed }).toEqual({
      made: ['index.html'],
      written: ['index.html'],
      removed: ['a/b/index.html'],
    });
    expect(tree()).toEqual({ 'index.html': 'neu', 'assets/x.js': 'drei' });
    expect(existsSync(path.join(outDir(), 'a'))).toBe(false);
  });

  it.each<[string, () => void]>([
    ['changed', () => writeFileSync(path.join(outDir(), 'index.html'), 'zehn')],
    ['cut short', () => writeFileSync(path.join(outDir(), 'index.html'), '')],
    ['removed', () => rmSync(path.join(outDir(), 'index.html'))],
    [
      'replaced by a folder',
      () => {
        rmSync(path.join(outDir(), 'index.html'));
        mkdirSync(path.join(outDir(), 'index.html/sub'), { recursive: true });
        writeFileSync(path.join(outDir(), 'index.html/sub/x'), 'x');
      },
    ],
  ])('gets a file again that somebody has %s', async (_, harm) => {
    await build(groups);
    harm();
    expect((await build(groups)).made).toEqual(['index.html']);
    expect(tree()).toEqual(groups);
  });

  it.each(['stray.txt', 'a/stray.txt', 'new/folder/stray.txt'])(
    'loses what nobody built: %s',
    async (name) => {
      await build(groups);
      mkdirSync(path.dirname(path.join(outDir(), name)), { recursive: true });
      writeFileSync(path.join(outDir(), name), 'fremd');
      await build(groups);
      expect(tree()).toEqual(groups);
    },
  );

  it.each<[string, () => void]>([
    ['gone', () => rmSync(path.join(root, 'cache'), { recursive: true })],
    ['cut short', () => harmState((text) => text.slice(0, text.length / 2))],
    ['of another version', () => harmState((text) => text.replace('"version":', '"version":9'))],
  ])('is made anew where what is known of it is %s', async (_, harm) => {
    await build({ ...groups, 'old.html': 'alt' });
    harm();
    expect((await build(groups)).made).toEqual(Object.keys(groups));
    expect(tree()).toEqual(groups);
  });

  it.each<[string, Record<string, string>]>([
    ['whose files no build has written', { 'notes.txt': 'fremd', 'deep/er/.env': 'fremd' }],
    ['that is a checkout of git', { 'index.html': 'fremd', '.git/HEAD': 'fremd' }],
  ])('is refused where it is a folder %s, and loses nothing', async (_, files) => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(outDir(), name)), { recursive: true });
      writeFileSync(path.join(outDir(), name), text);
    }
    await expect(build(groups)).rejects.toThrow(`${outDir()} `);
    expect(tree()).toEqual(files);
  });

  it('is refused where it is a file, which stays', async () => {
    writeFileSync(outDir(), 'fremd');
    await expect(build(groups)).rejects.toThrow(`--out is "${outDir()}", which is a file: name a folder.`);
    expect(readFileSync(outDir(), 'utf8')).toBe('fremd');
  });

  it('is refused where it has become a checkout of git', async () => {
    await build(groups);
    mkdirSync(path.join(outDir(), '.git'));
    writeFileSync(path.join(outDir(), '.git/HEAD'), 'fremd');
    await expect(build(groups)).rejects.toThrow('is a git checkout');
    expect(tree()).toEqual({ ...groups, '.git/HEAD': 'fremd' });
  });

  it('may be a link, and loses what nobody built and what a killed build has staged there too', async () => {
    const disk = path.join(root, 'disk');
    mkdirSync(path.join(disk, 'site'), { recursive: true });
    symlinkSync(path.join(disk, 'site'), outDir());
    await build(groups);
    for (const name of ['stray.txt', 'a/stray.txt']) writeFileSync(path.join(outDir(), name), 'fremd');
    const { stagingDir } = open();
    expect(path.dirname(stagingDir)).toBe(disk);
    mkdirSync(stagingDir);
    const { made, removed } = await build(groups);
    expect({ made, removed }).toEqual({ made: [], removed: ['a/stray.txt', 'stray.txt'] });
    expect(tree()).toEqual(groups);
    expect(lstatSync(outDir()).isSymbolicLink()).toBe(true);
    expect([readdirSync(disk), readdirSync(root).toSorted()]).toEqual([['site'], ['cache', 'disk', 'dist']]);
  });

  it.each<[string, () => void]>([
    [
      'on another device',
      () => {
        const { deviceOf } = operatingSystem;
        const other = (file: string) => (file === outDir() ? -1 : deviceOf(file));
        jest.spyOn(operatingSystem, 'deviceOf').mockImplementation(other);
      },
    ],
    [
      'mounted from the same device',
      () =>
        jest.spyOn(operatingSystem, 'rename').mockImplementation(() => {
          throw Object.assign(new Error('EXDEV: cross-device link not permitted'), { code: 'EXDEV' });
        }),
    ],
  ])('is refused before anything is made where it is %s, with a way out', async (_, mount) => {
    await build(groups);
    mount();
    await expect(build({ 'index.html': 'neu' })).rejects.toThrow(
      `${outDir()} is a mount point, and a build cannot move files into it from ${root}, where it makes them. Choose a folder inside it with --out, such as ${outDir()}/site,`,
    );
    jest.restoreAllMocks();
    expect(tree()).toEqual(groups);
    expect(readdirSync(root).toSorted()).toEqual(['cache', 'dist']);
  });

  it.each([
    ['itself', () => outDir(), 'EROFS: read-only file system', 'its disk is mounted read-only (EROFS)'],
    ['and the one above it', () => root, 'EACCES: permission denied', 'lacks the permission (EACCES)'],
  ])(
    'is refused before anything is made where it %s cannot be written',
    async (_, folderOf, message, reason) => {
      await build(groups);
      const folder = folderOf();
      jest.spyOn(operatingSystem, 'checkWritable').mockImplementation((asked) => {
        if (asked === folder) throw new Error(`${message}, access '${asked}'`);
      });
      expect(() => open()).toThrow(
        expect.objectContaining({
          constructor: ExpectedError,
          message: expect.stringMatching(
            `^${folder} cannot be written, because .*${reason.replaceAll(/[()]/g, '.')}.*--out`,
          ),
        }),
      );
      jest.restoreAllMocks();
      expect(readdirSync(root).toSorted()).toEqual(['cache', 'dist']);
    },
  );

  it('may be there, empty', async () => {
    mkdirSync(outDir());
    await build(groups);
    expect(tree()).toEqual(groups);
  });

  it('is finished by the next build where the first one was killed before its mark was there', async () => {
    const prototype = OutputFolder.prototype as unknown as { moveIn: (file: string) => void };
    const { moveIn } = prototype;
    jest.spyOn(prototype, 'moveIn').mockImplementation(function (this: unknown, file) {
      if (file === 'index.html') throw new Error('killed');
      moveIn.call(this, file);
    });
    await expect(build(groups)).rejects.toThrow('killed');
    jest.restoreAllMocks();
    expect(Object.keys(tree())).not.toContain('index.html');
    expect((await build(groups)).made).toEqual(Object.keys(groups));
    expect(tree()).toEqual(groups);
  });

  it('leaves a folder beside it alone that has a similar name', async () => {
    mkdirSync(`${outDir()}.staging`);
    await build(groups);
    expect(readdirSync(root).toSorted()).toEqual(['cache', 'dist', 'dist.staging']);
  });

  it('is made anew for another compression', async () => {
    await build(groups, 'everyday');
    expect(Object.keys(tree())).toContain('index.html.br');
    expect((await build(groups, 'release')).made).toEqual(Object.keys(groups));
    await build(groups);
    expect(tree()).toEqual(groups);
  });

  it('is compressed anew for another quality', async () => {
    await build(groups, 'everyday');
    const [state] = filesBelow(path.join(root, 'cache')).filter((file) => file.endsWith('.json'));
    const file = path.join(root, 'cache', state ?? '');
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(`"everyday ${EVERYDAY_QUALITY} `);
    writeFileSync(file, text.replace(`"everyday ${EVERYDAY_QUALITY} `, '"everyday 5 '));
    expect((await build(groups, 'everyday')).written).toContain('index.html.br');
    expect((await build(groups, 'everyday')).written).toEqual([]);
  });

  it('stays as it was until all files of a build are there, and what a killed build has staged goes away', async () => {
    await build(groups);
    const killed = open();
    const { stagingDir } = killed;
    stageFiles([{ path: 'index.html', content: Buffer.from('halb') }], {
      stagingDir,
      compression: 'none',
      present: {},
    });
    expect(tree()).toEqual(groups);
    expect(await build(groups)).toMatchObject({ made: [], written: [] });
    expect(tree()).toEqual(groups);
    expect(existsSync(stagingDir)).toBe(false);
  });

  it('is finished by the next build where one was killed while it moved files in', async () => {
    await build(groups);
    // The result of a kill halfway: some files are new, the recorded state is old.
    writeFileSync(path.join(outDir(), 'index.html'), 'neu');
    writeFileSync(path.join(outDir(), 'assets/y.js'), 'neu');
    const next = { 'index.html': 'neu', 'a/b/index.html': 'neu', 'assets/y.js': 'neu' };
    await build(next);
    expect(tree()).toEqual(next);
  });

  it('moves in first what pages name, and the last file last', async () => {
    const folder = open();
    folder.write('all', [
      { path: '_list', content: Buffer.from('') },
      { path: 'a.html', content: Buffer.from('') },
      { path: 'assets/z.js', content: Buffer.from('') },
    ]);
    expect((await folder.commit('_list')).written).toEqual(['assets/z.js', 'a.html', '_list']);
  });

  it('takes a file in the place of a folder, and a folder in the place of a file', async () => {
    await build({ 'a/b': 'Datei', c: 'Datei' });
    await build({ a: 'nun eine Datei', 'c/d': 'nun ein Ordner' });
    expect(tree()).toEqual({ a: 'nun eine Datei', 'c/d': 'nun ein Ordner' });
  });

  it('reads a file of the new state, wherever it lies', async () => {
    await build(groups);
    const folder = open();
    folder.keep('index.html', 'eins');
    folder.write('new', [{ path: 'new.html', content: Buffer.from('neu') }]);
    expect((await folder.read('index.html')).toString()).toBe('eins');
    expect((await folder.read('new.html')).toString()).toBe('neu');
  });

  it('gives one file that two groups have the same time, so that both are kept', async () => {
    const both = async () => {
      const folder = open();
      const kept = ['one', 'two'].map((name) => folder.keep(name, '') !== undefined);
      for (const name of kept[0] ? [] : ['one', 'two']) {
        folder.write(name, [{ path: 'same.txt', content: Buffer.from('gleich') }]);
        // Written twice, at different times.
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      await folder.commit();
      return kept;
    };
    await both();
    expect(await both()).toEqual([true, true]);
  });
});

function harmState(change: (text: string) => string): void {
  const dir = path.join(root, 'cache/outputs');
  for (const name of readdirSync(dir)) {
    const file = path.join(dir, name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }
}
