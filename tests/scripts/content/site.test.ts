// Covers scripts/content.
import { all, copy, set } from './badCase';
import { baseTree, contentOf, ORIGIN, routeOf, siteOf } from './contentTree';

const paths = (site: Awaited<ReturnType<typeof siteOf>>) => site.routes.map(({ path }) => path);

describe('routes', () => {
  it('give every file a page and every open job a form', async () => {
    const site = await siteOf();
    expect(paths(site)).toEqual(
      expect.arrayContaining(['/', '/en/', '/404.html', '/en/404.html', '/sounds/']),
    );
    expect(paths(site)).toEqual(
      expect.arrayContaining(['/jobs/strategie-102/', '/jobs/application/strategie-102/']),
    );
    expect(new Set(paths(site)).size).toBe(paths(site).length);
    expect(routeOf(site, '/jobs/application/strategie-102/').contentFile).toBe(
      'content-json/de/jobs/102.json',
    );
  });

  it('tell the intake the origin of the links in its mails', async () => {
    expect((await siteOf()).intake.origin).toBe(ORIGIN);
  });

  it('choose the template by kind', async () => {
    const site = await siteOf();
    const templates = Object.fromEntries(site.routes.map(({ path, template }) => [path, template]));
    expect(templates).toMatchObject({
      '/': 'generic',
      '/404.html': 'error',
      '/work/rollwerk/': 'case',
      '/presse/klanghaus/': 'press',
      '/jobs/strategie-102/': 'jobDetail',
      '/jobs/application/initiative/': 'jobApplication',
    });
  });

  it('give no form to a job that takes no applications', async () => {
    const site = await siteOf(set('de/jobs/102.json', '/applicationEnabled', false));
    expect(paths(site)).not.toContain('/jobs/application/strategie-102/');
    expect(contentOf(site, '/jobs/strategie-102/', 'jobDetail').apply).toBeUndefined();
  });
});

