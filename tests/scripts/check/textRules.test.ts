import os from 'node:os';
import { checkDocstrings } from '../../../scripts/check/docstrings';
import { checkMachineNames } from '../../../scripts/check/machineNames';
import { checkStories, checkUsage } from '../../../scripts/check/stories';
import { checkTokens } from '../../../scripts/check/tokens';
import { problemsOf } from './smallTree';

describe('docstrings', () => {
  it.each([
    ['export const a = 1;', 'a'],
    ['// a comment for nobody\nexport function a() {}', 'a'],
    ['/* not a docstring */\nexport class A {}', 'A'],
    ['/** Another thing. */\nconst b = 1;\n\nexport type A = number;', 'A'],
    ['function a() {}\nexport { a };', 'a'],
    ['/** Only the first group. */\nexport const b = 1;\n\nexport const c = 2;', 'c'],
  ])('are missed on %j', (source, name) => {
    expect(problemsOf(checkDocstrings, { 'server/a.ts': source })).toEqual([
      expect.stringMatching(
        new RegExp(`^server/a\\.ts:\\d exports ${name} without a docstring - write one sentence`),
      ),
    ]);
  });

  it.each([
    ['/** What it is. */\nexport const a = 1;'],
    ['/** What it is. */\n// oxlint-disable-next-line rule -- reason\nexport const a = 1;'],
    ['/** Both. */\nexport const a = 1;\nexport const b = 2;'],
    ['/** What it is. */\nfunction a() {}\nexport { a };'],
    ['export interface TagProps { a: 1 }'],
    ["export { a } from './b';"],
    ["import { css } from '@linaria/core';\nexport const a = css`color: red;`;"],
    [
      '/** Ümläute — und Gedanken­striche „davor“. */\nexport const ä = "ü";\n\n/** Danach. */\nexport const b = 1;',
    ],
  ])('are enough on %j', (source) => {
    expect(problemsOf(checkDocstrings, { 'src/lib/a.ts': source })).toEqual([]);
  });
});

describe('colours and breakpoints', () => {
  it.each([
    ['const a = css`\n  color: #fff;\n`;', 2, 'the colour #fff'],
    ["const a = '#29ACE3';", 1, 'the colour #29ACE3'],
    ['const a = css`background: rgba(0, 0, 0, 0.5);`;', 1, 'the colour rgba(0, 0, 0, 0.5)'],
    ['const a = css`border-color: black;`;', 1, 'the colour black'],
    ['const a = <path fill="#000" />;', 1, 'the colour #000'],
    ['const a = css`@media (min-width: 768px) { gap: 0; }`;', 1, 'the breakpoint min-width: 768px'],
    ['const a = css`@media (width >= 48rem) { gap: 0; }`;', 1, 'the breakpoint width >= 48rem'],
    ["const a = matchMedia('(max-width: 640px)');", 1, 'the breakpoint max-width: 640px'],
    ['const a = css`\n  margin-left: 4px;\n`;', 2, 'the physical property margin-left'],
    ['const a = css`top: 0; right: 0;`;', 1, 'the physical property right'],
    ['const a = css`top: ${x}; left: ${x};`;', 1, 'the physical property left'],
  ])('of their own are found in %j', (source, line, what) => {
    expect(
      problemsOf(checkTokens, { 'src/components/Tag/Tag.tsx': source, 'src/theme/a.ts': source }),
    ).toEqual([
      expect.stringMatching(
        new RegExp(
          `^src/components/Tag/Tag\\.tsx:${line} contains ${what.replace(/[().]/g, '\\$&')} - use a `,
        ),
      ),
    ]);
  });

  it.each([
    ['const a = css`color: ${color.text}; max-width: 640px;`;'],
    ['const a = css`${from.md} { background: transparent; border: 1px solid currentColor; }`;'],
    ["const a = '#main';"],
    ["const a = 'die Nummer #12345';"],
    ['const a = css`color: CanvasText; white-space: nowrap;`;'],
    ['// not #fff\nconst a = 1;'],
    ['const a = `(min-width: ${BREAKPOINTS.md}px) 50vw`;'],
  ])('are not suspected in %j', (source) => {
    expect(problemsOf(checkTokens, { 'src/components/Tag/Tag.tsx': source })).toEqual([]);
  });
});

describe('stories', () => {
  it('are missed for each component, section, part of the layout, template and part of templates, in the folder of the same name', () => {
    const files = {
      'src/components/Tag/Tag.tsx': '',
      'src/components/Tag/tagStyles.ts': '',
      'src/sections/Quote/Quote.tsx': '',
      'src/sections/Steps/Steps.tsx': '',
      'src/templates/parts/Hero.tsx': '',
      'src/templates/parts/Toc.tsx': '',
      'src/templates/parts/stageChoice.ts': '',
      'stories/templates/parts/Toc.stories.tsx': 'const meta = { component: Toc };',
      'stories/sections/Quote.stories.tsx': 'const meta = { component: Quote };',
      'stories/components/Steps.stories.tsx': 'const meta = { component: Steps };',
    };
    expect(problemsOf(checkStories, files)).toEqual([
      'src/components/Tag:0 has no story - write stories/components/Tag.stories.tsx with its states',
      'src/sections/Steps:0 has no story - write stories/sections/Steps.stories.tsx with its states',
      'src/templates/parts/Hero:0 has no story - write stories/templates/parts/Hero.stories.tsx with its states',
    ]);
  });

  it('say what they are about, or Storybook has neither a description nor a table of props', () => {
    const files = {
      'src/components/Tag/Tag.tsx': '',
      'src/components/Note/Note.tsx': '',
      'stories/components/Tag.stories.tsx': "const meta = { title: 'Tag' };",
      'stories/components/Note.stories.tsx': 'const meta = { component: Tag };',
      'stories/foundations/Colours.stories.tsx': 'const meta = { component: Palette };',
    };
    expect(problemsOf(checkStories, files)).toEqual([
      'stories/components/Note.stories.tsx:0 has the component Tag, not Note - write "component: Note" in its meta, or rename the file',
      'stories/components/Tag.stories.tsx:0 has no component in its meta - add "component: Tag" to it',
    ]);
  });

  it('say by tags whether they are pictured, because parameters for Loki have no effect', () => {
    const files = {
      'stories/foundations/Tags.stories.tsx': "const meta = { component: Tags, tags: ['no-picture'] };",
      'stories/foundations/Type.stories.tsx':
        'const meta = { component: Type, parameters: { loki: { skip: true } } };',
    };
    expect(problemsOf(checkStories, files)).toEqual([
      "stories/foundations/Type.stories.tsx:0 has a \"loki\" parameter, which has no effect - use the tag 'no-picture' or 'picture' instead",
    ]);
  });
});

