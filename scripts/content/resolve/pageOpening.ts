import type { PageOpening } from '../../../src/config/openings';
import type { PlateSet } from '../../../src/config/posters';
import { type Theme, THEME_OF_GROUND } from '../../../src/config/themes';
import type { OpeningView } from '../../../src/content/view';
import { omitUndefined } from '../../../src/lib/omitUndefined';
import { isCutUnseen } from '../../images/fullSheets';
import { hasHorizon } from '../../images/horizons';
import { riseUnderHeader } from '../../images/risingMotifs';
import type { ResolveContext } from './context';
import type { Entry } from './entries';
import { isPhoto, posterOf } from './media';

/** A ground that shows where a sheet ends, in both colour schemes: black, except at a black one. */
const contrastingGround = (set: PlateSet): Theme => (set === 'black' ? 'yellow' : 'dark');

/** The parts of a page that its opening shows: the poster and its ground, or the ground below the number or headline. */
export function pageOpening(
  context: ResolveContext,
  page: Entry,
  opening: PageOpening,
  alt: string,
): Pick<OpeningView, 'ground' | 'hasSky' | 'isCompact' | 'isHouse' | 'numeral' | 'picture' | 'underHeader'> {
  const { numeral, isCompact } = context.openingOf(page.id) ?? {};
  const poster = posterOf(page);
  const compact = isCompact ? (true as const) : undefined;
  if (opening === 'poster' || opening === 'side') {
    const isFilling = opening === 'poster';
    const place = isFilling ? (isCompact ? 'compactOpening' : 'opening') : isCompact ? 'compactHero' : 'hero';
    const picture = context.media.picture(poster, place, alt);
    const isBelowSky = isFilling && !isPhoto(poster) && hasHorizon(poster.motif);
    const underHeader =
      isFilling || isCompact || isPhoto(poster) ? undefined : riseUnderHeader(poster.motif, poster.set);
    const mustContrast = !isPhoto(poster) && isCutUnseen(poster.motif, isFilling ? 'below' : 'beside');
    return omitUndefined({
      picture,
      ground: mustContrast ? contrastingGround(poster.set) : THEME_OF_GROUND[picture.ground],
      hasSky: isBelowSky ? (true as const) : undefined,
      underHeader,
      isHouse: !isFilling && page.kind === 'locations' ? (true as const) : undefined,
      isCompact: compact,
    });
  }
  // Compact pages keep their own colour throughout.
  const isNumber = opening === 'numeral';
  // A giant number needs a coloured ground: paper would leave most of the screen blank.
  const setOf = (set: PlateSet) => (isNumber && set === 'paper' ? 'lime' : set);
  const ground = isCompact || isPhoto(poster) ? undefined : THEME_OF_GROUND[setOf(poster.set)];
  return omitUndefined({ ground, isCompact: compact, numeral: isNumber ? numeral : undefined });
}
