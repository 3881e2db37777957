import { mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatProblems } from '../../../scripts/check/problem';
import {
  checkConfigurations,
  checkPictures,
  checkReferences,
  checkStoryList,
} from '../../../scripts/visual/checkReferences';
import { lokiConfigurations } from '../../../scripts/visual/lokiConfig';
import { picturesOf } from '../../../scripts/visual/pictures';
import { pictureFiles } from '../../../scripts/visual/pictureFiles';
import { BREAKPOINTS } from '../../../src/theme/breakpoints';
import { temporaryFolder } from '../../helpers/temporaryFolder';
import { story } from './fixture';

const tag = story('components/Tag');
let root: string;

beforeEach(() => {
  root = temporaryFolder();
  for (const { name } of picturesOf([tag])) {
    const { reference } = pictureFiles(root, name);
    mkdirSync(path.dirname(reference), { recursive: true });
    writeFileSync(reference, 'picture');
  }
});

const sentences = (problems: Parameters<typeof formatProblems>[0]) => formatProblems(problems).split('\n');

it('has nothing to say when every story has a reference at every breakpoint', () => {
  expect(checkPictures(root, [tag])).toEqual([]);
});

it('names the story and the widths that have no reference, and how to take one', () => {
  rmSync(pictureFiles(root, 'components/Tag/default.w360').reference);
  rmSync(pictureFiles(root, 'components/Tag/default.w2000').reference);
  expect(sentences(checkReferences(root, [tag]))[0]).toBe(
    '.loki/reference/components/Tag  has no reference of components-tag--default at 360, 2000 px - run "npm run visual -- --only components-tag--default", look at visual-report/index.html and take it with "npm run visual:approve components-tag--default"',
  );
});

it('says so for every story when there are no references at all', () => {
  rmSync(path.join(root, '.loki'), { recursive: true });
  expect(checkReferences(root, [tag, story('components/Link')])).toHaveLength(2);
});

it('names a reference whose story is gone, and what removes it', () => {
  const file = path.join(root, '.loki/reference/components/Gone/default.w360.webp');
  mkdirSync(path.dirname(file));
  writeFileSync(file, 'picture');
  writeFileSync(path.join(root, '.loki/reference/notes.txt'), 'not a picture');
  expect(sentences(checkReferences(root, [tag]))).toEqual([
    '.loki/reference/components/Gone/default.w360  is the reference of no pictured story - bring its story back, or run "npm run visual" and "npm run visual:approve", which removes it',
    expect.stringContaining('.loki/reference/notes.txt  is the reference of no pictured story'),
    '',
  ]);
});

it('names references that differ in upper and lower case only', () => {
  const { reference } = pictureFiles(root, 'components/TAG/default.w360');
  mkdirSync(path.dirname(reference), { recursive: true });
  writeFileSync(reference, 'picture');
  expect(sentences(checkReferences(root, [tag]))).toContainEqual(
    expect.stringContaining(
      '.loki/reference/components/Tag/default.w360  differs from components/TAG/default.w360 in upper and lower case only',
    ),
  );
});

it('refuses references of more than 60 MB', () => {
  truncateSync(pictureFiles(root, 'components/Tag/default.w640').reference, 61_000_000);
  expect(sentences(checkReferences(root, [tag]))[0]).toMatch(
    /^\.loki\/reference {2}holds 61\.0 MB, but 60\.0 MB is the most - tag long stories/,
  );
});

it('names a breakpoint without a configuration', () => {
  expect(checkConfigurations(BREAKPOINTS, lokiConfigurations())).toEqual([]);
  const { w1024: _gone, ...others } = lokiConfigurations();
  expect(sentences(checkConfigurations(BREAKPOINTS, others))[0]).toContain(
    'has no screen for the breakpoint lg (1024 px), so Loki has no configuration for it',
  );
  expect(sentences(checkConfigurations({ ...BREAKPOINTS, wall: 3840 }, lokiConfigurations()))[0]).toContain(
    'the breakpoint wall (3840 px)',
  );
  const { w360: _narrow, ...wider } = lokiConfigurations();
  expect(sentences(checkConfigurations(BREAKPOINTS, wider))[0]).toContain('the breakpoint xs (0 px)');
});

it('refuses more stories than a run has time for', () => {
  const many = Array.from({ length: 361 }, (_, index) => story(`components/C${index}`));
  expect(checkStoryList(many.slice(1))).toEqual([]);
  expect(sentences(checkStoryList(many))[0]).toMatch(
    /^stories {2}has 361 pictured stories, but 360 is the most - put small variants together in one States story/,
  );
});

it('refuses stories that would share a picture, and titles that make no file name', () => {
  expect(sentences(checkStoryList([tag, { ...tag, id: 'other--default' }]))[0]).toContain(
    'gives components-tag--default and other--default the same picture',
  );
  expect(sentences(checkStoryList([tag, story('components/TAG')]))[0]).toContain(
    'gives components-tag--default and components-tag--default the same picture components/Tag/default.w0',
  );
  expect(sentences(checkStoryList([story('components/../Tag')]))[0]).toContain('makes a poor file name');
});
