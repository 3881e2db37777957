// Covers scripts.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadedFrom } from '../../../scripts/check/moduleGraph';
import { modulesIn, readTree } from '../../../scripts/check/tree';
import { codeHashes } from '../../../scripts/output/codeHash';
import { temporaryFolder } from '../../helpers/temporaryFolder';

let root = '';

beforeEach(() => {
  root = temporaryFolder();
});

/** Which hashes change when a file is added to a project without code. */
function changedBy(file: string): { tools: boolean; all: boolean } {
  const before = codeHashes(root);
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), 'export {};\n');
  const after = codeHashes(root);
  return { tools: after.tools !== before.tools, all: after.all !== before.all };
}

const tree = readTree(path.resolve(__dirname, '../../..'));

/** The folders of `scripts` in which files lie. */
const foldersOf = (files: Iterable<string>) =>
  new Set([...files].flatMap((file) => /^scripts\/\w+(?=\/)/.exec(file) ?? []));

const building = foldersOf(loadedFrom(tree, ['scripts/build.ts']).keys());
const others = [...foldersOf(modulesIn(tree, 'scripts'))].filter((folder) => !building.has(folder));

it.each([...building, 'src/hosting'])('makes everything anew after a change of what builds: %s', (folder) =>
  expect(changedBy(`${folder}/a.ts`)).toEqual({ tools: true, all: true }),
);

it('leaves what no code of the app is in as it is after a change of the app', () => {
  expect(changedBy('src/components/Tag/Tag.tsx')).toEqual({ tools: false, all: true });
});

it.each(others)('makes nothing anew after a change of what no build uses: %s', (folder) =>
  expect(changedBy(`${folder}/a.ts`)).toEqual({ tools: false, all: false }),
);
