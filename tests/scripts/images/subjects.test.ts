import { isPattern } from '../../../src/config/openings';
import {
  DISCIPLINE_PLATES,
  type Motif,
  POSTER_FORMATS,
  POSTER_MOTIFS,
  type PosterFormat,
  SEEN_PARTS,
  type SheetPart,
  standsFree,
} from '../../../src/config/posters';
import { pictureUseOf } from '../../../scripts/content/resolve/pictureUses';
import { drawPlates, type PosterRequest } from '../../../scripts/images/poster';
import { typefaceOfTests } from '../../helpers/typeface';

const FORMATS = Object.keys(POSTER_FORMATS) as PosterFormat[];
const SEEDS = ['eins', 'zwei', 'drei', 'vier', 'fünf'];

/** Places whose boxes crop what does not fit. */
const CROPPING = ['hero', 'compactHero', 'article', 'next'] as const;

const WHOLE: SheetPart = { left: 0, top: 0, right: 1, bottom: 1 };

/** Coordinates are rounded to tenths of a px. */
const TOLERANCE = 0.001;

const typeface = typefaceOfTests();

/** The part of a sheet shown by a box that it covers, both centred on each other. */
function partShown(format: PosterFormat, ratio: number): SheetPart {
  const { width, height } = POSTER_FORMATS[format];
  const across = Math.min(1, ratio / (width / height));
  const down = Math.min(1, width / height / ratio);
  return {
    left: (1 - across) / 2,
    top: (1 - down) / 2,
    right: (1 + across) / 2,
    bottom: (1 + down) / 2,
  };
}

/** Edges at which one part extends beyond another. */
function overhang(inner: SheetPart, outer: SheetPart): string[] {
  return [
    ...(inner.left < outer.left - TOLERANCE ? [`left ${inner.left.toFixed(3)}`] : []),
    ...(inner.top < outer.top - TOLERANCE ? [`top ${inner.top.toFixed(3)}`] : []),
    ...(inner.right > outer.right + TOLERANCE ? [`right ${inner.right.toFixed(3)}`] : []),
    ...(inner.bottom > outer.bottom + TOLERANCE ? [`bottom ${inner.bottom.toFixed(3)}`] : []),
  ];
}

function subjectOf(motif: Motif, format: PosterFormat, seed: string, text?: string): SheetPart | undefined {
  return subjectIn({ seed, motif, set: 'paper', format, ...(text && { text }) });
}

/** The subject of a poster, in shares of its sheet. */
function subjectIn(request: PosterRequest): SheetPart | undefined {
  const { width, height } = POSTER_FORMATS[request.format];
  const { subject } = drawPlates(request, typeface());
  return (
    subject && {
      left: subject.left / width,
      top: subject.top / height,
      right: subject.right / width,
      bottom: subject.bottom / height,
    }
  );
}

describe.each(CROPPING)('the place %s', (place) => {
  const { slots = [], wide, middle, narrow } = pictureUseOf(place);

  it('says what boxes each of its formats fills', () => {
    const shown = [narrow, middle, wide].filter((format) => format !== undefined);
    expect(slots.map(({ format }) => format)).toEqual(shown);
  });

  it('shows at least the part of each format in which its subject stands', () => {
    for (const { format, ratios } of slots) {
      for (const ratio of ratios) {
        expect([format, ratio, overhang(SEEN_PARTS[format], partShown(format, ratio))]).toEqual([
          format,
          ratio,
          [],
        ]);
      }
    }
  });
});

describe.each(POSTER_MOTIFS)('the subject of %s', (motif) => {
  it('stands where every place shows it, in every format; a figure shown whole in all places but heroes, on its sheet', () => {
    const cut = FORMATS.flatMap((format) =>
      SEEDS.flatMap((seed) => {
        const subject = subjectOf(motif, format, seed);
        const room = standsFree(motif) && format !== 'hero' ? WHOLE : SEEN_PARTS[format];
        return subject ? overhang(subject, room).map((edge) => `${format} ${seed}: ${edge}`) : [];
      }),
    );
    expect(cut).toEqual([]);
  });
});

describe.each(DISCIPLINE_PLATES)('the plate of %s', (first) => {
  it('stands with every other one where every place shows it', () => {
    const cut = FORMATS.flatMap((format) =>
      DISCIPLINE_PLATES.flatMap((second) => {
        const subject = subjectIn({
          seed: 'x',
          motif: 'overprint',
          plates: [first, second],
          set: 'paper',
          format,
        });
        return subject
          ? overhang(subject, SEEN_PARTS[format]).map((edge) => `${format} ${second}: ${edge}`)
          : [];
      }),
    );
    expect(cut).toEqual([]);
  });
});

it.each(['1', '4', '8'])('the digit %s is whole on every sheet', (digit) => {
  expect(standsFree('glyph', digit)).toBe(true);
  for (const format of FORMATS) {
    for (const seed of SEEDS) {
      const subject = subjectOf('glyph', format, seed, digit);
      const room = format === 'hero' ? SEEN_PARTS.hero : WHOLE;
      expect([format, subject && overhang(subject, room)]).toEqual([format, []]);
    }
  }
});

it('finds a subject that sticks out of what is seen', () => {
  // Both wheels of a bicycle on 16:9, in a square box as it was beside a headline.
  const wheels = subjectOf('wheels', 'landscape', 'eins') ?? WHOLE;
  expect(overhang(wheels, partShown('landscape', 1))).toHaveLength(2);
  expect(overhang(wheels, WHOLE)).toEqual([]);
});

it.each(POSTER_MOTIFS.filter(isPattern))('%s, which may lie under a headline, has no subject', (motif) => {
  const { slots: whole = [] } = pictureUseOf('opening');
  const { slots: compact = [] } = pictureUseOf('compactOpening');
  const subjects = [...whole, ...compact].flatMap(({ format }) =>
    SEEDS.flatMap((seed) => (subjectOf(motif, format, seed) ? [`${format} ${seed}`] : [])),
  );
  expect(subjects).toEqual([]);
});
