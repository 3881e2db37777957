import { FILE_SCHEMAS, type FileKind } from '../../../src/content/schema/fileSchemas';
import { type RoleVisit, type ValuePath, visitRoles } from '../../../src/content/schema/visitRoles';
import { jsonPointer } from '../../../src/lib/jsonPointer';
import { isRecord } from '../isRecord';
import { findTypography, type TypographyOptions } from './findTypography';
import type { TypographyFinding } from './findPlaces';

/** A text of a file with its typography errors. */
export interface TypographyOfText {
  /** Path of the text in the file. */
  path: ValuePath;
  /** The same as JSON pointer. */
  pointer: string;
  text: string;
  findings: TypographyFinding[];
}

/** Keys of texts.json that are not prose: URLs, and lists of search words for jobs. */
const FOR_MACHINES = /\.link$|^jobs\.words\./;

/** Texts worded by the specification, including a straight apostrophe. */
const AS_SPECIFIED: readonly string[] = ['jobs.empty'];

/** Options for checking a file. */
export type FileTypographyOptions = Omit<TypographyOptions, 'lettersPerLine' | 'isQuoted'>;

/** True for what somebody said in a block `quote`: its section adds the quotation marks. */
const isWordsOfQuote = ({ path, parent }: RoleVisit): boolean =>
  path.at(-1) === 'text' && isRecord(parent) && parent['type'] === 'quote';

/**
 * The texts of a content file that have typography errors, in file order. The schema determines which fields are prose
 * and which are headlines. Invalid files are checked as far as possible.
 */
export function typographyOfFile(
  kind: FileKind,
  value: unknown,
  options: FileTypographyOptions,
): TypographyOfText[] {
  const found: TypographyOfText[] = [];
  const look = (text: unknown, path: ValuePath, lettersPerLine?: number, isQuoted = false) => {
    // A blank text is reported by the schema.
    if (typeof text !== 'string' || text.trim() === '') return;
    const findings = findTypography(text, { ...options, lettersPerLine, isQuoted });
    if (findings.length > 0) found.push({ path, pointer: jsonPointer(path), text, findings });
  };
  if (kind === 'texts') {
    for (const [key, text] of Object.entries(value ?? {})) {
      if (!FOR_MACHINES.test(key) && !AS_SPECIFIED.includes(key)) look(text, [key]);
    }
    return found;
  }
  visitRoles(FILE_SCHEMAS[kind], value, (visit) => {
    const { role, value: text, path } = visit;
    if (role.role === 'text' || role.role === 'richText')
      look(text, path, role.lettersPerLine, isWordsOfQuote(visit));
  });
  return found;
}
