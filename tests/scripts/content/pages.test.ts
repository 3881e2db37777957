import { wallPlaces } from '../../../scripts/content/resolve/posterWall';
import { posterSlots } from '../../../scripts/content/resolve/teasers';
import type { WallPlace } from '../../../src/content/view';
import { all, type BadCase, set } from './badCase';
import { blockOf, contentOf, routeOf, siteOf } from './contentTree';

describe('links in text', () => {
  it('become paths with anchors', async () => {
    const { blocks } = contentOf(await siteOf(), '/business/', 'generic');
    expect(blockOf(blocks, 'text').paragraphs).toEqual([
      ['See ', { label: 'ours', href: '/data-privacy/#bewerbung', isExternal: false }, '.'],
    ]);
    expect(blockOf(blocks, 'cta').link).toEqual({
      label: 'Jobs in Wien',
      href: '/jobs/?location=wien',
      isExternal: false,
    });
  });

  it('become a second button of a call', async () => {
    const call = { type: 'cta', heading: 'Call', label: 'Jobs', targetId: 'jobs' };
    const second = { label: 'Wien', targetId: 'jobs', targetQuery: 'location=wien' };
    const site = await siteOf(set('de/pages/business.json', '/blocks', [{ ...call, second }]));
    expect(blockOf(contentOf(site, '/business/', 'generic').blocks, 'cta')).toMatchObject({
      link: { label: 'Jobs', href: '/jobs/' },
      second: { label: 'Wien', href: '/jobs/?location=wien' },
    });
  });

  it('say which language a page is in that exists in no other', async () => {
    const text = [{ type: 'text', paragraphs: ['[Agency](page:about) and [them](https://them.example/)'] }];
    const site = await siteOf(set('en/pages/press.json', '/blocks', text));
    expect(blockOf(contentOf(site, '/en/press/', 'generic').blocks, 'text').paragraphs[0]).toEqual([
      { label: 'Agency', href: '/about/', isExternal: false, hreflang: 'de' },
      ' and ',
      { label: 'them', href: 'https://them.example/', isExternal: true },
    ]);
  });

  it('set small posters like words', async () => {
    const { blocks } = contentOf(await siteOf(), '/', 'generic');
    const { segments } = blockOf(blocks, 'statement');
    expect(segments).toMatchObject([
      'We are ',
      { picture: { alt: '', ground: 'lime' } },
      ' people, ',
      { label: 'more about us', href: '/about/' },
      '.',
    ]);
  });
});

describe('a list of posters', () => {
  it('is a selection in rows of twelve columns up to four posters', () => {
    expect([1, 2, 3, 4].map(posterSlots)).toEqual([[12], [8, 4], [8, 4, 8], [8, 4, 4, 8]]);
  });

  it('is a wall from five on, of rows that fill up, of mixed formats', () => {
    for (let count = 5; count <= 60; count += 1) {
      const places = wallPlaces(count);
      expect(places).toHaveLength(count);
      for (let start = 0; start < count; ) {
        const { row } = places[start] as WallPlace;
        const standing = places.slice(start, start + row.length);
        const formats = standing.map(({ format }) => format);
        expect([row, standing.map((place) => place.row)]).toEqual([
          formats.toSorted().join(''),
          formats.map(() => row),
        ]);
        expect(new Set(formats).size).toBeGreaterThan(1);
        start += row.length;
      }
      for (let start = 0; start < count; start += 2) {
        const beside = places.slice(start, start + 2);
        const pair = beside.map(({ format }) => format).toSorted();
        expect(beside.map((place) => place.pair)).toEqual(pair.map(() => pair.join('')));
      }
    }
  });

  it('composes each poster for the width it has', async () => {
    const site = await siteOf();
    const { items } = blockOf(contentOf(site, '/', 'generic').blocks, 'posters');
    const formats = items.map(({ slot, picture }) => [slot, site.images[picture.wide.src]]);
    expect(formats).toEqual([
      [8, expect.objectContaining({ format: 'landscape' })],
      [4, expect.objectContaining({ format: 'portrait' })],
    ]);
    expect(items[0]).toMatchObject({
      href: '/work/rollwerk/',
      eyebrow: 'Rollwerk',
      title: 'Zwei Räder',
      tag: 'Campaign',
    });
  });
});

