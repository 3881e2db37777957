import { BUILD_TEXTS, type BuildText } from '../../../scripts/content/buildTexts';
import type { Motif, PlateSet } from '../../../src/config/posters';
import { PASSES } from '../../../src/config/passes';
import { LOCALE_CODES } from '../../../src/content/locales';
import { SPECIFIED_TEXTS } from '../../../scripts/content/rules';

type Fields = Record<string, unknown>;

/** Texts with a placeholder, and its name. */
const PLACEHOLDERS: ReadonlyMap<string, string> = new Map<BuildText, string>([
  ['apply.titleJob', 'title'],
  ['case.number.each', 'count'],
  ['job.closed.named', 'title'],
  ['job.closed.title', 'title'],
  ['job.gender', 'title'],
  ['job.pay.HOUR', 'amount'],
  ['job.pay.MONTH', 'amount'],
  ['job.pay.YEAR', 'amount'],
  ['job.pay.austria', 'amount'],
  ['job.pay.from', 'amount'],
  ['job.unit.location', 'city'],
  ['location.answeredIn', 'city'],
  ['hours.value', 'hours'],
  ['location.jobs', 'city'],
  ['location.name', 'city'],
  ['mixer.alt', 'figures'],
  ['mixer.sheet', 'title'],
]);

/** A poster; no two pages that show theirs have the same. */
const poster = (motif: Motif, set: PlateSet) => ({ motif, set, alt: 'Plakat: zwei Scheiben.' });

/** No two pages of a language have the same. */
const descriptionOf = (title: string, path: string) =>
  path.startsWith('/en/')
    ? `What stands on the page ${title} at ${path}, in a sentence that is long enough for search engines.`
    : `Was auf der Seite ${title} unter ${path} steht, in einem Satz, der für Suchmaschinen lang genug ist.`;

function page(title: string, path: string, fields: Fields = {}): Fields {
  const isEnglish = path.startsWith('/en/');
  const { poster: german } = fields;
  return {
    path,
    metaTitle: `${title} ${path} – SFF`,
    metaDescription: descriptionOf(title, path),
    title,
    blocks: [],
    ...fields,
    ...(isEnglish && german ? { poster: { ...german, alt: 'Poster: two discs.' } } : {}),
  };
}

/** Blocks of pages that would be blank without. */
const SOME_TEXT = { blocks: [{ type: 'text', paragraphs: ['Ein Absatz.'] }] };

function texts(language: string): Record<string, string> {
  const keys = [
    ...new Set<string>([
      ...SPECIFIED_TEXTS,
      ...BUILD_TEXTS,
      'menu.label',
      'menu.item.open',
      'navigation.section.group',
      ...LOCALE_CODES.flatMap((code) => [`language.${code}`, `language.note.${code}`]),
    ]),
  ];
  const entries = keys.map((key): [string, string] => {
    const name = PLACEHOLDERS.get(key);
    return [key, name === undefined ? `${key} ${language}` : `${key} {${name}} ${language}`];
  });
  const links = SPECIFIED_TEXTS.filter((key) => key.startsWith('social.')).map((key) => [
    key,
    `https://${key}.example/`,
  ]);
  return {
    ...Object.fromEntries(entries),
    ...Object.fromEntries(links),
    'navigation.email.link': 'mailto:hallo@sff.example',
    'site.name': 'SFF',
    copyright: '© {year} SFF',
  };
}

const CITY_MOTIFS: Record<string, Motif> = { DE: 'berlin', AT: 'wien', CH: 'zuerich' };
/** No three houses have one ground. */
const CITY_GROUNDS: Record<string, PlateSet> = { CH: 'lime' };

/** Facts of a house that no other house has, by country. */
const HOUSES: Record<string, { postalCode: string; phone: string; email: string }> = {
  DE: { postalCode: '10999', phone: '+49 30 23125 100', email: 'hallo@sff.example' },
  AT: { postalCode: '1020', phone: '+43 1 20203 100', email: 'wien@sff.example' },
  CH: { postalCode: '8005', phone: '+41 44 20203 100', email: 'zuerich@sff.example' },
};

