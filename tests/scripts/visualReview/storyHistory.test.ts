import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readTree } from '../../../scripts/check/tree';
import { headCommit, storyHistory } from '../../../scripts/visualReview/story/storyHistory';
import { temporaryFolder } from '../../helpers/temporaryFolder';

const STORY = 'stories/components/Tag.stories.tsx';
const PICTURE = 'components/Tag/default.w360';

let root: string;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@sff.example', ...args], {
    cwd: root,
  });

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function commit(subject: string, ...files: [file: string, text: string][]): void {
  for (const [file, text] of files) write(file, text);
  git('add', '.');
  git('commit', '--quiet', '-m', subject);
}

beforeEach(() => {
  root = temporaryFolder();
  git('init', '--quiet');
  commit(
    'feat: a tag',
    [STORY, "import '../../src/components/Tag';\n"],
    ['.storybook/preview.tsx', "import '../src/theme/colors';\n"],
    ['src/components/Tag.tsx', 'export const tag = 1;\n'],
    ['src/theme/colors.ts', 'export const ink = 1;\n'],
    ['src/components/Note.tsx', 'export const note = 1;\n'],
    [`.loki/reference/${PICTURE}.webp`, 'a picture'],
  );
});

const history = () => storyHistory(readTree(root), STORY, PICTURE);

it('tells which commits changed what a story is made of since its reference, and what is not committed', async () => {
  commit('feat: a tag of another kind', ['src/components/Tag.tsx', 'export const tag = 2;\n']);
  commit('feat: a note', ['src/components/Note.tsx', 'export const note = 2;\n']);
  commit('feat: other ink', ['src/theme/colors.ts', 'export const ink = 2;\n']);
  write(STORY, "import '../../src/components/Tag';\n// Changed\n");
  const { reference, commits, uncommitted, reached } = await history();
  expect(reference?.subject).toBe('feat: a tag');
  expect(commits.map(({ subject, author, files }) => [subject, author, files])).toEqual([
    ['feat: other ink', 'Somebody', ['src/theme/colors.ts']],
    ['feat: a tag of another kind', 'Somebody', ['src/components/Tag.tsx']],
  ]);
  expect(uncommitted).toEqual([STORY]);
  expect(reached).toBe(4);
});

it('begins anew with a new reference', async () => {
  commit('feat: a tag of another kind', ['src/components/Tag.tsx', 'export const tag = 2;\n']);
  commit('test: its reference', [`.loki/reference/${PICTURE}.webp`, 'another picture']);
  expect(await history()).toMatchObject({ reference: { subject: 'test: its reference' }, commits: [] });
});

it('tells the last commits of a story that has no reference', async () => {
  const { reference, commits } = await storyHistory(readTree(root), STORY, 'components/Tag/new.w360');
  expect(reference).toBeUndefined();
  expect(commits.map(({ subject }) => subject)).toEqual(['feat: a tag']);
});

it('names the commit, and says if the pictures show what is not committed', async () => {
  const clean = await headCommit(root);
  expect(clean).toMatch(/^[\da-f]+ on \S+$/);
  // Accepting a picture writes its reference.
  write(`.loki/reference/${PICTURE}.webp`, 'another picture');
  expect(await headCommit(root)).toBe(clean);
  write('src/components/New.tsx', 'export const added = 1;\n');
  expect(await headCommit(root)).toBe(`${clean}, with uncommitted changes`);
});
