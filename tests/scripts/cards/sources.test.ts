import path from 'node:path';
import { loadedFrom } from '../../../scripts/check/moduleGraph';
import { readTree } from '../../../scripts/check/tree';
import { SOURCES } from '../../../scripts/cards/renderCardsFile';

it('draws business cards anew when any module that draws them has changed', () => {
  const tree = readTree(path.resolve(__dirname, '../../..'));
  const modules = [...loadedFrom(tree, ['scripts/cards/drawCards.ts']).keys()];
  expect(modules.length).toBeGreaterThan(SOURCES.length);
  expect(modules.filter((file) => !SOURCES.some((name) => `${file}/`.startsWith(`${name}/`)))).toEqual([]);
});
