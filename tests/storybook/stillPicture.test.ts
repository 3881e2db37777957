// Covers .storybook, scripts/visual, scripts/browser.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { compressPicture } from '../../scripts/visual/approve';
import { buildStorybook } from '../../scripts/visual/buildStorybook';
import { outcomeOf } from '../../scripts/visual/outcome';
import { type Picture, picturesOf } from '../../scripts/visual/pictures';
import { pictureFiles } from '../../scripts/visual/pictureFiles';
import { readPicturedStories } from '../../scripts/visual/readPicturedStories';
import { takePictures } from '../../scripts/visual/takePictures';
import { temporaryFolder } from '../helpers/temporaryFolder';

const ROOT = path.resolve(__dirname, '../..');

/** A folder for pictures, separate from the project's own. */
let pictureRoot: string;
let moving: Picture[];

beforeAll(async () => {
  await buildStorybook(ROOT);
  pictureRoot = temporaryFolder();
  moving = picturesOf(readPicturedStories(ROOT), { only: ['StillPicture'] });
}, 1_200_000);

async function statesOf(pictures: readonly Picture[]) {
  const taken = await takePictures(ROOT, pictures, () => undefined, pictureRoot);
  const { results } = outcomeOf(pictureRoot, { toTake: [...pictures], proven: [] }, taken, {});
  return results.map(({ state, message }) => (message === '' ? state : `${state}: ${message}`));
}

async function keep({ name }: Picture, change?: (pixels: Buffer) => void) {
  const { current, reference } = pictureFiles(pictureRoot, name);
  let png = readFileSync(current);
  if (change) {
    const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    change(data);
    const { width, height } = info;
    png = await sharp(data, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer();
  }
  mkdirSync(path.dirname(reference), { recursive: true });
  writeFileSync(reference, await compressPicture(png, name));
}

it('takes the same pictures twice of a story in which everything moves, and finds one pixel that is one step off', async () => {
  expect(moving).toHaveLength(6);
  expect(await statesOf(moving)).toEqual(moving.map(() => 'new'));
  for (const picture of moving) await keep(picture);
  expect(await statesOf(moving)).toEqual(moving.map(() => 'equal'));

  const narrow = moving.filter(({ width }) => width === 360);
  for (const picture of narrow) {
    await keep(picture, (pixels) => {
      pixels[pixels.length - 300] = (pixels.at(-300) ?? 0) ^ 1;
    });
  }
  expect(await statesOf(narrow)).toEqual(['changed']);
  const difference = pictureFiles(pictureRoot, narrow[0]?.name ?? '').difference;
  const { data } = await sharp(difference).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const isRed = (at: number) => data[at] === 255 && data[at + 1] === 0 && data[at + 2] === 0;
  expect(Array.from({ length: data.length / 3 }, (_, pixel) => pixel * 3).filter(isRed)).toHaveLength(1);
}, 1_200_000);
