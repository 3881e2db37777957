// Covers scripts/content.
import { all, type BadCase, copy, set } from './badCase';

const RELEASE = 'de/press/klanghaus.json';
const TRANSLATION = 'en/press/klanghaus.json';
const CASE = 'de/cases/hoerfein.json';
const ABOUT = 'de/pages/about.json';
const JOB = 'de/jobs/102.json';

const linkToRelease = set(ABOUT, '/blocks', [{ type: 'text', paragraphs: ['See [this](page:klanghaus).'] }]);
const LINK = { file: ABOUT, pointer: '/blocks/0/paragraphs/0', at: '"See [this]' };

/** Both languages of the release with a field. */
const release = (field: string, value: unknown) =>
  all(set(RELEASE, `/${field}`, value), set(TRANSLATION, `/${field}`, value));

/** Mistakes with drafts and with the times at which pages appear and are taken off; the site is built for 2026-11-21. */
export const BAD_DAYS: BadCase[] = [
  {
    code: 'bad-date',
    mistake: 'a page appears at a time in another form',
    change: release('publishAt', '1.12.2026'),
    file: RELEASE,
    at: '"1.12.2026"',
    pointer: '/publishAt',
    message: '2026-12-01T09:00',
    fix: 'one of these forms',
    also: ['bad-date'],
  },
  {
    code: 'bad-date',
    mistake: 'a page is taken off on a day that is in no calendar',
    change: set(CASE, '/expiresAt', '2027-02-30T18:00'),
    file: CASE,
    at: '"2027-02-30T18:00"',
    pointer: '/expiresAt',
    fix: 'one of these forms',
  },
  {
    code: 'wrong-type',
    mistake: 'a draft is marked by a word',
    change: set(CASE, '/draft', 'yes'),
    file: CASE,
    at: '"yes"',
    pointer: '/draft',
    fix: 'true or false',
  },
  {
    code: 'required-page',
    mistake: 'a page that the site needs is a draft',
    change: set('de/pages/press.json', '/draft', true),
    file: 'de/pages/press.json',
    at: 'true',
    pointer: '/draft',
    fix: 'remove "draft"',
    also: ['translation-alone'],
  },
  {
    code: 'date-order',
    mistake: 'a page is taken off before it appears',
    change: all(
      release('publishAt', '2026-11-10T09:00'),
      set(RELEASE, '/expiresAt', '2026-11-10T08:00'),
      set(TRANSLATION, '/draft', true),
    ),
    file: RELEASE,
    at: '"2026-11-10T08:00"',
    pointer: '/expiresAt',
    message: 'taken off at 2026-11-10 08:00, before it appears at 2026-11-10 09:00',
    fix: 'correct one',
  },
  {
    code: 'date-order',
    mistake: 'a job says that it was published before it appears',
    change: set(JOB, '/publishAt', '2026-12-01T09:00'),
    file: JOB,
    at: '"2026-11-01"',
    pointer: '/publishedAt',
    message: 'published on 2026-11-01, but appears on 2026-12-01',
    fix: 'write "2026-12-01"',
  },
  {
    code: 'date-order',
    mistake: 'a job says that it was published on a day to come, but appears at once',
    change: set(JOB, '/publishedAt', '2026-11-22'),
    file: JOB,
    at: '"2026-11-22"',
    pointer: '/publishedAt',
    message: 'published on 2026-11-22, but appears at once',
    fix: 'add "publishAt": "2026-11-22", or correct the day',
  },
  {
    code: 'date-order',
    mistake: 'a release is dated on a day to come, but appears at once',
    change: all(release('date', '2027-03-01'), set(TRANSLATION, '/publishAt', '2027-03-01')),
    file: RELEASE,
    at: '"2027-03-01"',
    pointer: '/date',
    message: 'the page is dated 2027-03-01, but appears at once',
    fix: 'add "publishAt": "2027-03-01"',
  },
  {
    code: 'date-order',
    mistake: 'a news entry appears before the day on which it is dated',
    change: all(
      set('de/news/trainees.json', '/date', '2027-03-01'),
      set('de/news/trainees.json', '/publishAt', '2027-02-27T18:00'),
    ),
    file: 'de/news/trainees.json',
    at: '"2027-03-01"',
    pointer: '/date',
    message: 'dated 2027-03-01, but appears on 2027-02-27',
    fix: 'write "publishAt": "2027-03-01"',
  },
  {
    code: 'date-order',
    mistake: 'a case is dated on a day to come, and appeared some days ago',
    change: all(set(CASE, '/date', '2026-11-22'), set(CASE, '/publishAt', '2026-11-10')),
    file: CASE,
    at: '"2026-11-22"',
    pointer: '/date',
    message: 'dated 2026-11-22, but appears at once',
    fix: 'write "publishAt": "2026-11-22"',
  },
  {
    code: 'missing-field',
    mistake: 'an event begins at a time and never ends',
    change: set('de/events/tag-1.json', '/startTime', '10:00'),
    file: 'de/events/tag-1.json',
    at: '"10:00"',
    pointer: '/startTime',
    message: '"startTime" is there without "endTime"',
    fix: 'add "endTime"',
  },
  {
    code: 'date-order',
    mistake: 'an event of one day ends at a time before it begins',
    change: all(
      set('de/events/tag-1.json', '/endDate', '2026-11-24'),
      set('de/events/tag-1.json', '/startTime', '18:00'),
      set('de/events/tag-1.json', '/endTime', '10:00'),
    ),
    file: 'de/events/tag-1.json',
    at: '"10:00"',
    pointer: '/endTime',
    message: 'the event ends at 10:00, before it begins at 18:00',
    fix: 'correct one of the two times',
  },
  {
    code: 'expired-page',
    mistake: 'a page is off the site for good',
    change: set('de/events/tag-1.json', '/expiresAt', '2026-11-20'),
    file: 'de/events/tag-1.json',
    at: '"2026-11-20"',
    pointer: '/expiresAt',
    message: 'off the site since 2026-11-21',
    fix: 'delete the file',
    severity: 'warning',
  },
  {
    code: 'unpublished-link',
    mistake: 'running text links to a draft',
    change: all(linkToRelease, release('draft', true)),
    ...LINK,
    message: '"klanghaus" is a draft: content-json/de/press/klanghaus.json:16 (/draft)',
    fix: 'lists leave it out',
  },
  {
    code: 'unpublished-link',
    mistake: 'running text links to a page that appears later',
    change: all(linkToRelease, release('publishAt', '2026-12-01T09:00')),
    ...LINK,
    message:
      '"klanghaus" appears at 2026-12-01 09:00 only: content-json/de/press/klanghaus.json:16 (/publishAt)',
    fix: 'take the link out until then',
  },
  {
    code: 'unpublished-link',
    mistake: 'running text goes on linking to a page that is taken off',
    change: all(linkToRelease, release('expiresAt', '2026-12-31')),
    ...LINK,
    message:
      '"klanghaus" is off the site from 2027-01-01 on: content-json/de/press/klanghaus.json:16 (/expiresAt)',
    fix: 'take the link out',
  },
  {
    code: 'unpublished-link',
    mistake: 'a page that appears later still comes before what it links to',
    change: all(
      copy(RELEASE, 'de/press/zweite.json', {
        path: '/presse/zweite/',
        metaTitle: 'Zweite – SFF',
        publishAt: '2026-12-05',
      }),
      set(RELEASE, '/publishAt', '2026-12-01'),
      set(TRANSLATION, '/publishAt', '2026-12-01'),
      set(RELEASE, '/lead', 'See [more](page:zweite).'),
    ),
    file: RELEASE,
    at: '"See [more]',
    pointer: '/lead',
    message: '"zweite" appears at 2026-12-05 only',
    fix: 'let this page appear no sooner',
  },
  {
    code: 'unpublished-link',
    mistake: 'a call on a case leads to a draft',
    change: all(
      set('de/cases/rollwerk.json', '/blocks/3', {
        type: 'cta',
        heading: 'Weiter',
        text: 'Noch ein Rad.',
        label: 'Ansehen',
        targetId: 'drittes',
      }),
      copy(CASE, 'de/cases/drittes.json', {
        path: '/work/drittes/',
        metaTitle: 'Drittes – SFF',
        poster: { motif: 'bell', set: 'lime', alt: 'Zwei Scheiben.' },
        draft: true,
      }),
    ),
    file: 'de/cases/rollwerk.json',
    at: '"drittes"',
    pointer: '/blocks/3/targetId',
    message: '"drittes" is a draft',
    fix: 'publish it first',
  },
  {
    code: 'unpublished-link',
    mistake: 'the button of the header leads to a draft',
    change: all(
      set('de/navigation.json', '/call', 'about'),
      set(ABOUT, '/draft', true),
      set('de/pages/home.json', '/blocks', []),
    ),
    file: 'de/navigation.json',
    at: '"about",\n  "footer"',
    pointer: '/call',
    message: '"about" is a draft',
    fix: 'publish it first',
    also: ['required-page'],
  },
  {
    code: 'translation-alone',
    mistake: 'a translation is there before its German source',
    change: set(RELEASE, '/publishAt', '2026-12-01T09:00'),
    file: TRANSLATION,
    at: '{',
    pointer: '',
    message: 'not on the site at 2026-11-21: content-json/de/press/klanghaus.json:16 (/publishAt)',
    fix: 'as they are there',
  },
];
