import { PAGE_MOTIFS, type PlateSet } from '../../../src/config/posters';
import { all, type BadCase, set } from './badCase';

/** The older of the two German cases; its poster shows a lamp on black. */
const OLDER = 'de/cases/hoerfein.json';
/** The newer one; its poster shows a sun on yellow. */
const NEWER = 'de/cases/rollwerk.json';

type Drawn = readonly [motif: string, set: PlateSet, text?: string];

const drawn = ([motif, plates, text]: Drawn) => ({
  motif,
  set: plates,
  ...(text === undefined ? {} : { text }),
  alt: 'Plakat: zwei Scheiben.',
});

/** Adds pictures to the end of the story of a case. */
const pictures = (file: string, ...shown: Drawn[]) =>
  set(file, '/blocks/3', { type: 'gallery', pictures: shown.map(drawn) });

const poster = (file: string, shown: Drawn) => set(file, '/poster', drawn(shown));

/** Every motif that a case can have for itself, save for the sun of the newer case. */
const REST = PAGE_MOTIFS.filter((motif) => !['glyph', 'type', 'sun'].includes(motif));

/** Mistakes in the drawings of cases, which are a series for each of them. */
export const BAD_SERIES: BadCase[] = [
  {
    code: 'shared-motif',
    mistake: 'two cases show one motif',
    change: pictures(NEWER, ['sun', 'blue'], ['lamp', 'lime']),
    file: NEWER,
    at: '"lamp"',
    pointer: '/blocks/3/pictures/1/motif',
    message: 'the motif "lamp" belongs to another case: content-json/de/cases/hoerfein.json:',
    fix: 'take a motif that no case shows (wheels, speech, eye,',
    severity: 'warning',
  },
  {
    code: 'shared-motif',
    mistake: 'two cases show one motif, and no motif is left',
    change: all(
      pictures(OLDER, ...REST.map((motif): Drawn => [motif, 'blue'])),
      pictures(NEWER, ['sun', 'blue'], ['fish', 'lime']),
    ),
    file: NEWER,
    at: '"fish"',
    pointer: '/blocks/3/pictures/1/motif',
    message: 'the motif "fish" belongs to another case',
    fix: 'no motif is left: take "type" or "glyph" with a text that no other case has, or a picture of your own',
    severity: 'warning',
  },
  {
    code: 'shared-motif',
    mistake: 'two cases show one letter',
    change: all(
      pictures(OLDER, ['lamp', 'blue'], ['glyph', 'lime', '4']),
      pictures(NEWER, ['sun', 'blue'], ['glyph', 'black', '4'], ['glyph', 'lime', '5']),
    ),
    file: NEWER,
    at: '"glyph"',
    pointer: '/blocks/3/pictures/1/motif',
    message: 'the motif "glyph" with the text "4" belongs to another case',
    fix: '"type" or "glyph" with a text that no other case has',
    severity: 'warning',
  },
  {
    code: 'letters-alone',
    mistake: 'two cases show letters and nothing else',
    change: all(poster(OLDER, ['type', 'black', 'LEISE']), poster(NEWER, ['type', 'yellow', 'LAUT'])),
    file: NEWER,
    at: '{\n    "motif"',
    pointer: '/poster',
    message: 'all drawings of this case are letters, and so are those of content-json/de/cases/hoerfein.json',
    fix: 'take a motif that no case shows (wheels, speech,',
    severity: 'warning',
  },
  {
    code: 'poster-alone',
    mistake: 'the story of a case shows the motif of its poster in the same set only',
    change: pictures(NEWER, ['sun', 'yellow'], ['plane', 'lime']),
    file: NEWER,
    at: '[\n    {\n      "type": "text"',
    pointer: '/blocks',
    message: 'no picture of the story shows the motif "sun" of the poster again, in another set',
    fix: 'draw it in the story in another set than "yellow"',
    severity: 'warning',
  },
];
