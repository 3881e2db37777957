// Covers scripts/media, scripts/content.
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { colorAt, phonePhoto, quarters } from '../../helpers/photographs';
import { set } from '../content/badCase';
import { baseTree, withTree } from '../content/contentTree';

const ROOT = path.resolve(__dirname, '../../..');
const CASE = 'de/cases/rollwerk.json';

const program = (contentDir: string, ...args: string[]) => [
  ...['--import', 'tsx', 'scripts/media/main.ts'],
  ...['--content', contentDir, ...args],
];

function run(contentDir: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, program(contentDir, ...args), {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** A content folder with a phone photograph in a band, and a picture that no page shows. */
async function withPictures(work: (contentDir: string) => Promise<void>) {
  const tree = baseTree();
  const image = { type: 'image', file: 'kachelei/IMG_1.JPG', credit: 'Testhaus', alt: 'Eine Wand im Licht.' };
  set(CASE, '/blocks/0', image)(tree);
  await withTree(tree, async (root) => {
    const contentDir = path.join(root, 'content-json');
    await mkdir(path.join(contentDir, 'media/kachelei'), { recursive: true });
    await writeFile(
      path.join(contentDir, 'media/kachelei/IMG_1.JPG'),
      await phonePhoto({ width: 3000, height: 4000 }),
    );
    const alone = (await quarters({ width: 300, height: 200 }))
      .withIccProfile('p3')
      .png({ compressionLevel: 0 });
    await writeFile(path.join(contentDir, 'media/allein.png'), await alone.toBuffer());
    await work(contentDir);
  });
}

it('lists pictures with what the site uses of them', () =>
  withPictures(async (contentDir) => {
    const { status, stdout } = run(contentDir);
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /IMG_1\.JPG {2}.* {2}4000 × 3000 px, but the site uses 2560 px of the width {2}.*rollwerk\.json/,
    );
    expect(stdout).toMatch(/allein\.png {2}.* {2}300 × 200 px {2}no page shows it/);
  }));

it('writes them again as large as the site can use them, upright, with their profile and without the place', () =>
  withPictures(async (contentDir) => {
    const { status, stdout } = run(contentDir, '--shrink');
    expect([status, stdout]).toEqual([0, expect.stringContaining('2 of 2 pictures reduced')]);
    const photo = await readFile(path.join(contentDir, 'media/kachelei/IMG_1.JPG'));
    const { format, width, height, exif, orientation } = await sharp(photo).metadata();
    expect({ format, width, height, exif, orientation }).toEqual({
      format: 'jpeg',
      width: 2560,
      height: 1920,
    });
    // Rotated clockwise, the blue quarter moves from the bottom left to the top left.
    const [red = 255, , blue = 0] = await colorAt(photo, 0.25, 0.25);
    expect(blue).toBeGreaterThan(red + 100);
    const alone = await sharp(path.join(contentDir, 'media/allein.png')).metadata();
    expect([alone.width, alone.icc !== undefined]).toEqual([300, true]);

    // A second run has nothing left to save.
    const { stdout: again } = run(contentDir, '--shrink', 'kachelei/IMG_1.JPG');
    expect(again).toMatch(
      /^kachelei\/IMG_1\.JPG {2}\S+\skB {2}left as it is: less than 10 % would be saved$/m,
    );
    expect(again).toContain('0 of 1 pictures reduced');
  }));

it('removes camera and location data also where nothing else is to be gained, and says so', () =>
  withPictures(async (contentDir) => {
    const place = path.join(contentDir, 'media/klein.jpg');
    const photo = await phonePhoto({ width: 1500, height: 2000 });
    // At a lower quality than the command's.
    const before = await sharp(photo).keepMetadata().jpeg({ quality: 30, mozjpeg: true }).toBuffer();
    await writeFile(place, before);
    expect((await sharp(before).metadata()).exif).toBeDefined();
    const { stdout } = run(contentDir, '--shrink', 'klein.jpg');
    expect(stdout).toMatch(/^klein\.jpg {2}.* {2}only camera and location data removed$/m);
    expect(stdout).toContain('0 of 1 pictures reduced');
    expect(stdout).toContain('1 more written again without camera and location data');
    const after = await readFile(place);
    expect(after.byteLength).toBeGreaterThan(before.byteLength * 0.9);
    const { width, height, exif, orientation } = await sharp(after).metadata();
    expect({ width, height, exif, orientation }).toEqual({ width: 2000, height: 1500 });
    const [red = 255, , blue = 0] = await colorAt(after, 0.25, 0.25);
    expect(blue).toBeGreaterThan(red + 100);

    expect(run(contentDir, '--shrink', 'klein.jpg').stdout).toMatch(/^klein\.jpg {2}.* {2}left as it is/m);
    expect(await readFile(place)).toEqual(after);
  }));

it('says why a picture could not be written, and what to do', () =>
  withPictures(async (contentDir) => {
    const place = path.join(contentDir, 'media/kachelei/IMG_1.JPG');
    const before = await readFile(place);
    const { status, stderr } = spawnSync(
      'sh',
      [
        '-c',
        'ulimit -f 1 && exec "$@"',
        'sh',
        process.execPath,
        ...program(contentDir, '--shrink', 'kachelei/IMG_1.JPG'),
      ],
      { cwd: ROOT, encoding: 'utf8' },
    );
    expect([status, stderr]).toEqual([
      1,
      `${place} cannot be written, because it would be larger than the limit for files (EFBIG). Raise the limit (ulimit -f), then repeat the command.\n`,
    ]);
    expect(await readFile(place)).toEqual(before);
  }));

it('names the folder that is not there', () => {
  const { status, stderr } = run('nowhere');
  expect([status, stderr]).toEqual([
    1,
    'There is no folder "nowhere": name that of the content with --content.\n',
  ]);
});

it('names the picture that is meant', () =>
  withPictures(async (contentDir) => {
    const { status, stderr } = run(contentDir, '--shrink', 'kachelei/IMG_2.JPG');
    expect([status, stderr]).toEqual([
      1,
      'There is no picture media/kachelei/IMG_2.JPG. Did you mean kachelei/IMG_1.JPG?\n',
    ]);
  }));
