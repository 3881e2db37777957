import { lokiConfigurations } from '../../../scripts/visual/lokiConfig';
import { isPictured, picturedStories, pictureName, picturesOf } from '../../../scripts/visual/pictures';
import { BREAKPOINTS } from '../../../src/theme/breakpoints';
import { story } from './fixture';

const stories = [
  story('components/Tag'),
  story('components/Tag', 'states'),
  story('components/TagList'),
  story('sections/Quote', 'english'),
];

const idsOf = (only: string) => [
  ...new Set(picturesOf(stories, { only: [only] }).map((picture) => picture.story.id)),
];

it('has one configuration of Loki per breakpoint, as wide as it begins; 360 px stand for 0', () => {
  const widths = Object.values(lokiConfigurations()).map(({ width }) => width);
  expect(widths).toEqual([360, ...Object.values(BREAKPOINTS).filter((start) => start > 0)]);
  expect(Object.keys(lokiConfigurations())).toEqual(widths.map((width) => `w${width}`));
});

it('asks for the same device in every configuration: one pixel per pixel, bright, without wishes', () => {
  for (const { deviceScaleFactor, mobile, features } of Object.values(lokiConfigurations())) {
    expect({ deviceScaleFactor, mobile }).toEqual({ deviceScaleFactor: 1, mobile: false });
    expect(features).toContainEqual({ name: 'prefers-color-scheme', value: 'light' });
    expect(features).toContainEqual({ name: 'prefers-reduced-motion', value: 'no-preference' });
  }
});

it.each([
  ['a story of a component', story('components/Tag', 'states'), true],
  ['one that asks not to be', story('components/Tag', 'play', ['no-picture']), false],
  ['the default of a full page', story('templates/CasePage'), true],
  ['another state of a full page', story('templates/CasePage', 'dark'), false],
  ['another state that asks for it', story('templates/CasePage', 'dark', ['picture']), true],
  ['all sections in a row', story('sections/Sections', 'home'), false],
])('decides whether %s is pictured', (_what, one, expected) => {
  expect(isPictured(one)).toBe(expected);
});

it('reads stories from the index of Storybook and leaves out its pages of documentation', () => {
  const entry = { ...story('components/Tag'), type: 'story' };
  const docs = { ...story('components/Tag', 'docs'), type: 'docs' };
  expect(picturedStories(JSON.stringify({ entries: { a: docs, b: entry } }))).toEqual([
    story('components/Tag'),
  ]);
});

it('takes each story at each width, and names the file after both', () => {
  const pictures = picturesOf([story('components/Tag', 'states')]);
  expect(pictures.map(({ width }) => width)).toEqual([360, 640, 768, 1024, 1280, 2000]);
  expect(pictures[0]?.name).toBe('components/Tag/states.w360');
  expect(pictureName(story('sections/Quote', 'english'), 2000)).toBe('sections/Quote/english.w2000');
});

it.each([
  ['Tag', ['components-tag--default', 'components-tag--states']],
  ['tag/states', ['components-tag--states']],
  ['components-tag--states', ['components-tag--states']],
  ['sections', ['sections-quote--english']],
  ['components/TagList', ['components-taglist--default']],
])('finds what is meant by %s', (only, ids) => {
  expect(idsOf(only)).toEqual(ids);
});

it('takes every story that one of several names means, once', () => {
  const names = picturesOf(stories, { only: ['Quote', 'Tag', 'tag/states'], width: 768 }).map(
    ({ name }) => name,
  );
  expect(names).toEqual([
    'sections/Quote/english.w768',
    'components/Tag/default.w768',
    'components/Tag/states.w768',
  ]);
});

it('takes one width where only that is asked for', () => {
  expect(picturesOf(stories, { only: ['Quote'], width: 768 }).map(({ name }) => name)).toEqual([
    'sections/Quote/english.w768',
  ]);
});

it('says what there is where a name or a width means nothing', () => {
  expect(() => picturesOf(stories, { only: ['Tag', 'Tags'] })).toThrow(
    /No pictured story is called "Tags"\. Give a story's id \(components-tag--default\)/,
  );
  expect(() => picturesOf(stories, { width: 500 })).toThrow(
    '--width is 500, but pictures are taken at 360, 640, 768, 1024, 1280, 2000 px only.',
  );
});
