import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inkPosters } from '../../../.storybook/inkPosters';
import { BRAND, SUPPORT } from '../../../src/theme/colors';
import { temporaryFolder } from '../../helpers/temporaryFolder';

const DRAWINGS = path.resolve('stories/fixtures/posters');
let cache = '';

beforeEach(() => {
  cache = temporaryFolder();
});

it('prints the posters of the stories in the colours of the theme and in no other', async () => {
  const folder = await inkPosters(DRAWINGS, cache);
  const names = readdirSync(folder);
  expect(names).toEqual(readdirSync(DRAWINGS));
  const colors = new Set(
    names.flatMap(
      (name) => readFileSync(path.join(folder, name), 'utf8').match(/#[\da-f]{3,8}\b|ink\(/gi) ?? [],
    ),
  );
  // White is only used for masks.
  expect([...colors].toSorted()).toEqual([...Object.values(BRAND), SUPPORT.paper, '#fff'].toSorted());
});

it('names the drawing that asks for a colour the house does not print', async () => {
  writeFileSync(path.join(cache, 'plum.svg'), '<svg><path fill="ink(plum)"/></svg>');
  await expect(inkPosters(cache, cache)).rejects.toThrow(
    'plum.svg asks for ink(plum); there are black, yellow, blue, lime, paper',
  );
});
