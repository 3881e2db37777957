import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { BLOCK_PICTURE, BLOCK_SECTIONS } from '../../../scripts/composer/blockSections';
import { drawBlockPictures } from '../../../scripts/composer/drawBlockPictures';
import { temporaryFolder } from '../../helpers/temporaryFolder';

const SECTIONS = new Set(Object.values(BLOCK_SECTIONS).map(([section]) => section));

let root: string;
beforeEach(() => {
  root = temporaryFolder();
});

async function draw(section: string, story: string, height: number): Promise<void> {
  const folder = path.join(root, '.loki/reference/sections', section);
  mkdirSync(folder, { recursive: true });
  await sharp({ create: { width: 1024, height, channels: 3, background: '#fff' } })
    .webp()
    .toFile(path.join(folder, `${story}.w1024.webp`));
}

it('shows every block by the first story of its section, or by another where that one is not pictured', async () => {
  for (const section of SECTIONS) await draw(section, section === 'Text' ? 'grounds' : 'default', 300);
  const folder = await drawBlockPictures(root);
  expect(readdirSync(folder).sort()).toEqual(
    Object.keys(BLOCK_SECTIONS)
      .map((type) => `${type}.webp`)
      .sort(),
  );
  expect(await sharp(path.join(folder, 'text.webp')).metadata()).toMatchObject(BLOCK_PICTURE);
});

it('says which section has no picture yet, and shows it empty, so that Storybook can take it', async () => {
  for (const section of SECTIONS) if (section !== 'Quote') await draw(section, 'default', 2000);
  const lines: string[] = [];
  const folder = await drawBlockPictures(root, (line) => lines.push(line));
  expect(lines).toEqual([expect.stringMatching(/sections\/Quote has no picture \*\.w1024\.webp .+ yet/)]);
  expect(await sharp(path.join(folder, 'quote.webp')).metadata()).toMatchObject(BLOCK_PICTURE);
});
