import { FILE_SCHEMAS, type FileKind } from '../../../src/content/schema/fileSchemas';
import { visitRoles } from '../../../src/content/schema/visitRoles';
import { jsonPointer } from '../../../src/lib/jsonPointer';

/** A text for readers, and its place in the file. */
export interface FileText {
  /** JSON pointer. */
  at: string;
  text: string;
}

/** Ignores differences irrelevant for translators: soft hyphens and kinds of spaces. */
const asRead = (text: string): string => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ');

/** All texts of a file in file order, normalised; also for files the schema rejects. */
export function textsOfFile(kind: FileKind, value: unknown): FileText[] {
  const texts: FileText[] = [];
  const add = (at: string, text: unknown) => {
    if (typeof text === 'string') texts.push({ at, text: asRead(text) });
  };
  if (kind === 'texts') {
    for (const [key, text] of Object.entries(value ?? {})) add(jsonPointer([key]), text);
  } else {
    visitRoles(FILE_SCHEMAS[kind], value, ({ role: { role }, value: text, path }) => {
      if (role === 'text' || role === 'richText') add(jsonPointer(path), text);
    });
  }
  return texts;
}

/** JSON pointers of new texts; if there are none, of removed or moved ones. */
export function changedTexts(before: readonly FileText[], now: readonly FileText[]): string[] {
  const [old, current] = [before, now].map((texts) => texts.map(({ text }) => text).join('\0'));
  if (old === current) return [];
  const added = now.filter(({ text }) => !before.some((other) => other.text === text));
  const moved = before.filter(({ at, text }) => !now.some((other) => other.at === at && other.text === text));
  return (added.length > 0 ? added : moved).map(({ at }) => at);
}
