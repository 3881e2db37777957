import { eventFilePath } from '../../../src/content/eventCalendar';
import type { SiteCalendar } from '../site';
import type { ResolveContext } from './context';
import type { SiteEntries } from './entries';
import { plainTitle } from './titles';

/** Calendar files, one per event of a language; past events keep theirs, since links to them may exist. */
export function eventCalendars({ origin, locale }: ResolveContext, entries: SiteEntries): SiteCalendar[] {
  return entries.of('events', locale).map(({ id, card }): SiteCalendar => {
    const title = plainTitle(card.title);
    return {
      path: eventFilePath(card.path),
      uid: `${id}@${new URL(origin).hostname}`,
      locale,
      title: card.series === undefined ? title : `${plainTitle(card.series)}: ${title}`,
      description: card.metaDescription,
      place: plainTitle(card.place),
      url: origin + card.path,
      firstDay: card.date,
      lastDay: card.endDate,
      startTime: card.startTime,
      endTime: card.endTime,
    };
  });
}
