import { FILE_SCHEMAS } from '../../src/content/schema/fileSchemas';
import { type ValuePath, visitRoles } from '../../src/content/schema/visitRoles';
import {
  codePointOf,
  escapedCharacter,
  misreadCharacters,
  refusedCharacters,
  shownCharacter,
  splittingCharacters,
  turnsDirection,
  wasLost,
} from './characters';
import { linkLeftovers, rawMarkup } from './markup';
import { phoneFindings } from './phones';
import type { Problem } from './problems';
import { type Finding, problemAt, type Source } from './sources';

/** Global texts that are addresses. */
const ADDRESS = /^(?:social\..+|navigation\.email)\.link$/;

/** Global texts of mails, which are plain text and keep their line breaks. */
const IN_MAILS = /^mail\./;

/** Calls `look` for each text of a value, whatever its role. */
function visitTexts(value: unknown, path: ValuePath, look: (text: string, path: ValuePath) => void): void {
  if (typeof value === 'string') look(value, path);
  else if (Array.isArray(value))
    for (const [index, entry] of value.entries()) visitTexts(entry, [...path, index], look);
  else if (typeof value === 'object' && value !== null)
    for (const [name, entry] of Object.entries(value)) visitTexts(entry, [...path, name], look);
}

function characterFindings(text: string): Finding[] {
  const misread = misreadCharacters(text);
  if (misread) {
    const { written, meant } = misread;
    const seen = [...written].map(escapedCharacter).join('');
    const message = `"${seen}" stands for ${shownCharacter(meant)}: the text was read in the wrong encoding`;
    const fix = 'open the original as UTF-8 and paste the text again';
    return [{ code: 'wrong-encoding', message, fix }];
  }
  const splitting = splittingCharacters(text).map((character): Finding => {
    const message = `the invisible character ${codePointOf(character)} splits a word, which no search then finds`;
    const fix = `remove it; the file may spell it ${escapedCharacter(character)}; where a long word may break, write a soft hyphen (\\u00ad)`;
    return { code: 'control-character', severity: 'warning', message, fix };
  });
  const refused = refusedCharacters(text).map((character): Finding => {
    if (wasLost(character)) {
      const message = `the character ${codePointOf(character)} stands for one that was lost when the text was converted`;
      const fix = `type that one again; the file may spell it ${escapedCharacter(character)}`;
      return { code: 'control-character', message, fix };
    }
    const message = turnsDirection(character)
      ? `the invisible character ${codePointOf(character)} turns round the words behind it`
      : `the invisible character ${codePointOf(character)} makes feeds and other files unreadable`;
    const fix = `remove it, or write the blank that is meant; the file may spell it ${escapedCharacter(character)}`;
    return { code: 'control-character', message, fix };
  });
  return [...refused, ...splitting];
}

function lineBreakFindings(text: string): Finding[] {
  if (!text.includes('\n')) return [];
  const message = 'a line break (\\n) stands in this text, which the page shows as a blank';
  const fix =
    'write a blank; a new paragraph is a new entry of "paragraphs", and the entries of a list stand in a block "list"';
  return [{ code: 'line-break', severity: 'warning', message, fix }];
}

/** Reports forbidden characters, line breaks that are not shown as such, and markup that would be shown literally in the texts of a file. */
export function textProblems(source: Source, value: unknown): Problem[] {
  const { kind } = source;
  const problems: Problem[] = [];
  const report = (path: ValuePath, findings: readonly Finding[]) => {
    for (const finding of findings) problems.push(problemAt(source, path, finding));
  };
  visitTexts(value, [], (text, path) => {
    report(path, characterFindings(text));
    if (kind !== 'texts' || path.length !== 1) return;
    const key = String(path[0]);
    if (!IN_MAILS.test(key)) report(path, lineBreakFindings(text));
    if (!ADDRESS.test(key))
      report(path, [...linkLeftovers(text, false), ...rawMarkup(text), ...phoneFindings(text)]);
  });
  visitRoles(FILE_SCHEMAS[kind], value, ({ role: meaning, value: text, path }) => {
    const { role } = meaning;
    if (typeof text !== 'string' || !['text', 'richText', 'posterText'].includes(role)) return;
    if (role === 'richText' || (role === 'text' && !meaning.hasLines)) report(path, lineBreakFindings(text));
    report(path, [...linkLeftovers(text, role === 'richText'), ...rawMarkup(text)]);
    if (role === 'richText') report(path, phoneFindings(text));
  });
  return problems;
}
