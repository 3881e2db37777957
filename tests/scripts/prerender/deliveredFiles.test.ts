import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOfBytes } from '../../../scripts/lib/hashOfBytes';
import { makeFile } from '../../../scripts/prerender/makeFile';
import { temporaryFolder } from '../../helpers/temporaryFolder';

const contentDir = temporaryFolder();
const folders = { cacheDir: '/nowhere', contentDir };
const film = Buffer.from('a film');

beforeAll(() => {
  mkdirSync(path.join(contentDir, 'media/rad'), { recursive: true });
  writeFileSync(path.join(contentDir, 'media/rad/Rad.MP4'), film);
});

const request = {
  type: 'delivered',
  name: 'rad',
  file: 'rad/Rad.MP4',
  hash: hashOfBytes(film),
} as const;

it('publishes a film as it was delivered, byte for byte, under the hash of what it is', async () => {
  const { made, file } = await makeFile(request, folders);
  expect(made).toEqual({
    href: expect.stringMatching(/^\/assets\/files\/rad\.[0-9a-f]{8}\.mp4$/),
    format: 'MP4',
    bytes: film.length,
  });
  expect(`/${file.path}`).toBe(made.href);
  expect(Buffer.from(file.content).equals(film)).toBe(true);
});

it('stops the build with the name of a file that is missing', async () => {
  await expect(makeFile({ ...request, file: 'rad/weg.mp4' }, folders)).rejects.toThrow(
    'media/rad/weg.mp4 is missing, but a page uses it',
  );
});

it('stops the build when a file has changed since its facts were read', async () => {
  await expect(makeFile({ ...request, hash: '0123456789' }, folders)).rejects.toThrow(
    'rad/Rad.MP4 has changed',
  );
});