describe('the head of a page', () => {
  it('lists all language versions, and German for everybody else', async () => {
    const { canonical, page } = routeOf(await siteOf(), '/en/jobs/sound-design-101/').page.context;
    expect(canonical).toBe(`${ORIGIN}/en/jobs/sound-design-101/`);
    expect(page.languages).toEqual({ de: '/jobs/sounddesign-101/', en: '/en/jobs/sound-design-101/' });
    expect(page.metaTags.linkAlternates).toEqual([
      { hreflang: 'de', href: `${ORIGIN}/jobs/sounddesign-101/` },
      { hreflang: 'en', href: `${ORIGIN}/en/jobs/sound-design-101/` },
      { hreflang: 'x-default', href: `${ORIGIN}/jobs/sounddesign-101/` },
    ]);
  });

  it('has no alternates in one language only, and none for pages that search engines leave alone', async () => {
    const site = await siteOf();
    expect(routeOf(site, '/about/').page.context.page.metaTags.linkAlternates).toEqual([]);
    const form = routeOf(site, '/jobs/application/sounddesign-101/').page.context.page;
    expect(form.metaTags).toMatchObject({ noIndex: true, linkAlternates: [] });
    expect(form.languages).toEqual({
      de: '/jobs/application/sounddesign-101/',
      en: '/en/jobs/application/sound-design-101/',
    });
  });

  it('has no alternate that search engines leave alone, while the switcher leads to it', async () => {
    const site = await siteOf(set('de/press/klanghaus.json', '/noIndex', true));
    const english = routeOf(
      site,
      String((baseTree()['content-json/en/press/klanghaus.json'] as { path: string }).path),
    );
    const { languages, metaTags } = english.page.context.page;
    expect(metaTags.linkAlternates).toEqual([]);
    expect(Object.keys(languages)).toEqual(['de', 'en']);
  });

  it('falls back to the meta title and description when shared', async () => {
    const site = await siteOf(set('de/pages/about.json', '/metaOgtitle', 'Shared'));
    const tags = routeOf(site, '/about/').page.context.page.metaTags;
    expect(tags.metaOgtitle).toBe('Shared');
    expect(tags.metaOgdescription).toBe(tags.metaDescription);
    expect(site.socialImages[tags.metaOgimage]).toEqual({
      poster: { seed: 'about', motif: 'speech', set: 'paper', format: 'social' },
      title: 'Agentur',
    });
  });

  it('names forms of equal jobs by their number, so that no two pages share a title', async () => {
    const twin = {
      title: 'Strategie',
      slug: 'strategie-103',
      path: '/jobs/strategie-103/',
      metaTitle: 'Zwei – SFF',
      formerSlugs: [],
    };
    const site = await siteOf(copy('de/jobs/102.json', 'de/jobs/103.json', twin));
    const titles = site.routes.map(
      ({ page }) => `${page.context.locale} ${page.context.page.metaTags.metaTitle}`,
    );
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe('lists for machines', () => {
  it('keep process pages and forms out of the sitemap and date rows by content', async () => {
    const { sitemap } = await siteOf();
    const rows = Object.fromEntries(sitemap.map(({ loc, lastmod }) => [loc.slice(ORIGIN.length), lastmod]));
    expect(rows).toMatchObject({ '/work/rollwerk/': '2026-10-06', '/jobs/strategie-102/': '2026-11-01' });
    expect(Object.keys(rows)).toEqual(expect.arrayContaining(['/', '/about/', '/tag-1/']));
    expect(rows['/about/']).toBeUndefined();
    expect(rows['/tag-1/']).toBeUndefined();
    for (const path of ['/404.html', '/offline/', '/jobs/application/initiative/', '/bewerbung-gesendet/']) {
      expect(Object.keys(rows)).not.toContain(path);
    }
  });

  it('redirect former slugs of a job and of its form', async () => {
    expect((await siteOf()).redirects).toEqual([
      { from: '/jobs/application/markenstrategie-102/', to: '/jobs/application/strategie-102/' },
      { from: '/jobs/markenstrategie-102/', to: '/jobs/strategie-102/' },
    ]);
  });

  it.each([
    ['of the job', ['/jobs/plan-102/']],
    ['of its form', ['/jobs/application/plan-102/']],
    [
      'of both, and the slug of one twice',
      ['/jobs/plan-102/', '/jobs/application/plan-102/', '/jobs/markenstrategie-102/'],
    ],
  ])('redirect former addresses %s like former slugs', async (_, former) => {
    expect((await siteOf(set('de/jobs/102.json', '/formerPaths', former))).redirects).toEqual([
      { from: '/jobs/application/markenstrategie-102/', to: '/jobs/application/strategie-102/' },
      { from: '/jobs/application/plan-102/', to: '/jobs/application/strategie-102/' },
      { from: '/jobs/markenstrategie-102/', to: '/jobs/strategie-102/' },
      { from: '/jobs/plan-102/', to: '/jobs/strategie-102/' },
    ]);
  });

  it('redirect former addresses of a job elsewhere to the job, and those below another language', async () => {
    const { redirects } = await siteOf(
      all(
        set('de/jobs/102.json', '/formerPaths', ['/plan/']),
        set('en/jobs/101.json', '/formerPaths', ['/en/jobs/sound-101/']),
      ),
    );
    expect(redirects).toContainEqual({ from: '/plan/', to: '/jobs/strategie-102/' });
    expect(redirects).toContainEqual({ from: '/en/jobs/sound-101/', to: '/en/jobs/sound-design-101/' });
  });

  it('lie in calendars with their days and times, one entry for both languages', async () => {
    const english = copy('de/events/tag-1.json', 'en/events/tag-1.json', {
      path: '/en/day-1/',
      title: 'What\u00adever',
      metaTitle: 'Day one of three, in English – SFF',
      series: 'Three days',
    });
    const times = (file: string) => all(set(file, '/startTime', '09:30'), set(file, '/endTime', '18:00'));
    const { calendars } = await siteOf(
      all(times('de/events/tag-1.json'), english, times('en/events/tag-1.json')),
    );
    const common = {
      uid: 'tag-1@www.sff.example',
      place: 'Berlin',
      firstDay: '2026-11-24',
      lastDay: '2026-11-25',
    };
    expect(calendars).toMatchObject([
      {
        ...common,
        path: '/tag-1/event.ics',
        locale: 'de',
        title: 'Tag 1',
        startTime: '09:30',
        endTime: '18:00',
      },
      { ...common, path: '/en/day-1/event.ics', locale: 'en', title: 'Three days: Whatever' },
    ]);
    expect(calendars[1]?.url).toBe(`${ORIGIN}/en/day-1/`);
  });

  it('stand in address books, each house with one card for both languages', async () => {
    const { addressCards } = await siteOf();
    expect(addressCards).toContainEqual(
      expect.objectContaining({
        path: '/berlin/house.vcf',
        uid: 'berlin@www.sff.example',
        name: 'location.name Berlin de',
        street: 'Rasterweg 8',
        postalCode: '10999',
        country: 'Deutschland',
        phone: 'tel:+493023125100',
        url: `${ORIGIN}/berlin/`,
      }),
    );
    const vienna = addressCards.filter(({ uid }) => uid.startsWith('wien@'));
    expect(vienna.map(({ path, country }) => [path, country])).toEqual([
      ['/standorte/wien/house.vcf', 'Österreich'],
      ['/en/locations/vienna/house.vcf', 'Austria'],
    ]);
  });

  it('lie in no calendar before they are published', async () => {
    expect((await siteOf(set('de/events/tag-1.json', '/draft', true))).calendars).toEqual([]);
  });

  it('feed the open jobs of each language, without soft hyphens', async () => {
    const { feeds } = await siteOf();
    const counts = Object.fromEntries(feeds.map(({ path, entries }) => [path, entries.length]));
    expect(counts).toMatchObject({
      '/jobs/feed.xml': 2,
      '/jobs/berlin/feed.xml': 1,
      '/jobs/wien/feed.xml': 1,
      '/jobs/sounds/feed.xml': 2,
      // Without a job today, but whoever subscribes to it gets the next one.
      '/jobs/copy/feed.xml': 0,
      '/en/jobs/feed.xml': 1,
      '/en/jobs/sounds/feed.xml': 1,
    });
    expect(feeds[0]?.entries[0]).toMatchObject({
      url: `${ORIGIN}/jobs/sounddesign-101/`,
      title: 'Sounddesign, Wien',
      published: '2026-11-01',
      tags: ['Wien', 'job.department.sounds de'],
    });
    const facts = feeds[0]?.entries[1]?.facts.map(({ label, value }) => `${label}: ${value}`);
    expect(facts).toContain('job.fact.type de: job.type.both de, 30\u2060–\u206038\u00a0h');
    expect(facts).toContain('job.fact.location de: Berlin');
  });

  it('keep their identifier in the feeds if their address changes', async () => {
    const before = (await siteOf()).feeds[0]?.entries[0];
    const moved = await siteOf((tree) => {
      set('de/jobs/101.json', '/slug', 'klang-101')(tree);
      set('de/jobs/101.json', '/path', '/jobs/klang-101/')(tree);
    });
    const after = moved.feeds[0]?.entries[0];
    expect(after?.url).toBe(`${ORIGIN}/jobs/klang-101/`);
    expect(after?.id).toBe('tag:www.sff.example,2026:de/jobs/101');
    expect(after?.id).toBe(before?.id);
  });

  it('are named by the pages whose readers may subscribe to them', async () => {
    const site = await siteOf();
    const feedsOf = (path: string) =>
      routeOf(site, path).page.context.page.metaTags.feeds.map(({ href }) => href);
    expect(feedsOf('/jobs/')).toContain('/jobs/feed.json');
    expect(feedsOf('/jobs/')).toContain('/jobs/wien/feed.xml');
    const ofAll = '/jobs/feed.xml';
    expect(feedsOf('/jobs/strategie-102/')).toEqual([
      ofAll,
      '/jobs/berlin/feed.xml',
      '/jobs/sounds/feed.xml',
    ]);
    expect(feedsOf('/berlin/')).toEqual([ofAll, '/jobs/berlin/feed.xml']);
    expect(feedsOf('/about/')).toEqual([ofAll]);
    expect(feedsOf('/jobs/application/strategie-102/')).toEqual([ofAll]);
  });

  it('are not named where they do not exist: of a house that is in no list', async () => {
    const site = await siteOf(set('de/locations/berlin.json', '/noIndex', true));
    const { feeds } = routeOf(site, '/jobs/strategie-102/').page.context.page.metaTags;
    expect(feeds.map(({ href }) => href)).toEqual(['/jobs/feed.xml', '/jobs/sounds/feed.xml']);
    expect(site.feeds.map(({ path }) => path)).not.toContain('/jobs/berlin/feed.xml');
  });
});

describe('a job whose last day has passed', () => {
  const close = set('de/jobs/102.json', '/validThrough', '2026-11-20');

  it('is open on its last day and gone on the next', async () => {
    expect(paths(await siteOf(close, '2026-11-20'))).toContain('/jobs/strategie-102/');
    const site = await siteOf(close, '2026-11-21');
    expect(JSON.stringify([site.sitemap, site.feeds])).not.toContain('102');
    expect(paths(site).filter((path) => path.includes('102'))).toEqual(['/stelle-geschlossen/102/']);
    const [list] = contentOf(site, '/jobs/', 'generic').blocks;
    expect(list?.type === 'jobList' && list.items.map(({ id }) => id)).toEqual(['101']);
  });

  it('leads everybody who still has its address to the page that says so', async () => {
    const linked = set('de/pages/business.json', '/blocks/0/paragraphs', ['[Job](page:102).']);
    const site = await siteOf(all(close, linked));
    expect(site.redirects).toContainEqual({
      from: '/jobs/strategie-102/',
      to: '/stelle-geschlossen/102/',
    });
    const jobPaths = Object.values(site.queries).find(
      ({ query, locale }) => query === 'jobPaths' && locale === 'de',
    );
    expect(jobPaths?.data).toContainEqual({
      id: '102',
      path: '/stelle-geschlossen/102/',
      application: '/stelle-geschlossen/102/',
    });
    const [block] = contentOf(site, '/business/', 'generic').blocks;
    expect(block?.type === 'text' && block.paragraphs[0]?.[0]).toMatchObject({
      href: '/stelle-geschlossen/',
    });
  });
});
