import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { CompiledMessage } from '../../src/content/pageData';

/** The syntax tree of a text, or an error; `offset` in UTF-16 units from the start of the text. */
export type Compiled =
  | { ok: true; message: CompiledMessage; placeholders: string[] }
  | { ok: false; reason: string; offset: number };

const REASONS: Record<string, string> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'a placeholder is not closed by }',
  EMPTY_ARGUMENT: '{} names no placeholder',
  MALFORMED_ARGUMENT: 'the name of a placeholder holds other characters than letters and digits',
  INVALID_ARGUMENT_TYPE: 'the kind after the name of the placeholder is unknown; plural and select exist',
  EXPECT_PLURAL_ARGUMENT_SELECTOR: 'plural needs cases such as one {…} other {…}',
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: 'each case of plural needs a text in braces',
  MISSING_OTHER_CLAUSE: 'plural and select need the case other {…}',
  UNCLOSED_TAG: 'a tag is not closed; < stands for the start of a tag',
  UNMATCHED_CLOSING_TAG: 'a closing tag has no opening one',
  INVALID_TAG: 'a tag is not written <name>…</name>; < stands for the start of a tag',
};

/** The part of an error of the parser that is used. */
interface TextFault {
  message: string;
  location?: { start: { offset: number } } | undefined;
}

/** Cases that are chosen for a count: two words (`COUNTING` in src/i18n/TextProvider.tsx), or one number each. */
const CARDINAL_CASE = /^(?:one|other|=\d+)$/;
/** Cases of “1st, 2nd”: all words that languages have for them (Unicode TR35, plural rules), or one number each. */
const ORDINAL_CASE = /^(?:zero|one|two|few|many|other|=\d+)$/;

/** Collects the placeholders. Returns what a valid message has that is never filled in or chosen; else undefined. */
function collect(elements: readonly MessageFormatElement[], names: Set<string>): TextFault | undefined {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (element.type === TYPE.tag)
      return { message: 'tags such as <b> have no meaning in texts', location: element.location };
    names.add(element.value);
    if (element.type !== TYPE.select && element.type !== TYPE.plural) continue;
    for (const [name, { value, location }] of Object.entries(element.options)) {
      if (element.type === TYPE.plural) {
        const cases = element.pluralType === 'ordinal' ? ORDINAL_CASE : CARDINAL_CASE;
        if (!cases.test(name))
          return {
            message: `plural knows no case "${name}", only one, other and numbers such as =3`,
            location,
          };
      }
      const fault = collect(value, names);
      if (fault) return fault;
    }
  }
  return undefined;
}

/** Trims and parses an ICU message. The tree has no positions, so that equal texts give equal trees. */
export function compileText(text: string): Compiled {
  const trimmed = text.trim();
  const names = new Set<string>();
  const failure = ({ location }: TextFault, reason: string): Compiled => ({
    ok: false,
    reason,
    offset: text.indexOf(trimmed) + (location?.start.offset ?? 0),
  });
  try {
    const message = parse(trimmed, { captureLocation: false });
    if (!collect(message, names)) return { ok: true, message, placeholders: [...names].toSorted() };
    const fault = collect(parse(trimmed, { captureLocation: true }), names);
    return failure(fault ?? { message: '' }, fault?.message ?? '');
  } catch (error) {
    const fault = error as Error & TextFault;
    return failure(fault, REASONS[fault.message] ?? fault.message.toLowerCase().replaceAll('_', ' '));
  }
}

/** Replaces a placeholder whose value is known at build time, merging adjacent literals. */
export function fillPlaceholder(message: CompiledMessage, name: string, value: string): CompiledMessage {
  const filled: MessageFormatElement[] = [];
  for (const element of message as readonly MessageFormatElement[]) {
    const isFilled = element.type === TYPE.argument && element.value === name;
    const next: MessageFormatElement = isFilled ? { type: TYPE.literal, value } : element;
    const last = filled.at(-1);
    if (next.type === TYPE.literal && last?.type === TYPE.literal) {
      filled[filled.length - 1] = { type: TYPE.literal, value: last.value + next.value };
    } else {
      filled.push(next);
    }
  }
  return filled;
}
