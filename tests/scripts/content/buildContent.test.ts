import { baseTree, build } from './contentTree';

it('has nothing to say about content without problems', async () => {
  const { problems, index } = await build(baseTree());
  expect(problems).toEqual([]);
  expect(index?.site.routes.length).toBeGreaterThan(40);
});
