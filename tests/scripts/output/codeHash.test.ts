import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { IMPORT_TABLE } from '../../../scripts/check/importTable';
import { codeHashes } from '../../../scripts/output/codeHash';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sff-code-hash-'));
});

afterEach(() => rmSync(root, { recursive: true }));

/** Which hashes change when a file is added to a project without code. */
function changedBy(file: string): { tools: boolean; all: boolean } {
  const before = codeHashes(root);
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), 'export {};\n');
  const after = codeHashes(root);
  return { tools: after.tools !== before.tools, all: after.all !== before.all };
}

it.each(['scripts/content/a.ts', 'scripts/output/a.ts', 'src/hosting/a.ts'])(
  'makes everything anew after a change of the programs of the build: %s',
  (file) => expect(changedBy(file)).toEqual({ tools: true, all: true }),
);

it('leaves what no code of the app is in as it is after a change of the app', () => {
  expect(changedBy('src/components/Tag/Tag.tsx')).toEqual({ tools: false, all: true });
});

it.each(Object.keys(IMPORT_TABLE).filter((folder) => folder.startsWith('scripts/')))(
  'makes nothing anew after a change of what proves: %s',
  (folder) => expect(changedBy(`${folder}/a.ts`)).toEqual({ tools: false, all: false }),
);
