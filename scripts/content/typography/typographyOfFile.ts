import { FILE_SCHEMAS, type FileKind } from '../../../src/content/schema/fileSchemas';
import { type ValuePath, visitRoles } from '../../../src/content/schema/visitRoles';
import { jsonPointer } from '../../../src/lib/jsonPointer';
import { findTypography, type TypographyOptions } from './findTypography';
import type { TypographyFinding } from './findPlaces';

/** A text of a file and what is wrong with its characters. */
export interface TypographyOfText {
  /** Steps to the text in the file. */
  path: ValuePath;
  /** The same as JSON pointer. */
  pointer: string;
  text: string;
  findings: TypographyFinding[];
}

/** Texts of texts.json that are for machines: addresses, and lists by which jobs are found. */
const FOR_MACHINES = /\.link$|^jobs\.words\./;

/** Texts that the specification words, straight apostrophe included. */
const AS_SPECIFIED: readonly string[] = ['jobs.empty'];

/** What a file is looked at for. */
export type FileTypographyOptions = Omit<TypographyOptions, 'lettersPerLine'>;

/**
 * The texts of a content file with something wrong, in the order of the file. Which fields hold words for people, and which of
 * them are headlines, the schema says. Files that are wrong otherwise are read as far as they go.
 */
export function typographyOfFile(
  kind: FileKind,
  value: unknown,
  options: FileTypographyOptions,
): TypographyOfText[] {
  const found: TypographyOfText[] = [];
  const look = (text: unknown, path: ValuePath, lettersPerLine?: number) => {
    if (typeof text !== 'string') return;
    const findings = findTypography(text, { ...options, lettersPerLine });
    if (findings.length > 0) found.push({ path, pointer: jsonPointer(path), text, findings });
  };
  if (kind === 'texts') {
    for (const [key, text] of Object.entries(value ?? {})) {
      if (!FOR_MACHINES.test(key) && !AS_SPECIFIED.includes(key)) look(text, [key]);
    }
    return found;
  }
  visitRoles(FILE_SCHEMAS[kind], value, ({ role, value: text, path }) => {
    if (role.role === 'text' || role.role === 'richText') look(text, path, role.lettersPerLine);
  });
  return found;
}