function location(city: string, path: string, country: string, fields: Fields = {}): Fields {
  const { postalCode, ...own } = HOUSES[country] ?? {};
  return page(city, path, {
    city,
    people: 12,
    units: ['sounds'],
    address: { street: 'Rasterweg 8', postalCode, city, country },
    ...own,
    openingHours: [{ days: path.startsWith('/en/') ? 'Mon–Fri' : 'Mo–Fr', opens: '09:00', closes: '18:00' }],
    lead: `The house in ${city}.`,
    poster: poster(CITY_MOTIFS[country] ?? 'hamburg', CITY_GROUNDS[country] ?? 'yellow'),
    ...fields,
  });
}

function job(title: string, path: string, fields: Fields): Fields {
  const slug = path.split('/').at(-2);
  const { blocks: _, ...common } = page(title, path, { poster: poster('tiles', 'yellow') });
  return {
    ...common,
    slug,
    unit: 'sounds',
    department: 'sounds',
    locations: ['berlin'],
    workplace: 'hybrid',
    employmentType: ['FULL_TIME', 'PART_TIME'],
    hoursPerWeek: { min: 30, max: 38 },
    level: 'mid',
    publishedAt: '2026-11-01',
    salary: { min: 48000, max: 55000, currency: 'EUR', period: 'YEAR' },
    intro: 'What it is about.',
    tasks: ['A task.'],
    profile: ['A skill.'],
    offer: ['A thing you get.'],
    teamSize: 4,
    hiringSteps: [{ title: 'Answer', text: 'Within five days.' }],
    contact: { role: 'Recruiting', email: 'jobs@sff.example', phone: '+49 30 23125 130' },
    ...fields,
  };
}

function caseStudy(title: string, path: string, nextCase: string, date: string): Fields {
  return page(title, path, {
    date,
    client: 'Rollwerk',
    disciplines: ['Campaign', 'Digital'],
    year: 2026,
    period: 'March to May 2026',
    units: ['sounds'],
    locations: ['berlin'],
    lead: 'What happened.',
    // No two cases have one motif.
    poster: nextCase === 'rollwerk' ? poster('lamp', 'black') : poster('sun', 'yellow'),
    blocks: PASSES.map((pass) => ({ type: 'text', pass, paragraphs: ['Ein Absatz.'] })),
    credits: [{ role: 'Idea', value: 'Berlin' }],
    nextCase,
  });
}

const vienna = { min: 3050, currency: 'EUR', period: 'MONTH', paymentsPerYear: 14, overpayment: true };

const pressFields = {
  ...SOME_TEXT,
  date: '2026-11-02',
  place: 'Berlin',
  subheadline: 'A line.',
  lead: 'A lead.',
  poster: poster('sun', 'blue'),
};

