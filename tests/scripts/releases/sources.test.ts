import path from 'node:path';
import { loadedFrom } from '../../../scripts/check/moduleGraph';
import { readTree } from '../../../scripts/check/tree';
import { SOURCES } from '../../../scripts/releases/renderReleaseFile';

it('draws a release anew when any module that draws it has changed', () => {
  const tree = readTree(path.resolve(__dirname, '../../..'));
  const modules = [...loadedFrom(tree, ['scripts/releases/drawRelease.ts']).keys()];
  expect(modules.length).toBeGreaterThan(SOURCES.length);
  expect(modules.filter((file) => !SOURCES.some((name) => `${file}/`.startsWith(`${name}/`)))).toEqual([]);
});
