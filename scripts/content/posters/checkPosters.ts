import type { PictureRequest } from '../../images/renderPicture';
import type { Problem } from '../problems';
import type { PosterRules } from '../rules';
import type { SourceSet } from '../sourceSet';
import { nameOf, problemAt } from '../sources';
import { comparePosters } from './comparePosters';
import { type OwnPoster, ownPosters } from './ownPosters';

/** How posters are compared, and where what is known of them is kept. */
export interface PosterSettings {
  rules: PosterRules;
  cacheDir: string;
}

/** A share in percent, rounded down: what is less than a limit is printed as less. */
export const percent = (share: number): string => `${Math.floor(share * 100 + 1e-9)} %`;

/** The field that says what a page's poster shows. */
const fieldOf = ({ page }: OwnPoster): [string] => [page.kind === 'pairs' ? 'plates' : 'poster'];

/** Any two pages that show a poster of their own can be told apart by it. */
export async function checkPosters(
  set: SourceSet,
  images: readonly PictureRequest[],
  now: string,
  { rules: { leastDistance, most }, cacheDir }: PosterSettings,
): Promise<Problem[]> {
  const posters = ownPosters(set, images, now);
  if (posters.length > most) return [];
  const alike = await comparePosters(posters, { below: leastDistance, cacheDir });
  return alike.map(({ first, second, distance }) => {
    const message =
      `the poster looks like that of ${nameOf(first.page, fieldOf(first))}: they differ by ${percent(distance)}, ` +
      `and must by ${percent(leastDistance)}`;
    const fix =
      'give one of the two another motif, set or text, in each language; npm run content -- --artwork shows which are taken';
    return problemAt(second.page, fieldOf(second), { code: 'alike-posters', message, fix });
  });
}
