import sharp from 'sharp';
import { readPicture } from '../../../../scripts/content/media/readPicture';
import { animation, phonePhoto, quarters } from '../../../helpers/photographs';

const flat = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();

it('sees a picture as it is shown: turned, with the ink that is nearest to it', async () => {
  expect(await readPicture(await phonePhoto({ width: 80, height: 60 }))).toMatchObject({
    type: 'picture',
    width: 60,
    height: 80,
  });
  const grounds = ['#101018', '#f8f8f0', '#30a0e0', '#f0e020', '#c0d040'];
  const found = await Promise.all(grounds.map(async (color) => readPicture(await flat(color))));
  expect(found.map((facts) => facts.type === 'picture' && facts.ground)).toEqual([
    'black',
    'paper',
    'blue',
    'yellow',
    'lime',
  ]);
});

it.each([
  ['an animation', animation, /animated.*/, /film \(MP4\)/],
  [
    'a drawing',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    /drawings/,
    /PNG/,
  ],
  [
    'half a photograph',
    async () => (await (await quarters({ width: 400, height: 400 })).jpeg().toBuffer()).subarray(0, 900),
    /damaged/,
    /once more/,
  ],
  ['no picture at all', async () => Buffer.from('Moin.'), /damaged/, /once more/],
])('refuses %s with advice', async (_, make, message, fix) => {
  expect(await readPicture(await make())).toEqual({
    type: 'faulty',
    message: expect.stringMatching(message),
    fix: expect.stringMatching(fix),
  });
});

it('takes a GIF that stands still', async () => {
  const still = await (await quarters({ width: 40, height: 40 })).gif().toBuffer();
  expect(await readPicture(still)).toMatchObject({ type: 'picture', width: 40 });
});
