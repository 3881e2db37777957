// Covers scripts/content.
import { type BadCase, put } from './badCase';

const ABOUT = 'de/pages/about.json';

/** JSON whose error says too little by itself: what stands at its place tells what was meant. */
export const BAD_SYNTAX: BadCase[] = [
  {
    code: 'invalid-json',
    mistake: 'a comma stands behind the end of the file',
    change: put(ABOUT, '{\n  "title": "A"\n},\n'),
    file: ABOUT,
    at: ',\n',
    pointer: '',
    message: 'a comma stands behind the end of the file',
    fix: 'remove the comma behind the last }',
  },
  {
    code: 'invalid-json',
    mistake: 'a list of texts has no brackets',
    change: put(ABOUT, '{\n  "tasks": "A",\n    "B",\n    "C",\n  "path": "/about/"\n}\n'),
    file: ABOUT,
    at: ',\n    "C"',
    pointer: '',
    message: 'several texts stand in the field "tasks", and no [ before them',
    fix: 'put [ before the first text and ] behind the last one',
  },
  ...(
    [
      ['2026-11-21', '"2026-11-21"', '-11-21'],
      ['2026-12-01T09:00', '"2026-12-01T09:00"', '-12-01'],
      ['1.12.2026', '"2026-12-01"', '.2026'],
    ] as const
  ).map(
    ([written, day, at]): BadCase => ({
      code: 'invalid-json',
      mistake: `a day is written ${written}, without quotes`,
      change: put(ABOUT, `{\n  "date": ${written},\n  "title": "A"\n}\n`),
      file: ABOUT,
      at,
      pointer: '',
      message: 'a day stands here without quotes',
      fix: `write ${day}`,
    }),
  ),
  ...(
    [
      ['“A”', 'the quotation mark “', 'in straight double quotes (")'],
      ["'A'", "the quotation mark '", 'in straight double quotes (")'],
      ['dark', 'the word dark stands without quotes', 'write "dark"'],
      ['True', 'True is written in small letters', 'write true'],
    ] as const
  ).map(
    ([written, message, fix]): BadCase => ({
      code: 'invalid-json',
      mistake: `a value is written ${written}`,
      change: put(ABOUT, `{\n  "title": ${written},\n  "path": "/about/"\n}\n`),
      file: ABOUT,
      at: written,
      pointer: '',
      message,
      fix,
    }),
  ),
  ...(
    [
      ['„Es ist gut.“ „Es reicht."', '",', '„', '“'],
      ['Das „Haus" da', 'da', '„', '“'],
      ['“It’s enough."', '",', '“', '”'],
    ] as const
  ).map(
    ([written, at, open, close]): BadCase => ({
      code: 'invalid-json',
      mistake: `a quotation opened by ${open} is closed by a straight mark: ${written}`,
      change: put(ABOUT, `{\n  "title": "${written}",\n  "path": "/about/"\n}\n`),
      file: ABOUT,
      at,
      pointer: '',
      message: `a straight " stands where the quotation opened by ${open} is to be closed`,
      fix: `write ${close} instead of it`,
    }),
  ),
  {
    code: 'invalid-json',
    mistake: 'the name of a field has no quotes',
    change: put(ABOUT, '{\n  title: "A",\n  "path": "/about/"\n}\n'),
    file: ABOUT,
    at: 'title',
    pointer: '',
    message: 'the name of the field title stands without quotes',
    fix: 'write "title":',
  },
  {
    code: 'invalid-json',
    mistake: 'quotation marks with a colon behind a word stand in a text',
    change: put(ABOUT, '{\n  "title": "Das "Haus: ja" da",\n  "path": "/about/"\n}\n'),
    file: ABOUT,
    at: 'Haus',
    pointer: '',
    fix: 'inside a text write \\" for a quotation mark',
  },
];
