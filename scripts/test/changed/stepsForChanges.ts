import type { Tree } from '../../check/tree';
import type { Step } from '../steps';
import { ONLY_NEW_PAGES } from '../pageProofs';
import { SITE_TESTS, UNIT_TESTS } from '../testFileProofs';
import { affectedFiles } from './affectedFiles';
import { coveredBy } from '../inputs/coveredBy';
import { countsForAll } from '../inputs/testFileKeys';

const STORYBOOK_TEST = /^tests\/storybook\/.+\.test\.ts$/;
const STORY = /^stories\/.+\.stories\.tsx$/;

/** The tests that show every story. */
const STORY_TEST = /^tests\/storybook\/storiesOf\w+\.test\.ts$/;

/** The texts of the site become widely imported modules: one for each language, and one with all languages. */
const TEXTS = /^content-json\/(\w+)\/texts\.json$/;
const generatedTexts = (file: string): string[] => {
  const [, locale] = TEXTS.exec(file) ?? [];
  return locale === undefined ? [] : [locale, 'all'].map((name) => `src/generated/texts/${name}.json`);
};

/** Files that the project's own code writes and modules import, although the modules do not import that code. */
const WRITTEN = [
  {
    code: /^scripts\/fonts\//,
    file: 'src/generated/fonts/fonts.css',
    /** Tests of the built site that cover this depend on the file too. */
    partOf: 'src/theme',
  },
];

/** Environment variable with the story files to check, separated by commas; without it, all that are not proven by key. */
const STORY_FILES = 'STORY_FILES';

/**
 * Returns the tests of the built site that cover a changed file or have changed themselves. They import nothing of the
 * site, so each must state what it covers.
 * @throws Error if one does not
 */
function siteTests(tree: Tree, changed: readonly string[]): string[] {
  const own = affectedFiles(
    tree,
    changed.filter((file) => file.startsWith('tests/')),
  );
  return tree.files
    .filter((file) => SITE_TESTS.pattern.test(file))
    .filter((test) => {
      const covered = coveredBy(tree, test);
      if (!covered)
        throw new Error(
          `${test} has no comment that names what it covers, such as: // Covers src/forms, server/intake.`,
        );
      return (
        own.has(test) || changed.some((file) => covered.some((path) => `${file}/`.startsWith(`${path}/`)))
      );
    });
}

/**
 * Returns the steps whose result a change can affect, each limited to the affected tests. Content, types, lint and rules
 * are always included; steps that only make sense for the whole project never are.
 *
 * @param changed paths of changed, new and deleted files from the root
 */
export function stepsForChanges(
  steps: readonly Step[],
  tree: Tree,
  changed: readonly string[],
): readonly Step[] {
  if (changed.some(countsForAll)) return steps;
  const sources = [...changed, ...changed.flatMap(generatedTexts)];
  const affectedSources = [...affectedFiles(tree, sources)];
  const written = WRITTEN.filter(({ code }) => affectedSources.some((file) => code.test(file)));
  const affected = affectedFiles(tree, [...sources, ...written.map(({ file }) => file)]);
  const those = (kind: RegExp) => tree.files.filter((file) => kind.test(file) && affected.has(file));
  const forAllStories = [...affected].some((file) => /^(?:\.storybook|\.loki)\//.test(file));
  const stories = forAllStories ? tree.files.filter((file) => STORY.test(file)) : those(STORY);
  const storybookTests = [
    ...new Set([
      ...tree.files.filter((file) => STORY_TEST.test(file) && stories.length > 0),
      ...those(STORYBOOK_TEST),
    ]),
  ];
  // If the story tests themselves are affected, they may find faults in unchanged stories too.
  const storyFiles = those(STORY_TEST).length > 0 ? {} : { [STORY_FILES]: stories.join() };
  const ofSite = siteTests(tree, [...changed, ...written.map(({ partOf }) => partOf)]);
  const only = (step: Step, tests: readonly string[]): Step => ({
    ...step,
    testFiles: tests,
    isConfined: true,
  });

  return steps.flatMap((step): Step[] => {
    const { part, isJest } = step;
    if (part === undefined) return [step];
    if (part === 'whole project') return [];
    const tests = { 'unit tests': those(UNIT_TESTS.pattern), stories: storybookTests, 'built site': ofSite }[
      part
    ];
    if (tests.length === 0) return [];
    if (step.argsOfChange) {
      return [{ ...step, args: [...step.args, ...step.argsOfChange], isConfined: true }];
    }
    if (!isJest) return [step];
    const env = {
      stories: storyFiles,
      'built site': { [ONLY_NEW_PAGES]: '1' },
      'unit tests': {},
    }[part];
    return [{ ...only(step, tests), env }];
  });
}