describe('posters', () => {
  it('of heroes have no register mark, and a composition of their own for phones, tablets and the place beside a headline', async () => {
    const site = await siteOf();
    const { picture } = contentOf(site, '/about/', 'generic');
    const about = { seed: 'about', motif: 'speech', set: 'paper', registerMark: false };
    expect(site.images[picture?.wide.src ?? '']).toEqual({
      ...about,
      format: 'hero',
      widths: [480, 960, 1600],
    });
    const [phone, tablet] = picture?.sources ?? [];
    expect(site.images[phone?.srcSet ?? '']).toEqual({ ...about, format: 'portrait', widths: [480, 960] });
    expect(site.images[tablet?.srcSet ?? '']).toEqual({
      ...about,
      format: 'landscape',
      widths: [480, 960, 1600],
    });
    expect([phone?.media, tablet?.media]).toEqual([
      '(max-width: 39.999em)',
      '(max-width: 63.999em) and (orientation: landscape)',
    ]);
    // Bubbles fill any place; on a teaser, a bicycle would be shown whole.
    expect(picture).not.toHaveProperty('isFree');
  });

  it('are asked for once, whatever the number of pages that show them', async () => {
    const site = await siteOf();
    const cities = ['/standorte/wien/', '/en/locations/vienna/', '/berlin/'].map((path) => {
      const { items } = blockOf(contentOf(site, path, 'generic').blocks, 'cities');
      return items.map(({ picture }) => picture.wide.src);
    });
    expect(new Set(cities.flat()).size).toBe(3);
    expect(Object.keys(site.images)).toEqual(Object.keys(site.images).toSorted());
  });

  it('of pages that name none are chosen by their id, so that every shared link has a picture', async () => {
    const site = await siteOf();
    const { metaOgimage } = routeOf(site, '/business/').page.context.page.metaTags;
    expect(site.socialImages[metaOgimage]).toMatchObject({ poster: { seed: 'business', format: 'social' } });
  });
});

describe('listings', () => {
  it('mix news, press and events, newest first, and show the newest two as posters on the full list', async () => {
    const { blocks } = contentOf(await siteOf(), '/news/', 'generic');
    expect(blocks.map(({ type }) => type)).toEqual(['posters', 'rows']);
    expect(blockOf(blocks, 'posters')).toMatchObject({
      heading: 'All',
      items: [{ href: '/tag-1/', tag: 'news.type.event de' }, { href: '/news/trainees/' }],
    });
    expect(blockOf(blocks, 'rows').items).toEqual([
      {
        href: '/presse/klanghaus/',
        date: { iso: '2026-11-02', text: '2.\u00a0November 2026' },
        title: 'Klanghaus',
        kind: 'press',
      },
    ]);
  });

  it('show a limited list as rows alone', async () => {
    const site = await siteOf(set('de/pages/news.json', '/blocks/0/limit', 2));
    const { blocks } = contentOf(site, '/news/', 'generic');
    expect(blockOf(blocks, 'rows').items.map(({ href }) => href)).toEqual(['/tag-1/', '/news/trainees/']);
    expect(blocks).toHaveLength(1);
  });

  it('show all cities in each language, those without a page in it in German', async () => {
    const { blocks } = contentOf(await siteOf(), '/en/locations/', 'generic');
    const overview = blockOf(blocks, 'visit');
    const houses = 'houses' in overview ? overview.houses : [];
    expect(houses.map(({ city, href, hreflang }) => [city, href, hreflang])).toEqual([
      ['Berlin', '/berlin/', 'de'],
      ['Vienna', '/en/locations/vienna/', undefined],
      ['Zürich', '/standorte/zuerich/', 'de'],
    ]);
  });

  it('leave out pages that are kept out of search engines', async () => {
    const titlesOf = async (change?: BadCase['change']) => {
      const { blocks } = contentOf(await siteOf(change), '/work/', 'generic');
      return blockOf(blocks, 'posters').items.map(({ title }) => title);
    };
    const titles = await titlesOf();
    const [hidden] = titles;
    const without = await titlesOf(set('de/cases/rollwerk.json', '/noIndex', true));
    expect(without).toEqual(titles.filter((title) => title !== hidden));
  });

  it('leave out a list of nothing, but not the empty job list', async () => {
    const close = (file: string) => set(file, '/validThrough', '2026-11-02');
    const empty = all(
      close('de/jobs/101.json'),
      close('en/jobs/101.json'),
      close('de/jobs/102.json'),
      set('en/pages/press.json', '/blocks', [{ type: 'listing', of: 'events' }]),
    );
    const site = await siteOf(empty);
    expect(contentOf(site, '/en/press/', 'generic').blocks).toEqual([]);
    expect(blockOf(contentOf(site, '/jobs/', 'generic').blocks, 'jobList')).toEqual({
      type: 'jobList',
      items: [],
      initiative: { label: 'jobs.initiative de', href: '/jobs/application/initiative/', isExternal: false },
    });
    expect(blockOf(contentOf(site, '/', 'generic').blocks, 'jobsCallout').count).toBe(0);
  });

  it('give the number of open jobs in words too', async () => {
    const text = '{count, plural, =0 {none} one {one job} other {# jobs}}';
    const site = await siteOf(
      all(
        set('de/texts.json', '/location.jobs.count', text),
        set('en/texts.json', '/location.jobs.count', text),
      ),
    );
    const { count, countText } = blockOf(contentOf(site, '/', 'generic').blocks, 'jobsCallout');
    expect([count, countText]).toEqual([2, '2 jobs']);
  });

  it('link the case of a discipline by client and title', async () => {
    const { blocks } = contentOf(await siteOf(), '/services/', 'generic');
    expect(blockOf(blocks, 'services').items[0]).toMatchObject({
      id: 'klang',
      link: { label: 'Rollwerk: Leiser', href: '/work/hoerfein/' },
    });
  });
});