/** The smallest content that has every kind, every required file and no problem. */
export function baseFiles(): Record<string, Fields> {
  const navigation = (extra: Fields[]) => ({
    main: [{ pageId: 'about' }, { pageId: 'jobs' }, ...extra],
    call: 'contact',
    footer: [{ titleKey: 'navigation.section.group', items: [{ pageId: 'about' }] }],
    legal: [
      { pageId: 'imprint' },
      { pageId: 'data-privacy', anchor: extra.length > 0 ? 'bewerbung' : 'applications' },
    ],
  });
  const policy = (anchor: string) => ({
    date: '2026-11-16',
    blocks: [{ type: 'text', heading: '7. Applications', anchor, paragraphs: ['What we keep.'] }],
  });
  return {
    'de/texts.json': texts('de'),
    'en/texts.json': texts('en'),
    'de/navigation.json': navigation([{ titleNavigation: 'Shop', href: 'https://shop.example/' }]),
    'en/navigation.json': navigation([]),
    'de/pages/404.json': page('Nicht gefunden', '/404.html', {
      poster: { ...poster('glyph', 'yellow'), text: '404' },
    }),
    'en/pages/404.json': page('Not found', '/en/404.html', {
      poster: { ...poster('glyph', 'yellow'), text: '404' },
    }),
    'de/pages/home.json': page('Deckungs\u00adgleich', '/', {
      poster: poster('fold', 'paper'),
      stage: { lines: ['Deckungsgleich'], linesNarrow: ['Deckungs-', 'gleich'] },
      blocks: [
        {
          type: 'statement',
          text: 'We are [poster:1] people, [more about us](page:about).',
          posters: [{ motif: 'tiles', set: 'lime' }],
        },
        {
          type: 'teasers',
          heading: 'Work',
          ids: ['rollwerk', 'hoerfein'],
          link: { label: 'All', targetId: 'work' },
        },
        { type: 'jobsCallout', heading: 'Room.', text: 'Jobs.', label: 'See jobs' },
      ],
    }),
    'en/pages/home.json': page('Perfect fit', '/en/', { poster: poster('fold', 'paper') }),
    'de/pages/jobs.json': page('Jobs', '/jobs/', { blocks: [{ type: 'listing', of: 'jobs' }] }),
    'en/pages/jobs.json': page('Jobs', '/en/jobs/', { blocks: [{ type: 'listing', of: 'jobs' }] }),
    'de/pages/contact.json': page('Kontakt', '/kontakt/', { poster: poster('eye', 'yellow') }),
    'en/pages/contact.json': page('Contact', '/en/contact/', { poster: poster('eye', 'yellow') }),
    'de/pages/offline.json': page('Kein Netz', '/offline/'),
    'en/pages/offline.json': page('Offline', '/en/offline/'),
    'de/pages/apply-thanks.json': page('Passt.', '/bewerbung-gesendet/'),
    'en/pages/apply-thanks.json': page('It fits.', '/en/application-sent/'),
    'de/pages/my-application.json': page('Wie weit bin ich?', '/meine-bewerbung/'),
    'en/pages/my-application.json': page('How far am I?', '/en/my-application/'),
    'de/pages/contact-thanks.json': page('Angekommen.', '/nachricht-gesendet/'),
    'en/pages/contact-thanks.json': page('Got it.', '/en/message-sent/'),
    'de/pages/saved-jobs.json': page('Gemerkt', '/gemerkt/'),
    'en/pages/saved-jobs.json': page('Saved', '/en/saved/'),
    'de/pages/closed-job.json': page('Vergriffen', '/stelle-geschlossen/'),
    'en/pages/closed-job.json': page('Sold out', '/en/job-closed/'),
    'de/pages/locations.json': page('Standorte', '/standorte/', {
      blocks: [{ type: 'listing', of: 'locations' }],
    }),
    'en/pages/locations.json': page('Locations', '/en/locations/', {
      blocks: [{ type: 'listing', of: 'locations' }],
    }),
    'de/pages/press.json': page('Presse', '/presse/', { blocks: [{ type: 'listing', of: 'press' }] }),
    'en/pages/press.json': page('Press', '/en/press/', { blocks: [{ type: 'listing', of: 'press' }] }),
    'de/pages/about.json': page('Agentur', '/about/', {
      titleNavigation: 'Agentur',
      poster: poster('speech', 'paper'),
    }),
    'de/pages/business.json': page('Business', '/business/', {
      blocks: [
        {
          type: 'text',
          heading: 'A',
          anchor: 'preise',
          paragraphs: ['See [ours](page:data-privacy#bewerbung).'],
        },
        {
          type: 'cta',
          heading: 'Jobs',
          label: 'Jobs in Wien',
          targetId: 'jobs',
          targetQuery: 'location=wien',
        },
      ],
    }),
    'de/pages/news.json': page('News', '/news/', {
      blocks: [{ type: 'listing', of: 'news', heading: 'All' }],
    }),
    'de/pages/services.json': page('Leistungen', '/services/', {
      blocks: [
        { type: 'services', items: [{ id: 'klang', title: 'Sound', detail: 'Audio', caseId: 'hoerfein' }] },
        { type: 'listing', of: 'units' },
      ],
    }),
    'de/pages/work.json': page('Arbeiten', '/work/', { blocks: [{ type: 'listing', of: 'cases' }] }),
    'de/legal/data-privacy.json': page('Datenschutz', '/data-privacy/', policy('bewerbung')),
    'en/legal/data-privacy.json': page('Privacy', '/en/data-privacy/', policy('applications')),
    'de/legal/imprint.json': page('Impressum', '/impressum/', { date: '2026-11-16', ...SOME_TEXT }),
    'en/legal/imprint.json': page('Imprint', '/en/imprint/', { date: '2026-11-16', ...SOME_TEXT }),
    'de/applications/initiative.json': page('Initiativ', '/jobs/application/initiative/', { lead: 'Write.' }),
    'en/applications/initiative.json': page('Speculative', '/en/jobs/application/initiative/', {
      lead: 'Write.',
    }),
    'de/applications/freelance.json': page('Frei', '/jobs/application/freelance/', { lead: 'Write.' }),
    'en/applications/freelance.json': page('Freelance', '/en/jobs/application/freelance/', {
      lead: 'Write.',
    }),
    'de/locations/berlin.json': location('Berlin', '/berlin/', 'DE'),
    'de/locations/wien.json': location('Wien', '/standorte/wien/', 'AT'),
    'en/locations/wien.json': location('Vienna', '/en/locations/vienna/', 'AT'),
    'de/locations/zuerich.json': location('Zürich', '/standorte/zuerich/', 'CH'),
    'de/units/sounds.json': page('Das Küchenradio', '/sounds/', {
      ...SOME_TEXT,
      unit: 'Sounds',
      locations: ['wien', 'berlin', 'zuerich'],
      people: 21,
      lead: 'Three booths.',
      poster: poster('sound', 'black'),
    }),
    'de/cases/rollwerk.json': caseStudy('Zwei Räder', '/work/rollwerk/', 'hoerfein', '2026-10-06'),
    'en/cases/rollwerk.json': caseStudy('Two wheels', '/en/work/rollwerk/', 'hoerfein', '2026-10-06'),
    'de/cases/hoerfein.json': caseStudy('Leiser', '/work/hoerfein/', 'rollwerk', '2026-09-01'),
    'de/press/klanghaus.json': page('Klanghaus', '/presse/klanghaus/', pressFields),
    'en/press/klanghaus.json': page('House of sound', '/en/press/klanghaus/', pressFields),
    'de/news/trainees.json': page('Trainees', '/news/trainees/', {
      ...SOME_TEXT,
      date: '2026-11-03',
      poster: poster('steps', 'lime'),
      links: ['klanghaus'],
    }),
    'de/events/tag-1.json': page('Tag 1', '/tag-1/', {
      date: '2026-11-24',
      endDate: '2026-11-25',
      place: 'Berlin',
      lead: 'A day.',
      poster: poster('arrows', 'yellow'),
      programme: [
        { day: 'Tuesday', time: '9.30', room: 'Hall', title: 'Start' },
        { day: 'Wednesday', time: '10.00', room: 'Hall', title: 'Go on' },
        { day: 'Wednesday', time: '11.00', room: 'Hall', title: 'End', speaker: 'Head of sound' },
      ],
    }),
    'de/jobs/101.json': job('Sound\u00addesign', '/jobs/sounddesign-101/', {
      locations: ['wien'],
      salary: vienna,
    }),
    'en/jobs/101.json': job('Sound design', '/en/jobs/sound-design-101/', {
      locations: ['wien'],
      salary: vienna,
    }),
    'de/jobs/102.json': job('Strategie', '/jobs/strategie-102/', { formerSlugs: ['markenstrategie-102'] }),
  };
}
