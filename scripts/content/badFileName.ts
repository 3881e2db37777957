import { isJobId } from '../../src/config/jobIds';
import { ID_PATTERN } from '../../src/content/idPattern';
import type { FileKind } from '../../src/content/schema/fileSchemas';
import type { Problem } from './problems';
import { slugOf } from '../../src/lib/slugOf';
import { problemOfFile } from './sources';

/** True if a file name without `.json` can be the id of a page of this kind. */
export function isId(name: string, kind: FileKind): boolean {
  return kind === 'jobs' ? isJobId(name) : ID_PATTERN.test(name);
}

/** The problem of a file whose name cannot be an id. */
export function badFileName(file: string, kind: FileKind): Problem {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const proposed = slugOf(name.replace(/\.json$/i, '')) || 'tag-1';
  return problemOfFile(file, {
    code: 'bad-file-name',
    message: `"${name}" is not a file name that can be an id`,
    fix:
      kind === 'jobs'
        ? 'name the file by the number of the job, of at most ten digits, e.g. 4103.json'
        : `use lower case letters, digits and single hyphens, e.g. ${proposed}.json`,
  });
}