describe('openings', () => {
  it.each([
    ['/', 'stage'],
    ['/about/', 'side'],
    ['/kontakt/', 'plain'],
    ['/jobs/', 'jobs'],
    ['/impressum/', 'legal'],
    ['/berlin/', 'poster'],
    ['/sounds/', 'side'],
    ['/business/', 'plain'],
  ])('%s opens as %s', async (path, opening) => {
    const content = contentOf(await siteOf(), path, 'generic');
    expect(content.opening).toBe(opening);
    expect(content.picture !== undefined).toBe(['poster', 'side', 'stage'].includes(opening));
    expect(content.theme).toBe('light');
  });

  it.each([
    ['side', 'fish', 'lime', 'dark'],
    ['side', 'waves', 'paper', 'dark'],
    ['side', 'fish', 'black', 'yellow'],
    ['side', 'wheels', 'lime', 'lime'],
    ['poster', 'weeks', 'black', 'yellow'],
    ['poster', 'waves', 'lime', 'lime'],
  ])(
    '%s sets %s on %s against %s, so that nothing is cut by an edge that nobody sees',
    async (opening, motif, sheet, ground) => {
      const site = await siteOf(
        all(
          set('de/units/sounds.json', '/opening', opening),
          set('de/units/sounds.json', '/poster', { motif, set: sheet, alt: 'A poster' }),
        ),
      );
      expect(contentOf(site, '/sounds/', 'generic')).toMatchObject({ opening, ground });
    },
  );

  it('give legal pages a contents list of their anchored headings', async () => {
    expect(contentOf(await siteOf(), '/data-privacy/', 'generic').toc).toEqual([
      { anchor: 'bewerbung', label: '7. Applications' },
    ]);
  });
});

it('leaves an account out of the facts about the group where its address is empty', async () => {
  const site = await siteOf(
    all(set('de/texts.json', '/social.kununu.link', ''), set('en/texts.json', '/social.kununu.link', ' ')),
  );
  const [group] = routeOf(site, '/').structuredData as { sameAs?: string[] }[];
  expect(group?.sameAs).toHaveLength(4);
  expect(group?.sameAs?.join(' ')).not.toContain('kununu');
});
