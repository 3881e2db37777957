import { getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { jsonPointer } from '../../src/lib/jsonPointer';
import { parseCleanJson, parseJson } from './parseJson';
import { pointedThousands } from './pointedThousands';
import type { Problem } from './problems';
import { type Finding, placeOf, problemOfFile } from './sources';
import { listWithoutBrackets, syntaxCause } from './syntaxCause';
import { writtenNumberFix } from './writtenNumbers';

/** Result of parsing a file. */
export interface ParsedText {
  text: string;
  isJson: boolean;
  value: unknown;
  problems: Problem[];
}

/** Message and fix by `jsonc-parser` error name. */
const SYNTAX: Record<string, [string, string]> = {
  InvalidSymbol: [
    'something stands here that is not JSON',
    'put text in double quotes; inside a text write \\" for a quotation mark, or use „…“',
  ],
  InvalidNumberFormat: ['this is not a number', 'write digits with a point for decimals, e.g. 17.5'],
  PropertyNameExpected: [
    'the name of a field is missing',
    'write "name": value, or remove the comma before this place',
  ],
  ValueExpected: ['a value is missing', 'write a value, or remove the comma before this place'],
  ColonExpected: ['a colon is missing', 'put : between the name of the field and its value'],
  CommaExpected: ['a comma is missing before this place', 'put , after the value before it'],
  CloseBraceExpected: ['a closing brace is missing', 'put } at the end of the group of fields'],
  CloseBracketExpected: ['a closing bracket is missing', 'put ] at the end of the list'],
  EndOfFileExpected: ['the file goes on after its end', 'remove everything after the last }'],
  InvalidCommentToken: ['comments are not allowed', 'remove the comment'],
  UnexpectedEndOfComment: ['comments are not allowed', 'remove the comment'],
  UnexpectedEndOfString: [
    'a text is not closed on its line',
    'put " at its end; a new paragraph is a new entry of the list, and the entries of a list stand in a block "list"',
  ],
  UnexpectedEndOfNumber: ['this is not a number', 'write digits with a point for decimals, e.g. 17.5'],
  InvalidUnicode: [
    'this is not a character code',
    'write \\u and four hexadecimal digits, or the character itself',
  ],
  InvalidEscapeCharacter: [
    'a backslash stands before a character that needs none',
    'write \\\\ for a backslash',
  ],
  InvalidCharacter: [
    'a tab or another control character stands in a text',
    'write \\t for a tab, or a blank',
  ],
};

/** The first line that Git writes where two versions of a file contradict each other. A text has no line breaks. */
const CONFLICT = /^<{7} /m;

const CONFLICT_FINDING: Finding = {
  code: 'invalid-json',
  message: 'two versions of this place stand here, as Git could not merge them',
  fix: 'keep one of the two, and remove the lines with <<<<<<<, ======= and >>>>>>>',
};

/** Message and fix where a comma would be the next error, by the character that stands there. */
const NO_COMMA: Record<string, [string, string]> = {
  '}': ['a closing bracket is missing before this place', 'put ] after the last entry of the list'],
  ']': ['a closing brace is missing before this place', 'put } at the end of the group of fields'],
  '{': ['a closing brace is missing before this place', 'put }, after the group of fields before it'],
  ':': [
    'a field stands in a list',
    'put ] at the end of the list before it, or { } around the fields of an entry',
  ],
};

/** What stands behind the end of a file if a bracket too many ends it too early. */
const GOES_ON = /^[,"\]}]/;

const CLOSED_EARLY: [string, string] = ['a } or ] too many stands at this place or before it', 'remove it'];

/** True where a bracket or brace is missing, not only a comma: no value may stand there either. */
const isUnclosed = ({ error, offset }: ParseError, errors: readonly ParseError[]): boolean =>
  printParseErrorCode(error) === 'CommaExpected' &&
  errors.some((other) => other.offset === offset && other.error !== error);

/** True where a list lacks its first bracket. */
const isUnopened = ({ error, offset }: ParseError, text: string): boolean =>
  printParseErrorCode(error) === 'ColonExpected' && listWithoutBrackets(text, offset) !== undefined;

/**
 * Drops follow-up errors: an error on the same line, something missing on the next, the rest of a text that is broken
 * off, everything below a missing bracket, and an early end of the file are nearly always caused by a previous error.
 */
function firstCauses(errors: readonly ParseError[], text: string): ParseError[] {
  let lastLine = Number.NEGATIVE_INFINITY;
  let isInText = false;
  const unpaired = errors.findIndex((error) => isUnclosed(error, errors) || isUnopened(error, text));
  return errors.filter(({ error, offset }, index) => {
    const { line } = placeOf(text, offset);
    const name = printParseErrorCode(error);
    const isNext = line === lastLine + 1;
    const isConsequence =
      line === lastLine ||
      (isNext && (isInText || name.endsWith('Expected'))) ||
      (unpaired >= 0 && index > unpaired) ||
      (name === 'EndOfFileExpected' && index > 0);
    isInText = name === 'UnexpectedEndOfString' || (isInText && isConsequence);
    lastLine = line;
    return !isConsequence;
  });
}

function messageOf(
  text: string,
  error: ParseError,
  errors: readonly ParseError[],
): readonly [string, string] {
  const name = printParseErrorCode(error.error);
  const number = writtenNumberFix(text, error.offset);
  if (number !== undefined) return ['this is not how JSON writes a number', number];
  const cause = syntaxCause(name, text, error.offset);
  if (cause) return cause;
  if (name === 'EndOfFileExpected' && GOES_ON.test(text.slice(error.offset))) return CLOSED_EARLY;
  const found = isUnclosed(error, errors) ? NO_COMMA[text.charAt(error.offset)] : undefined;
  return found ?? SYNTAX[name] ?? ['something is wrong here', 'compare it with another file'];
}

function syntaxProblem(
  file: string,
  text: string,
  error: ParseError,
  errors: readonly ParseError[],
): Problem {
  const [message, fix] = messageOf(text, error, errors);
  const isEmpty = text.trim() === '';
  return {
    ...problemOfFile(file, {
      code: 'invalid-json',
      message: isEmpty ? 'the file is empty' : `invalid JSON: ${message}`,
      fix: isEmpty ? 'write its content, or delete the file' : fix,
    }),
    ...placeOf(text, error.offset),
  };
}

/** Reports repeated keys within an object; JSON parsers silently keep the last one. */
function duplicateKeys(file: string, text: string, root: Node): Problem[] {
  const problems: Problem[] = [];
  const walk = (node: Node, path: (string | number)[]): void => {
    if (node.type === 'array') {
      node.children?.forEach((child, index) => walk(child, [...path, index]));
      return;
    }
    if (node.type !== 'object') return;
    const firstByName = new Map<string, Node>();
    for (const property of node.children ?? []) {
      const [key, value] = property.children ?? [];
      if (!key) continue;
      const name = String(key.value);
      const first = firstByName.get(name);
      if (first) {
        const { line } = placeOf(text, first.offset);
        problems.push({
          ...problemOfFile(file, {
            code: 'duplicate-key',
            message: `the field "${name}" stands twice, first in line ${line}`,
            fix: 'remove one of the two',
          }),
          ...placeOf(text, key.offset),
          pointer: jsonPointer([...path, name]),
        });
      } else {
        firstByName.set(name, key);
      }
      if (value) walk(value, [...path, name]);
    }
  };
  walk(root, []);
  return problems;
}

const DECODER = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Parses the bytes of a file as JSON; errors are returned as problems. */
export function parseSource(file: string, bytes: Uint8Array): ParsedText {
  const problems: Problem[] = [];
  let text: string;
  try {
    text = DECODER.decode(bytes);
  } catch {
    const problem = problemOfFile(file, {
      code: 'not-utf8',
      message: 'the file is not UTF-8 text',
      fix: 'save it with the encoding UTF-8',
    });
    return { text: '', isJson: false, value: undefined, problems: [problem] };
  }
  if (text.startsWith('\ufeff')) {
    text = text.slice(1);
    problems.push(
      problemOfFile(file, {
        code: 'bom',
        message: 'the file starts with an invisible byte order mark',
        fix: 'save it as "UTF-8", not as "UTF-8 with BOM"',
      }),
    );
  }
  const clean = parseCleanJson(text);
  if (clean) {
    const pointed = pointedThousands(file, text);
    problems.push(...pointed.problems);
    const value = pointed.problems.length === 0 ? clean.value : parseJson(pointed.meant);
    return { text, isJson: true, value, problems };
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const conflict = text.search(CONFLICT);
  if (conflict >= 0) {
    problems.push({ ...problemOfFile(file, CONFLICT_FINDING), ...placeOf(text, conflict) });
    return { text, isJson: false, value: undefined, problems };
  }
  if (errors.length > 0 || !tree) {
    problems.push(...firstCauses(errors, text).map((error) => syntaxProblem(file, text, error, errors)));
    return { text, isJson: false, value: undefined, problems };
  }
  problems.push(...duplicateKeys(file, text, tree), ...pointedThousands(file, text).problems);
  return { text, isJson: true, value: getNodeValue(tree), problems };
}
