import path from 'node:path';
import { SOURCES as CARD_SOURCES } from '../../../scripts/cards/renderCardsFile';
import { loadedFrom } from '../../../scripts/check/moduleGraph';
import { readTree } from '../../../scripts/check/tree';
import { SOURCES as IMAGE_SOURCES } from '../../../scripts/images/generatorHash';
import { SOURCES as RELEASE_SOURCES } from '../../../scripts/releases/renderReleaseFile';

const tree = readTree(path.resolve(__dirname, '../../..'));
const modulesIn = (folder: string) =>
  tree.files.filter((file) => file.startsWith(folder) && file.endsWith('.ts'));

it.each([
  ['images', modulesIn('scripts/images/'), IMAGE_SOURCES],
  ['business cards', ['scripts/cards/drawCards.ts'], CARD_SOURCES],
  ['releases', ['scripts/releases/drawRelease.ts'], RELEASE_SOURCES],
])('draws %s anew when any module that draws them has changed', (_name, entries, sources) => {
  const modules = [...loadedFrom(tree, entries).keys()];
  expect(modules.length).toBeGreaterThan(sources.length);
  expect(modules.filter((file) => !sources.some((name) => `${file}/`.startsWith(`${name}/`)))).toEqual([]);
});
