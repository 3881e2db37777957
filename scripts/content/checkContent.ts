import { checkAnchors } from './checks/anchors';
import { checkClosedDays } from './checks/closedDays';
import { checkEvents } from './checks/events';
import { checkFormerPaths, type Remembered } from './checks/formerPaths';
import { checkHouses } from './checks/houses';
import { checkJobs } from './checks/jobs';
import { checkLinks } from './checks/links';
import { checkMedia, type MediaSettings } from './checks/media';
import { checkMeta } from './checks/meta';
import { checkOpenings } from './checks/openings';
import { checkPairs } from './checks/pairs';
import { checkPasses } from './checks/passes';
import { checkPaths } from './checks/paths';
import { checkPay } from './checks/pay';
import { checkPublication } from './checks/publication';
import { checkSeries } from './checks/series';
import { checkStructure } from './checks/structure';
import { checkTexts } from './checks/texts';
import { checkNotedVersions, checkTranslations } from './checks/translations';
import { checkWords } from './checks/words';
import type { Problem } from './problems';
import type { SourceSet } from './sourceSet';
import type { FormerText, StaleTranslation } from './translations/notedVersions';
import type { FilledTexts } from './usedTexts';

/** Input of the checks besides the files. */
export interface CheckSettings {
  /** Build date, YYYY-MM-DD. */
  date: string;
  /** Build minute in Berlin, HH:MM; 00:00 by default. */
  time?: string;
  used: FilledTexts;
  /** Origin of the site, e.g. `https://www.sff.example`; unknown by default. */
  origin?: string;
  /** Data of earlier runs; nothing by default. */
  remembered?: Remembered;
  /** Global texts that the content has had and no longer has; none by default. */
  formerTexts?: readonly FormerText[];
  /** Translations whose original has changed since; none by default. */
  stale?: readonly StaleTranslation[];
  /** Stale translations are errors; false by default. */
  isStaleWrong?: boolean;
  /** Left out if the media files cannot be read, as in a browser. */
  media?: MediaSettings;
}

/** All checks across files. Invalid files are checked as far as possible. */
export function checkContent(
  set: SourceSet,
  {
    date,
    time = '00:00',
    used,
    origin,
    remembered,
    formerTexts = [],
    stale = [],
    isStaleWrong = false,
    media,
  }: CheckSettings,
): Problem[] {
  const now = `${date}T${time}`;
  return [
    ...checkStructure(set),
    ...checkPaths(set),
    ...checkLinks(set, origin, remembered),
    ...checkAnchors(set),
    ...checkTexts(set, used, formerTexts),
    ...(remembered ? checkFormerPaths(set, remembered, now) : []),
    ...checkPublication(set, now),
    ...checkJobs(set, { date }),
    ...checkPay(set, date),
    ...checkWords(set),
    ...checkEvents(set),
    ...checkHouses(set, remembered?.paths ?? {}),
    ...checkClosedDays(set, date),
    ...checkPairs(set),
    ...checkPasses(set),
    ...checkSeries(set, now),
    ...checkOpenings(set, now),
    ...checkMeta(set),
    ...(media ? checkMedia(set, media) : []),
    ...checkTranslations(set),
    ...checkNotedVersions(stale, isStaleWrong ? 'error' : 'warning'),
  ];
}
