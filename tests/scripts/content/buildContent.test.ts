import path from 'node:path';
import { buildContent } from '../../../scripts/content/buildContent';
import { POSTER_RULES } from '../../../scripts/content/rules';
import { BAD_POSTERS } from './badPosters';
import { baseTree, build, DATE, ORIGIN, withTree } from './contentTree';

it('has nothing to say about content without problems', async () => {
  const { problems, index } = await build(baseTree());
  expect(problems).toEqual([]);
  expect(index?.site.routes.length).toBeGreaterThan(40);
});

it('has nothing to say about what editors leave beside a file that is open', async () => {
  const tree = baseTree();
  for (const name of ['about.json~', '4913', '#about.json#', '.#about.json', '.about.json.swp'])
    for (const folder of ['de/pages', 'de', '.']) tree[path.join('content-json', folder, name)] = '{';
  expect((await build(tree)).problems).toEqual([]);
});

it('warns of posters that look alike in a preview, where a draft may still have the one it began with', async () => {
  const tree = baseTree();
  await BAD_POSTERS[0]?.change(tree);
  await withTree(tree, async (root) => {
    const result = async (withDrafts: boolean) => {
      const posters = { rules: POSTER_RULES, cacheDir: path.join(root, 'cache') };
      const contentDir = 'content-json';
      const { problems, index } = await buildContent({
        contentDir,
        origin: ORIGIN,
        date: DATE,
        root,
        posters,
        withDrafts,
      });
      return [problems.map(({ code, severity }) => `${severity} ${code}`), index !== undefined];
    };
    expect(await result(false)).toEqual([['error alike-posters'], false]);
    expect(await result(true)).toEqual([['warning alike-posters'], true]);
  });
});
