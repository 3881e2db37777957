// Covers scripts.
import path from 'node:path';
import { loadedFrom } from '../../../scripts/check/moduleGraph';
import { readTree } from '../../../scripts/check/tree';
import { OWN_CODE } from '../../../scripts/content/cache/contentCache';

it('the cache of content depends on all code of the content step', () => {
  const tree = readTree(path.resolve(__dirname, '../../..'));
  const loaded = [...loadedFrom(tree, ['scripts/content/cli.ts']).keys()];
  expect(loaded.length).toBeGreaterThan(200);
  expect(loaded.filter((file) => !OWN_CODE.some((folder) => file.startsWith(`${folder}/`)))).toEqual([]);
});