describe('when to use which part', () => {
  const usage = (...names: string[]) =>
    `export const USAGE = {\n${names.map((name) => `  ${name}: {\n    use: 'Always.',\n  },\n`).join('')}};\n`;

  it('is said of each part that has a page, in the file of its folder', () => {
    const files = {
      'src/components/Tag/Tag.tsx': '',
      'src/components/Chip/Chip.tsx': '',
      'src/templates/CasePage/CasePage.tsx': '',
      'src/templates/parts/Hero.tsx': '',
      'src/templates/parts/Toc.tsx': '',
      'src/notices/Notices.tsx': '',
      'stories/notices/Notices.stories.tsx': '',
      'stories/sections/AppliedBefore.stories.tsx': '',
      'stories/foundations/Colours.stories.tsx': '',
      'stories/Tool.stories.tsx': '',
      'stories/components/usage.ts': usage('Tag'),
      'stories/templates/usage.ts': usage('CasePage'),
      'stories/templates/parts/usage.ts': usage('Hero'),
    };
    const fix =
      'add one: when to use it, when not and what to use instead, and its keyboard and screen reader behaviour';
    expect(problemsOf(checkUsage, files)).toEqual([
      `stories/components/usage.ts:0 has no entry for Chip - ${fix}`,
      `stories/templates/parts/usage.ts:0 has no entry for Toc - ${fix}`,
      `stories/notices/usage.ts:0 has no entry for Notices - ${fix}`,
      `stories/sections/usage.ts:0 has no entry for AppliedBefore - ${fix}`,
    ]);
  });

  it('is said of no part that is gone, or that is in another folder', () => {
    const files = {
      'src/components/Tag/Tag.tsx': '',
      'src/sections/Quote/Quote.tsx': '',
      'stories/components/usage.ts': usage('Tag', 'Quote', 'Label'),
      'stories/sections/usage.ts': usage('Quote'),
    };
    expect(problemsOf(checkUsage, files)).toEqual([
      'stories/components/usage.ts:5 has an entry for Quote, which does not exist in components - rename the entry to match its part, or remove it',
      'stories/components/usage.ts:8 has an entry for Label, which does not exist in components - rename the entry to match its part, or remove it',
    ]);
  });

  it('names no part that is not there', () => {
    const files = {
      'src/components/Tag/Tag.tsx': '',
      'src/components/TextLink/TextLink.tsx': '',
      'src/sections/ListFilter/ListFilter.tsx': '',
      'stories/components/usage.ts': `export const USAGE = {
  Tag: {
    avoid: 'For a way on use TextLink, in lists ListFilter; SFF and Enter are no parts.',
    keyboard: 'Named as in PosterMosaik.',
  },
  TextLink: {},
};
`,
      'stories/sections/usage.ts': usage('ListFilter'),
    };
    expect(problemsOf(checkUsage, files)).toEqual([
      'stories/components/usage.ts:4 mentions PosterMosaik, which does not exist - write the current name of the part',
    ]);
  });
});

describe('names of machines', () => {
  it.each([
    ['a home', 'see /home/erika/notes for more', '/home/erika/notes'],
    ['a temporary folder', "const file = '/tmp/out.png';", '/tmp/out.png'],
    ['the home of this user', `cd ${os.homedir()}/x`, `${os.homedir()}/x`],
  ])('are found: %s', (_title, text, found) => {
    expect(problemsOf(checkMachineNames, { 'docs/a.md': `\n${text}\n` })).toEqual([
      `docs/a.md:2 contains ${found}, a path that exists on one machine only - use a path relative to the project's root, or determine it at run time`,
    ]);
  });

  it('are found in the address of a registry', () => {
    expect(
      problemsOf(checkMachineNames, { '.npmrc': 'registry=https://npm.company.example/repo/\n' }),
    ).toEqual([
      '.npmrc:1 contains the registry URL https://npm.company.example/repo/ - remove it: each machine configures its own registry',
    ]);
  });

  it('are found in a lockfile', () => {
    const lock = '{\n  "version": "1",\n  "resolved": "https://host.example/a.tgz"\n}';
    expect(problemsOf(checkMachineNames, { 'package-lock.json': lock })).toEqual([
      "package-lock.json:3 contains the URL of a package's registry - set omit-lockfile-registry-resolved=true in .npmrc and install again",
    ]);
  });

  it.each([
    ["href: '/work/rollwerk-zwei-raeder/'"],
    ['root /usr/share/nginx/html;'],
    ["import a from '../home/b/c';"],
    ['https://www.sff.example/home/a/'],
    ['const pattern = /^\\/tmp\\/[^/]+/;'],
  ])('are not suspected in %s', (text) => {
    expect(problemsOf(checkMachineNames, { 'src/a.ts': text })).toEqual([]);
  });
});
