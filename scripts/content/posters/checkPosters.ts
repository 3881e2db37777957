import type { PictureRequest } from '../../images/renderPicture';
import type { Problem } from '../problems';
import type { PosterRules } from '../rules';
import type { SourceSet } from '../sourceSet';
import { nameOf, problemAt } from '../sources';
import { comparePosters } from './comparePosters';
import { type OwnPoster, ownPosters } from './ownPosters';

/** Rules for comparing posters, and the folder for cached results. */
export interface PosterSettings {
  rules: PosterRules;
  cacheDir: string;
}

/** A share as whole percent, rounded down so that a value below a limit is never printed as the limit. */
export const percent = (share: number): string => `${Math.floor(share * 100 + 1e-9)} %`;

/** The field that determines the page's poster. */
const fieldOf = ({ page }: OwnPoster): [string] => [page.kind === 'pairs' ? 'plates' : 'poster'];

/** Reports pages whose posters look too similar. */
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
