// Covers .parcelrc, scripts/parcel.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readInputs, sourceChanges } from '../../../scripts/parcel/inputs';
import { temporaryFolder } from '../../helpers/temporaryFolder';
import { writeSmallProject } from './smallProject';

let root: string;

beforeEach(() => {
  root = temporaryFolder();
  writeSmallProject(root);
});

/** What a bundler that goes on from the sources before is told; undefined if it must start from nothing. */
function changesBy(...files: string[]) {
  const before = readInputs(root).sources;
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), 'export const unit = 9;\n');
  }
  return sourceChanges(root, before, readInputs(root).sources);
}

it('names changed and new sources', () => {
  expect(changesBy('src/theme/scale.ts', 'src/theme/other.ts', 'src/generated/textKeys.ts')).toEqual([
    { type: 'create', path: path.join(root, 'src/theme/other.ts') },
    { type: 'update', path: path.join(root, 'src/theme/scale.ts') },
  ]);
});

it.each(['src/theme/scale.js', 'src/theme/scale/index.ts'])(
  'knows of no way on where an import of ./scale may lead to %s now',
  (file) => expect(changesBy(file)).toBeUndefined(),
);
