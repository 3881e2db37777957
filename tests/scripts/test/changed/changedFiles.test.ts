import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { changedFiles } from '../../../../scripts/test/changed/changedFiles';
import { temporaryFolder } from '../../../helpers/temporaryFolder';

let root: string;

const git = (...args: string[]) =>
  execFileSync('git', ['-C', root, '-c', 'user.name=Kim', '-c', 'user.email=kim@sff.example', ...args], {
    stdio: 'ignore',
  });
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const commit = () => {
  git('add', '-A');
  git('commit', '-qm', 'state');
};

beforeEach(() => {
  root = temporaryFolder();
  git('init', '-q', '-b', 'main');
  for (const name of ['kept', 'edited', 'removed', 'staged']) write(`src/${name}.ts`, name);
  write('.gitignore', 'dist/\n');
  commit();
});

it('finds what is committed, staged, edited, new and removed since a commit, and nothing that git ignores', () => {
  git('checkout', '-qb', 'work');
  write('src/committed.ts', '');
  commit();
  write('src/edited.ts', 'otherwise');
  write('src/staged.ts', 'otherwise');
  git('add', 'src/staged.ts');
  write('src/größe neu.ts', '');
  write('dist/index.html', '');
  rmSync(path.join(root, 'src/removed.ts'));
  expect(changedFiles(root, 'main')).toEqual([
    'src/committed.ts',
    'src/edited.ts',
    'src/größe neu.ts',
    'src/removed.ts',
    'src/staged.ts',
  ]);
});

it('leaves out what others have committed since', () => {
  git('checkout', '-qb', 'work');
  git('checkout', '-q', 'main');
  write('src/ofOthers.ts', '');
  commit();
  git('checkout', '-q', 'work');
  write('src/kept.ts', 'otherwise');
  expect(changedFiles(root, 'main')).toEqual(['src/kept.ts']);
});

it('names both places of a file that was moved', () => {
  git('mv', 'src/kept.ts', 'src/moved.ts');
  expect(changedFiles(root, 'main')).toEqual(['src/kept.ts', 'src/moved.ts']);
});

it('names files from the root of a project in a folder of its repository, and leaves out what lies beside it', () => {
  git('checkout', '-qb', 'work');
  write('site/src/committed.ts', '');
  write('src/beside.ts', '');
  commit();
  write('site/src/new.ts', '');
  expect(changedFiles(path.join(root, 'site'), 'main')).toEqual(['src/committed.ts', 'src/new.ts']);
});

it.each(['nowhere', '--output=x'])('says what to do where the commit %s is unknown', (name) => {
  expect(() => changedFiles(root, name)).toThrow(
    /^The changes since ".+" cannot be determined: .+ Name another commit, or omit --changed/,
  );
});

it('says what to do outside of a repository', () => {
  rmSync(path.join(root, '.git'), { recursive: true });
  expect(() => changedFiles(root, 'main')).toThrow(/not a git repository/);
});
