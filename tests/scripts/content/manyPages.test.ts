// Covers scripts/content.
import { all, copy } from './badCase';
import { baseTree, build } from './contentTree';

/** The base tree with enough cases to make at least 500 pages, every tenth of them with two mistakes. */
function manyPages() {
  const tree = baseTree();
  for (let number = 0; number < 480; number += 1) {
    const isBad = number % 10 === 0;
    copy('de/cases/rollwerk.json', `de/cases/case-${number}.json`, {
      path: `/work/case-${number}/`,
      metaTitle: `Case ${number} – SFF`,
      title: isBad ? '' : `Case ${number}`,
      nextCase: isBad ? 'nowhere-to-be-found' : `case-${(number + 1) % 480}`,
    })(tree);
  }
  return tree;
}

it('reports each mistake among 500 pages once', async () => {
  const { problems } = await build(manyPages());
  const count = (code: string) => problems.filter((problem) => problem.code === code).length;
  expect({ links: count('dangling-link'), titles: count('empty-text'), all: problems.length }).toEqual({
    links: 48,
    titles: 48,
    all: 96,
  });
});

it('builds 500 pages that are free of mistakes', async () => {
  const tree = manyPages();
  for (let number = 0; number < 480; number += 10) {
    all((files) => {
      Object.assign(files[`content-json/de/cases/case-${number}.json`] as object, {
        title: 'x',
        nextCase: 'rollwerk',
      });
    })(tree);
  }
  const { problems, index } = await build(tree);
  expect(problems).toEqual([]);
  expect(index?.site.routes.length).toBeGreaterThan(500);
  expect(new Set(index?.site.routes.map(({ path }) => path)).size).toBe(index?.site.routes.length);
});
