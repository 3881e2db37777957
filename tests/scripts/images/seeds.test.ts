import { POSTER_MOTIFS, type Motif, type PosterFormat } from '../../../src/config/posters';
import { distanceBetween } from '../../../scripts/content/posters/distance';
import { fingerprintOf } from '../../../scripts/content/posters/fingerprint';
import { drawPoster, type PosterRequest } from '../../../scripts/images/poster';
import { typefaceOfTests } from '../../helpers/typeface';

/** A character is determined by its text, and the disc of the home page is the start of its animation. */
const SAME_WITH_ANY_SEED: readonly Motif[] = ['glyph', 'stage'];

const SEEDS = ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];

/** The formats in which most pages are seen. */
const FORMATS = ['portrait', 'landscape', 'hero'] as const satisfies readonly PosterFormat[];

/** Minimum difference, as a share, of half of all pairs of seeds, and of any two of them. */
const USUAL_DISTANCE = 0.05;
const LEAST_DISTANCE = 0.01;

const typeface = typefaceOfTests();

const seeded = POSTER_MOTIFS.filter((motif) => !SAME_WITH_ANY_SEED.includes(motif));
const requests = (motif: Motif, format: PosterFormat): PosterRequest[] =>
  SEEDS.map((seed) => ({ seed, motif, format, set: 'lime' }));

describe.each(seeded)('the seed of %s', (motif) => {
  it.each(FORMATS)('changes what is drawn in the format %s', async (format) => {
    const prints = await Promise.all(
      requests(motif, format).map((request) => fingerprintOf(request, typeface())),
    );
    const distances = prints
      .flatMap((print, index) => prints.slice(0, index).map((other) => distanceBetween(other, print)))
      .toSorted((a, b) => a - b);
    expect(distances[0]).toBeGreaterThan(LEAST_DISTANCE);
    expect(distances[Math.floor(distances.length / 2)]).toBeGreaterThan(USUAL_DISTANCE);
  });

  it('gives the same bytes each time', () => {
    const drawn = () => requests(motif, 'square').map((request) => drawPoster(request, typeface()));
    expect(drawn()).toEqual(drawn());
  });
});
