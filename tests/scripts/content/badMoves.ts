// Covers scripts/content.
import { all, type BadCase, drop, put, set } from './badCase';

const ABOUT = 'de/pages/about.json';
const JOB = 'de/jobs/102.json';

const remember = (pages: Record<string, unknown>) => put('paths-seen.json', pages);

/** Mistakes with addresses that pages had before. */
export const BAD_MOVES: BadCase[] = [
  {
    code: 'former-path',
    mistake: 'a page has moved and does not say from where',
    change: all(
      remember({ about: { de: { paths: ['/agentur/', '/ueber-uns/'] } } }),
      set(ABOUT, '/formerPaths', ['/ueber-uns/']),
    ),
    file: ABOUT,
    at: '"/about/"',
    pointer: '/path',
    message: 'this page used to be at /agentur/, which no longer leads to it',
    fix: 'add "formerPaths": ["/agentur/", "/ueber-uns/"]',
  },
  {
    code: 'former-path',
    mistake: 'a job has another slug and does not name its old one',
    change: put('jobs-seen.json', {
      102: {
        department: 'sounds',
        level: 'mid',
        locations: ['berlin'],
        languages: { de: { title: 'S', slugs: ['plan-102'] } },
      },
    }),
    file: JOB,
    at: '"strategie-102"',
    pointer: '/slug',
    message: 'this job used to be at /jobs/plan-102/',
    fix: 'add "formerSlugs": ["plan-102", "markenstrategie-102"]',
  },
  {
    code: 'duplicate-path',
    mistake: 'the former address of a page is that of another one',
    change: set(ABOUT, '/formerPaths', ['/alt/', '/business/']),
    file: 'de/pages/business.json',
    at: '"/business/"',
    pointer: '/path',
    message: 'also taken by content-json/de/pages/about.json:15 (/formerPaths/1)',
    fix: 'change one of the two',
  },
  {
    code: 'duplicate-path',
    mistake: 'two pages have one former address',
    change: all(
      set(ABOUT, '/formerPaths', ['/alt/']),
      set('de/pages/business.json', '/formerPaths', ['/alt/']),
    ),
    file: 'de/pages/business.json',
    at: '"/alt/"',
    pointer: '/formerPaths/0',
    message: 'also taken by content-json/de/pages/about.json:',
    fix: 'remove it here or there',
  },
  {
    code: 'duplicate-path',
    mistake: 'a page has moved to where it is',
    change: set(ABOUT, '/formerPaths', ['/about/']),
    file: ABOUT,
    at: '"/about/"\n',
    pointer: '/formerPaths/0',
    fix: 'remove it here or there',
  },
  {
    code: 'path-locale',
    mistake: 'the former address of an English page is not below /en/',
    change: set('en/pages/contact.json', '/formerPaths', ['/contact-us/']),
    file: 'en/pages/contact.json',
    at: '"/contact-us/"',
    pointer: '/formerPaths/0',
    fix: 'write "/en/contact-us/"',
  },
  {
    code: 'path-collision',
    mistake: 'a former address is one of the build’s own',
    change: set(ABOUT, '/formerPaths', ['/assets/about/']),
    file: ABOUT,
    at: '"/assets/about/"',
    pointer: '/formerPaths/0',
    fix: 'choose another path',
  },
  {
    code: 'path-collision',
    mistake: 'a former address of a job is no slug',
    change: set(JOB, '/formerPaths', ['/jobs/plan-102/']),
    file: JOB,
    at: '"/jobs/plan-102/"',
    pointer: '/formerPaths/0',
    fix: 'formerSlugs',
  },
  {
    code: 'bad-format',
    mistake: 'a former address has upper case',
    change: set(ABOUT, '/formerPaths', ['/Agentur/']),
    file: ABOUT,
    at: '"/Agentur/"',
    pointer: '/formerPaths/0',
    message: 'must start and end with a slash',
    fix: 'write it in that form',
  },
  {
    code: 'gone-path',
    mistake: 'the file of a page was renamed',
    change: all(
      remember({ home: { de: { paths: ['/'] } }, hut: { de: { paths: ['/news/hut/'] } } }),
      drop('de/news/trainees.json'),
    ),
    file: 'paths-seen.json',
    at: '"hut"',
    pointer: '/hut/de',
    message: 'the page "hut" is gone, and links to /news/hut/ lead nowhere',
    fix: 'add "formerPaths": ["/news/hut/"] there; otherwise npm run content notes that it is gone',
    severity: 'warning',
  },
  {
    code: 'seen-paths',
    mistake: 'a merge has left marks in the list of addresses',
    change: put('paths-seen.json', '{\n<<<<<<< HEAD\n}\n'),
    file: 'paths-seen.json',
    pointer: '',
    fix: 'npm run content',
  },
];
