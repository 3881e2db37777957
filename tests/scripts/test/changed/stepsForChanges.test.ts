// Covers .storybook, content-json/de/texts.json, scripts, server, src, stories, tests.
import path from 'node:path';
import { readTree } from '../../../../scripts/check/tree';
import { stepsForChanges } from '../../../../scripts/test/changed/stepsForChanges';
import { STEPS } from '../../../../scripts/test/steps';
import { withSmallTree } from '../../check/smallTree';

const tree = readTree(path.resolve(__dirname, '../../../..'));
const ALWAYS = STEPS.filter(({ part }) => part === undefined).map(({ name }) => name);

/** Names of the steps other than those that always run, and the tests of each. */
function planned(...changed: string[]): Record<string, string[]> {
  const steps = stepsForChanges(STEPS, tree, changed);
  expect(steps.map(({ name }) => name)).toEqual(expect.arrayContaining(ALWAYS));
  return Object.fromEntries(
    steps
      .filter(({ name }) => !ALWAYS.includes(name))
      .map(({ name, testFiles = [] }) => [name, [...testFiles]]),
  );
}

const storyFiles = (...changed: string[]) =>
  stepsForChanges(STEPS, tree, changed)
    .find(({ name }) => name === 'Stories in the browser')
    ?.env?.['STORY_FILES']?.split(',') ?? [];

it('has every test of the built site say what it covers', () => {
  const ofText = (text: string) =>
    withSmallTree({ 'tests/dist/a.test.ts': text, 'src/a.ts': '' }, (small) =>
      stepsForChanges(STEPS, small, ['src/a.ts']),
    );
  expect(() => ofText('')).toThrow('tests/dist/a.test.ts has no comment that names what it covers');
  expect(() => ofText('// Covers src/gone.\n')).toThrow('covers src/gone, which does not exist');
  expect(ofText('// Covers src.\n').map(({ name }) => name)).toContain('Built site in the browser');
});

it('runs for a text of a case no test of a program that has content of its own', () => {
  const { 'Unit and component tests': tests = [] } = planned(
    'content-json/de/cases/gleisneun-siebzig-minuten.json',
  );
  expect(tests).toContain('tests/stories/compose/content.test.ts');
  expect(tests).not.toContain('tests/scripts/content/mistakes.test.ts');
  expect(tests).not.toContain('tests/scripts/thirdLanguage.test.ts');
});

it('runs everything when what all depends on has changed', () => {
  expect(stepsForChanges(STEPS, tree, ['package-lock.json'])).toEqual(STEPS);
});

it('runs for a document only what reads documents', () => {
  const steps = planned('docs/bad-days.md');
  expect(Object.keys(steps)).toEqual(['Unit and component tests']);
  expect(steps['Unit and component tests']?.length).toBeLessThan(30);
});

it('runs for a component its tests, its stories, the stories and pages that show it, and the site', () => {
  const steps = planned('src/components/Player/Player.tsx');
  expect(Object.keys(steps)).toEqual([
    'Build',
    'Storybook',
    'Unit and component tests',
    'Built site in the browser',
    'Stories in the browser',
    'References of the pictures',
    'Visual',
  ]);
  expect(steps['Unit and component tests']).toContain('tests/src/components/Player.test.tsx');
  expect(steps['Unit and component tests']).not.toContain('tests/src/components/AudienceIcon.test.tsx');
  expect(steps['Built site in the browser']).toContain('tests/dist/samplePages.test.ts');
  expect(steps['Built site in the browser']).not.toContain('tests/dist/deploy.test.ts');
  const stories = storyFiles('src/components/Player/Player.tsx');
  expect(stories).toContain('stories/components/Player.stories.tsx');
  expect(stories).not.toContain('stories/components/AudienceIcon.stories.tsx');
});

it('says which steps are confined to a part of their checks', () => {
  const steps = stepsForChanges(STEPS, tree, ['src/components/Player/Player.tsx']);
  expect(steps.filter(({ isConfined }) => isConfined).map(({ name }) => name)).toEqual([
    'Unit and component tests',
    'Built site in the browser',
    'Stories in the browser',
    'Visual',
  ]);
});

it('takes no picture of what has not changed', () => {
  const [visual] = stepsForChanges(STEPS, tree, ['src/components/Player/Player.tsx']).slice(-1);
  expect(visual?.args.at(-1)).toBe('--no-sample');
});

it('runs for the intake its tests and the forms of the built site, and no story', () => {
  const steps = planned('server/intake/contents/checkZip.ts');
  expect(Object.keys(steps)).toEqual(['Build', 'Unit and component tests', 'Built site in the browser']);
  expect(steps['Unit and component tests']).toContain('tests/server/intake/checkZip.test.ts');
  expect(steps['Unit and component tests']).not.toContain('tests/src/components/Player.test.tsx');
  expect(steps['Built site in the browser']).toContain('tests/dist/applicationSending.test.ts');
});

it.each([
  ['a text of the site', 'content-json/de/texts.json'],
  ['a frame of stories', '.storybook/SiteFrame.tsx'],
  ['what writes the style sheet of the fonts', 'scripts/fonts/renderFontFaces.ts'],
])('looks at all stories when %s has changed', (_what, file) => {
  const all = tree.files.filter((name) => name.endsWith('.stories.tsx'));
  expect(storyFiles(file)).toEqual(all);
});

it.each([
  [['tests/helpers/axe.ts']],
  [['tests/helpers/storyTests.ts']],
  [['tests/storybook/storiesOfParts.test.ts']],
  [['scripts/browser/launchBrowser.ts']],
  [['scripts/lib/inputHash.ts']],
  [['tests/helpers/axe.ts', 'src/components/Player/Player.tsx']],
])('leaves it to the keys which stories are looked at when what looks at them has changed: %j', (changed) => {
  const step = stepsForChanges(STEPS, tree, changed).find(({ name }) => name === 'Stories in the browser');
  expect(step?.testFiles).toContain('tests/storybook/storiesOfParts.test.ts');
  expect(step?.env).toEqual({});
});

it.each([
  ['code of the fonts', 'scripts/fonts/renderFontFaces.ts'],
  ['what it imports', 'scripts/lib/inputHash.ts'],
])('takes pictures and looks at line breaks and sample pages when %s has changed', (_what, file) => {
  const steps = planned(file);
  expect(Object.keys(steps)).toContain('Visual');
  expect(steps['Built site in the browser']).toEqual(
    expect.arrayContaining(['tests/dist/lines.test.ts', 'tests/dist/samplePages.test.ts']),
  );
  expect(steps['Built site in the browser']).not.toContain('tests/dist/consent.test.ts');
});

it('runs a test of the built site whose helper has changed', () => {
  const { 'Built site in the browser': tests } = planned('tests/helpers/focusWalk.ts');
  expect(tests).toContain('tests/dist/keyboardWalk.test.ts');
  expect(tests).not.toContain('tests/dist/applicationDraft.test.ts');
});
