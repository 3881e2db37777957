import { DEFAULT_LOCALE, LOCALE_CODES } from '../../../src/content/locales';
import type { Kind } from '../../../src/content/types';
import { PUBLICATION_FIELDS, stepsOf } from '../facts';
import type { Problem } from '../problems';
import {
  dayOf,
  isDraft,
  minuteOf,
  type Publication,
  publicationOf,
  shownTime,
  timeIn,
} from '../publication/publication';
import { requiredFiles } from '../rules';
import type { PageSource, SourceSet } from '../sourceSet';
import { type Finding, nameOf, problemAt, valueAt } from '../sources';

function requiredFindings(page: PageSource): [string, Finding][] {
  if (!requiredFiles(page.locale).includes(`${page.kind}/${page.id}`)) return [];
  return PUBLICATION_FIELDS.filter(
    (field) => ![undefined, false].includes(valueAt(page, [field]) as undefined),
  ).map((field): [string, Finding] => {
    const message = 'the site needs this page at all times';
    return [field, { code: 'required-page', message, fix: `remove "${field}"` }];
  });
}

/** The field with the publication date of a page. The dates of events and legal pages mean something else. */
const DAY_FIELDS: Partial<Record<Kind, string>> = {
  cases: 'date',
  press: 'date',
  news: 'date',
  jobs: 'publishedAt',
};

/** Checks that the publication date stated by a page agrees with the time at which it appears on the site. */
function dayFindings(page: PageSource, from: string, now: string): [string, Finding][] {
  const field = DAY_FIELDS[page.kind];
  const day = field === undefined ? undefined : timeIn(page.facts, field);
  if (field === undefined || day === undefined) return [];
  const said = page.kind === 'jobs' ? 'the job says that it was published on' : 'the page is dated';
  if (page.kind === 'jobs' && from !== '' && day < dayOf(from)) {
    const message = `${said} ${day}, but appears on ${dayOf(from)}`;
    return [[field, { code: 'date-order', message, fix: `write "${dayOf(from)}"` }]];
  }
  const isLater = from > now;
  if (page.facts.isShownDraft || day <= dayOf(isLater ? from : now)) return [];
  const message = `${said} ${day}, but appears ${isLater ? `on ${dayOf(from)}` : 'at once'}`;
  const verb = from === '' ? 'add' : 'write';
  return [[field, { code: 'date-order', message, fix: `${verb} "publishAt": "${day}", or correct the day` }]];
}

function orderFindings(page: PageSource, now: string): [string, Finding][] {
  const publication = publicationOf(page);
  if (!publication) return [];
  const { from, until } = publication;
  const [first, last] = (['publishAt', 'expiresAt'] as const).map((name) => valueAt(page, [name]));
  if (until <= from) {
    const message = `the page is taken off at ${shownTime(String(last))}, before it appears at ${shownTime(String(first))}`;
    return [['expiresAt', { code: 'date-order', message, fix: 'correct one of the two times' }]];
  }
  if (until <= now && page.kind !== 'jobs') {
    const message = `the page is off the site since ${shownTime(until)}`;
    const fix = 'delete the file, or set a later time';
    return [['expiresAt', { code: 'expired-page', severity: 'warning', message, fix }]];
  }
  // A time that cannot be read is reported by the schema.
  const isRead = first === undefined || timeIn(page.facts, 'publishAt') !== undefined;
  return isRead ? dayFindings(page, from, now) : [];
}

/** The first minute from now on at which a page is published but none of those that it needs. */
function firstGap(own: Publication, others: readonly Publication[], now: string): string | undefined {
  const start = own.from > now ? own.from : now;
  return [start, ...others.map(({ until }) => until)]
    .filter((minute) => minute >= start && minute < own.until)
    .toSorted()
    .find((minute) => others.every(({ from, until }) => minute < from || minute >= until));
}

/** When a page is published in each of its languages: in all others only while it is in German. */
function timesOf(pages: readonly PageSource[]): Publication[] {
  const german = pages.find(({ locale }) => locale === DEFAULT_LOCALE);
  const whole = german && publicationOf(german);
  if (german && !whole) return [];
  return pages.flatMap((page): Publication[] => {
    const own = publicationOf(page);
    if (!own || !whole) return own ? [own] : [];
    const from = own.from > whole.from ? own.from : whole.from;
    const until = own.until < whole.until ? own.until : whole.until;
    return from < until ? [{ from, until }] : [];
  });
}

