import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { startBuild } from '../../../scripts/output/startBuild';
import { temporaryFolder } from '../../helpers/temporaryFolder';

let folder: string;
let root: string;

beforeEach(() => {
  folder = temporaryFolder();
  root = path.join(folder, 'sff');
  for (const dir of ['src/lib', 'content-json/de', 'node_modules', '.git', '.cache', 'dist'])
    mkdirSync(path.join(root, dir), { recursive: true });
});

const minute = (time: string) => () => new Date(`2026-11-21T${time}:00Z`);

/** Starts a build at 13:00 in Berlin. */
const start = (args: string[], now = minute('12:00'), tell: (text: string) => void = () => {}) =>
  startBuild(args, { root, cacheDir: path.join(root, '.cache'), env: {}, now, tell });

describe('the clock of a build', () => {
  it('is read when the build before it has ended, and says which lock it waits for', async () => {
    const first = await start([]);
    let now = minute('12:00');
    const told: string[] = [];
    const second = await start(
      [],
      () => now(),
      (text) => {
        told.push(text);
        now = minute('12:05');
        first.release();
      },
    );
    second.release();
    expect([second.options.time, second.today]).toEqual(['13:05', minute('12:05')()]);
    expect(told).toEqual([
      expect.stringMatching(
        new RegExp(`process ${process.pid}.*${root}/\\.cache/outputs/[0-9a-f]+\\.json\\.lock`),
      ),
    ]);
  });

  it.each([
    ['the folder', 'dist', '../link'],
    ['a folder around it that does not exist yet', 'built/site', '../around/site'],
  ])('is read after a build that reaches %s by another path', async (_, direct, linked) => {
    mkdirSync(path.join(root, 'built'));
    symlinkSync(path.join(root, 'dist'), path.join(folder, 'link'));
    symlinkSync(path.join(root, 'built'), path.join(folder, 'around'));
    const first = await start(['--out', direct]);
    const tell = jest.fn(() => first.release());
    (await start(['--out', linked], minute('12:00'), tell)).release();
    expect(tell).toHaveBeenCalledTimes(1);
    first.release();
  });

  it('is not waited for where an option is wrong', async () => {
    const { release } = await start([]);
    await expect(start(['--date', 'heute'])).rejects.toThrow('--date is "heute"');
    release();
  });
});

it('does not start where Parcel cannot work', async () => {
  root = path.join(folder, 'C#');
  await expect(start([])).rejects.toThrow(`Parcel cannot work in ${root}, because `);
});

describe('the folder of a build', () => {
  const refused = (args: string[]) =>
    start(args).then(
      ({ release }) => release(),
      (error: Error) => error.message,
    );

  it.each([
    '.',
    '..',
    '/',
    '../../',
    'src',
    'src/new',
    'content-json',
    'content-json/de/out',
    'node_modules/out',
    '.git/out',
    '.cache',
    './src/../content-json/',
    // A link, and a folder that does not exist below one.
    '../link',
    '../link/new',
  ])('is refused where it would replace the project or its sources: %s', async (out) => {
    symlinkSync(path.join(root, 'src'), path.join(folder, 'link'));
    expect(await refused(['--out', out])).toMatch(`--out is "${out}", but`);
  });

  it('is refused where it is around or inside the content, wherever that lies', async () => {
    const content = path.join(folder, 'texts/content');
    for (const out of ['texts', 'texts/content', 'texts/content/new'])
      expect(await refused(['--content', content, '--out', path.join(folder, out)])).toMatch(content);
    expect(await refused(['--content', content, '--out', path.join(folder, 'texts/site')])).toBeUndefined();
  });

  it('is refused where the folder of the server, beside it, is the project', async () => {
    const server = path.join(folder, 'site-server');
    mkdirSync(server);
    rmSync(root, { recursive: true });
    symlinkSync(server, root);
    expect(await refused(['--out', path.join(folder, 'site')])).toMatch(server);
  });

  it.each(['dist', 'preview', '.cache/runtimes/20.19.0/dist', '../site', '../sff-site', '..site'])(
    'may be %s',
    async (out) => {
      expect(await refused(['--out', out])).toBeUndefined();
    },
  );

  it.each(['dist', './dist', 'dist/', 'src/../dist', '../link'])(
    'is refused for a preview where it is the site’s: %s',
    async (out) => {
      symlinkSync(path.join(root, 'dist'), path.join(folder, 'link'));
      expect(await refused(['--preview', '--out', out])).toMatch('--preview needs a folder of its own');
    },
  );

  it('is refused for a preview that names none', async () => {
    expect(await refused(['--preview'])).toMatch('--preview needs a folder of its own');
    expect(await refused(['--preview', '--out', 'preview'])).toBeUndefined();
  });
});
