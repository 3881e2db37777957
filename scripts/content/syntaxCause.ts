/** What is wrong, and how to put it right. */
type Cause = readonly [message: string, fix: string];

/** A day, perhaps with a time, as a value without quotes. */
const DAY =
  /(?<=[:[,]\s*)(?:(\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?)|(\d{1,2})\.(\d{1,2})\.(\d{4}))(?=[\s,}\]]|$)/g;

/** Marks that word processors and keyboards put in the place of a straight quotation mark. */
const QUOTATION_MARK = /^['`´‘’‚“”„‟«»‹›]/u;

const NAME = /^([\p{L}_$][\p{L}\p{N}_$-]*)[ \t]*:/u;

/** What stands before the name of a field, and before a value; elsewhere, words are the rest of a text. */
const BEFORE_NAME = /(?:[{,]|\n)\s*$/;
const BEFORE_VALUE = /[:,[]\s*$/;

const WORD = /^([\p{L}_$][\p{L}\p{N}_$-]*)[ \t]*(?=[,}\]\r\n]|$)/u;

const TEXT = String.raw`"(?:[^"\\\n]|\\.)*"`;

/** A field with a text, behind which another text stands as if the two were a list. */
const TWO_TEXTS = new RegExp(String.raw`(${TEXT})\s*:\s*${TEXT}\s*,\s*(${TEXT})\s*$`);

/** A quotation that a straight mark closes; „ is closed by “, which opens one in English. */
const CLOSED_STRAIGHT = { german: /„[^“"]*"[^"]*$/, english: /“[^”"]*"[^"]*$/ };

function straightEnd(text: string, offset: number): Cause | undefined {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const isGerman = line.includes('„');
  if (!CLOSED_STRAIGHT[isGerman ? 'german' : 'english'].test(line)) return undefined;
  const [open, close] = isGerman ? ['„', '“'] : ['“', '”'];
  return [
    `a straight " stands where the quotation opened by ${open} is to be closed, and ends the whole text`,
    `write ${close} instead of it`,
  ];
}

function unquotedDay(text: string, offset: number): Cause | undefined {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const [line = ''] = text.slice(start).split('\n');
  for (const { index, 0: whole, 1: iso, 2: day = '', 3: month = '', 4: year } of line.matchAll(DAY)) {
    if (offset < start + index || offset > start + index + whole.length) continue;
    const written = iso ?? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return ['a day stands here without quotes', `write "${written}"`];
  }
  return undefined;
}

function unknownSymbol(before: string, rest: string): Cause | undefined {
  const [mark] = QUOTATION_MARK.exec(rest) ?? [];
  if (mark !== undefined)
    return [
      `the quotation mark ${mark} stands where JSON needs a straight one`,
      'put texts and the names of fields in straight double quotes ("); inside them, other marks may stay',
    ];
  const [, name] = (BEFORE_NAME.test(before) && NAME.exec(rest)) || [];
  if (name !== undefined) return [`the name of the field ${name} stands without quotes`, `write "${name}":`];
  const [, word] = (BEFORE_VALUE.test(before) && WORD.exec(rest)) || [];
  if (word === undefined) return undefined;
  const small = word.toLowerCase();
  return ['true', 'false', 'null'].includes(small)
    ? [`${word} is written in small letters`, `write ${small}`]
    : [`the word ${word} stands without quotes`, `write "${word}"`];
}

/** The cause of a missing colon if a list stands there without its brackets; undefined otherwise. */
export function listWithoutBrackets(text: string, offset: number): Cause | undefined {
  if (!/^[,}\]]/.test(text.slice(offset))) return undefined;
  const [, field, second] = TWO_TEXTS.exec(text.slice(0, offset)) ?? [];
  if (field === undefined) return undefined;
  return [
    `several texts stand in the field ${field}, and no [ before them`,
    `put [ before the first text and ] behind the last one; if ${second} is the name of a field, put : and its value behind it`,
  ];
}

/** The cause of a syntax error, by what stands at its offset, where the name of the error alone would mislead. */
export function syntaxCause(name: string, text: string, offset: number): Cause | undefined {
  const rest = text.slice(offset);
  switch (name) {
    case 'EndOfFileExpected':
      return rest.trim() === ','
        ? ['a comma stands behind the end of the file', 'remove the comma behind the last }']
        : undefined;
    case 'ColonExpected':
      return listWithoutBrackets(text, offset);
    case 'InvalidSymbol':
      return (
        straightEnd(text, offset) ?? unquotedDay(text, offset) ?? unknownSymbol(text.slice(0, offset), rest)
      );
    case 'UnexpectedEndOfString':
      return straightEnd(text, offset);
    default:
      return unquotedDay(text, offset);
  }
}