/** Reports a link whose target is not published while the page is; undefined if there is no such time. */
function gapFinding(
  page: PageSource | undefined,
  targets: readonly PageSource[],
  now: string,
): Finding | undefined {
  const own = page ? publicationOf(page) : { from: '', until: '9999' };
  const [target] = targets;
  if (!own || !target) return undefined;
  // Links to closed jobs remain valid: they lead to a page that says so.
  const others = timesOf(targets).map((times) =>
    target.kind === 'jobs' ? { ...times, until: '9999' } : times,
  );
  const gap = firstGap(own, others, now);
  if (gap === undefined) return undefined;
  if (others.length === 0) {
    const message = `"${target.id}" is a draft: ${nameOf(target, ['draft'])}`;
    const fix = 'publish it first, or take the link out; lists leave it out by themselves';
    return { code: 'unpublished-link', message, fix };
  }
  const next = others
    .map(({ from }) => from)
    .filter((from) => from > gap)
    .toSorted()[0];
  if (next !== undefined) {
    const message = `"${target.id}" appears at ${shownTime(next)} only: ${nameOf(target, ['publishAt'])}`;
    const fix =
      'take the link out until then, or let this page appear no sooner; lists leave it out by themselves';
    return { code: 'unpublished-link', message, fix };
  }
  const end =
    others
      .map(({ until }) => until)
      .toSorted()
      .at(-1) ?? gap;
  const when = end <= now ? `since ${shownTime(end)}` : `from ${shownTime(end)} on`;
  const message = `"${target.id}" is off the site ${when}: ${nameOf(target, ['expiresAt'])}`;
  const fix =
    end <= now
      ? 'take the link out, or set a later "expiresAt" there; lists leave it out by themselves'
      : 'take the link out, or write the same "expiresAt" in here; lists leave it out by themselves';
  return { code: 'unpublished-link', message, fix };
}

/** Links of a file to pages that are not always published when it is. List entries are ignored, because lists leave out such pages. */
function linkProblems(
  { find }: SourceSet,
  source: SourceSet['navigation'][number],
  page: PageSource | undefined,
  now: string,
): Problem[] {
  const { ids = [], entries = [], texts = [] } = source.facts.uses;
  const uses = [
    ...ids.filter(([at]) => !entries.includes(at)).map(([at, id]) => [at, id] as const),
    ...texts.flatMap(({ at, pages = [] }) => pages.map(([id]) => [at, id] as const)),
  ];
  return uses.flatMap(([at, id]) => {
    const targets = LOCALE_CODES.flatMap((locale) => find(locale, id) ?? []);
    const finding = gapFinding(page, targets, now);
    return finding ? [problemAt(source, stepsOf(at), finding)] : [];
  });
}

/** Checks that a translation is published only while its German source is. */
function translationProblems(page: PageSource, { find }: SourceSet, now: string): Problem[] {
  const own = publicationOf(page);
  const german = page.locale === DEFAULT_LOCALE ? undefined : find(DEFAULT_LOCALE, page.id);
  if (!own || german?.kind !== page.kind) return [];
  const gap = firstGap(own, timesOf([german]), now);
  if (gap === undefined) return [];
  const field = PUBLICATION_FIELDS.find((name) => (valueAt(german, [name]) ?? false) !== false) ?? 'draft';
  const message = isDraft(german)
    ? `its German source is a draft: ${nameOf(german, ['draft'])}`
    : `its German source is not on the site at ${shownTime(gap)}: ${nameOf(german, [field])}`;
  const fix = `set ${PUBLICATION_FIELDS.map((name) => `"${name}"`).join(', ')} here as they are there`;
  return [problemAt(page, [], { code: 'translation-alone', message, fix })];
}

/** Checks publication dates and drafts: links must work at any time from now on. `now` is a minute or a day. */
export function checkPublication(set: SourceSet, now: string): Problem[] {
  const minute = minuteOf(now);
  return [
    ...set.pages.flatMap((page) => [
      ...[...requiredFindings(page), ...orderFindings(page, minute)].map(([field, finding]) =>
        problemAt(page, [field], finding),
      ),
      ...translationProblems(page, set, minute),
      ...linkProblems(set, page, page, minute),
    ]),
    ...set.navigation.flatMap((source) => linkProblems(set, source, undefined, minute)),
  ];
}
