import type { BlockView } from '../../../src/content/view';
import { all, copy, set } from './badCase';
import { blockOf, contentOf, siteOf } from './contentTree';

describe('pages of a kind', () => {
  it('group the programme of an event by day and tell when it is over', async () => {
    const before = contentOf(await siteOf(), '/tag-1/', 'generic');
    expect(before).toMatchObject({
      isPast: false,
      newsKind: 'event',
      date: { iso: '2026-11-24', text: '24.–25.\u00a0November 2026' },
    });
    expect(blockOf(before.blocks, 'programme').days.map(({ label, items }) => [label, items.length])).toEqual(
      [
        ['Tuesday', 1],
        ['Wednesday', 2],
      ],
    );
    expect(before.facts).toEqual([
      { label: 'event.when de', value: ['24.–25.\u00a0November 2026'] },
      { label: 'event.where de', value: ['Berlin'] },
      {
        label: 'event.calendar de',
        value: [{ label: 'event.calendar.link de', href: '/tag-1/event.ics', isExternal: false }],
      },
    ]);
    expect(contentOf(await siteOf(undefined, '2026-11-25'), '/tag-1/', 'generic').isPast).toBe(false);
    expect(contentOf(await siteOf(undefined, '2026-11-26'), '/tag-1/', 'generic').isPast).toBe(true);
  });

  it('tell the hours of an event of one day', async () => {
    const change = all(
      set('de/events/tag-1.json', '/endDate', '2026-11-24'),
      set('de/events/tag-1.json', '/startTime', '09:30'),
      set('de/events/tag-1.json', '/endTime', '18:00'),
    );
    const { facts } = contentOf(await siteOf(change), '/tag-1/', 'generic');
    expect(facts?.[0]?.value).toEqual(['24.\u00a0November 2026, hours.value 9.30\u2060–\u206018 de']);
  });

  it('tell the hours of a house in the form of its language', async () => {
    const { blocks } = contentOf(await siteOf(), '/en/locations/vienna/', 'generic');
    expect(blockOf(blocks, 'facts').items[0]).toEqual({
      label: 'location.hours en',
      value: ['hours.value Mon\u2060–\u2060Fri, 9\u00a0am\u00a0to\u00a06\u00a0pm en'],
    });
  });

  it('put the programme behind the introduction before an event and before what closes the page after it', async () => {
    const blocks = [
      { type: 'facts', items: [{ label: 'event.where de', value: 'Here' }] },
      { type: 'text', paragraphs: ['What it is.'] },
      { type: 'quote', text: 'Good.', attribution: 'A guest' },
      { type: 'contact', heading: 'Ask', role: 'Team', email: 'a@sff.example', phone: '+49 30 23125 100' },
      { type: 'cta', heading: 'Then', label: 'Home', targetId: 'home' },
    ];
    const change = set('de/events/tag-1.json', '/blocks', blocks);
    const types = (content: { blocks: BlockView[] }) => content.blocks.map(({ type }) => type);
    const before = contentOf(await siteOf(change), '/tag-1/', 'generic');
    expect(types(before)).toEqual(['text', 'programme', 'quote', 'contact', 'cta']);
    expect(blockOf(before.blocks, 'programme').heading).toBe('event.programme de');
    // The page words one fact itself, so the build does not repeat it; it stands among those of the page.
    expect(before.facts?.map(({ label }) => label)).toEqual([
      'event.when de',
      'event.where de',
      'event.calendar de',
    ]);
    expect(before.facts?.[1]?.value).toEqual(['Here']);
    const after = contentOf(await siteOf(change, '2027-01-01'), '/tag-1/', 'generic');
    expect(types(after)).toEqual(['text', 'quote', 'programme', 'contact', 'cta']);
  });

  it('show of a location first how to get there and its jobs, then its facts, last the other cities', async () => {
    const { facts, lead, blocks } = contentOf(await siteOf(), '/berlin/', 'generic');
    expect([facts, lead]).toEqual([undefined, undefined]);
    expect(blocks.map(({ type }) => type)).toEqual(['visit', 'jobList', 'facts', 'cities']);
    expect(blockOf(blocks, 'visit')).toMatchObject({
      type: 'visit',
      name: 'location.name Berlin de',
      hours: [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' }],
      street: 'Rasterweg',
      number: '8',
      town: '10999 Berlin',
      phone: { label: '+49 30 23125 100', href: 'tel:+493023125100', isExternal: false },
      email: { label: 'hallo@sff.example', href: 'mailto:hallo@sff.example', isExternal: false },
      route: {
        label: 'location.route de',
        href: 'https://maps.kartenwerk.example/route?to=Rasterweg%208%2C%2010999%20Berlin%2C%20DE',
        isExternal: true,
      },
    });
    const { heading, items, link } = blockOf(blocks, 'jobList');
    expect(heading).toBe('location.jobs Berlin de');
    expect(items.map(({ locationIds }) => locationIds.includes('berlin'))).not.toContain(false);
    expect(link?.href).toBe('/jobs/?location=berlin');
    expect(blockOf(blocks, 'facts').lead).toEqual(['The house in Berlin.']);
    expect(blockOf(blocks, 'facts').items).toEqual([
      {
        label: 'location.hours de',
        value: ['hours.value Mo\u2060–\u2060Fr, 9\u2060–\u206018 de'],
      },
      { label: 'location.team de', value: ['location.people de'] },
      { label: 'case.units de', value: [{ label: 'Sounds', href: '/sounds/', isExternal: false }] },
      {
        label: 'location.takeAway de',
        value: [
          {
            label: 'location.cards de',
            href: expect.stringMatching(/^media\/file\//) as string,
            isExternal: false,
          },
          ', ',
          { label: 'location.addressBook de', href: '/berlin/house.vcf', isExternal: false },
        ],
      },
    ]);
    expect(blockOf(blocks, 'cities')).toMatchObject({ heading: 'location.others de', current: 'berlin' });
  });

  it('list the units as a directory, and no other posters', async () => {
    const site = await siteOf();
    const [units, cases] = ['/services/', '/work/'].map((path) =>
      blockOf(contentOf(site, path, 'generic').blocks, 'posters'),
    );
    expect([units?.isDirectory, cases?.isDirectory]).toEqual([true, undefined]);
  });

  it('do not let a line of their facts end with the short first word of a unit', async () => {
    const site = await siteOf(set('de/units/sounds.json', '/unit', 'CX Group'));
    const { items } = blockOf(contentOf(site, '/berlin/', 'generic').blocks, 'facts');
    const units = items.find(({ label }) => label === 'case.units de')?.value;
    expect(units).toMatchObject([{ label: 'CX\u00a0Group' }]);
  });

  it('leave the units of a location out of its facts where a list of the page names them', async () => {
    const labelsWith = async (text: string) => {
      const list = { type: 'list', items: [{ title: 'Klang', text }] };
      const site = await siteOf(set('de/locations/berlin.json', '/blocks', [list]));
      const { blocks } = contentOf(site, '/berlin/', 'generic');
      return blockOf(blocks, 'facts').items.map(({ label }) => label);
    };
    expect(await labelsWith('More at [Sounds](page:sounds).')).not.toContain('case.units de');
    expect(await labelsWith('Sounds.')).toContain('case.units de');
  });

  it('name the country of a location abroad', async () => {
    const site = await siteOf();
    const headOf = (path: string) => blockOf(contentOf(site, path, 'generic').blocks, 'visit');
    expect(headOf('/standorte/wien/')).toMatchObject({ town: '1020 Wien, Österreich' });
    expect(headOf('/en/locations/vienna/')).toMatchObject({ town: '1020 Vienna, Austria' });
  });

  it('do not let a line end with a short word of the name of a town', async () => {
    const site = await siteOf(set('de/locations/berlin.json', '/address/city', 'Frankfurt am Main'));
    expect(blockOf(contentOf(site, '/berlin/', 'generic').blocks, 'visit')).toMatchObject({
      town: '10999 Frankfurt am\u00A0Main',
      route: { href: expect.stringContaining('10999%20Frankfurt%20am%20Main') as string },
    });
  });

  it('state the days to come on which a location is closed', async () => {
    const change = set('de/locations/berlin.json', '/closedOn', ['2026-12-24', '2027-03-08']);
    const headOn = async (day: string) =>
      blockOf(contentOf(await siteOf(change, day), '/berlin/', 'generic').blocks, 'visit');
    expect(await headOn('2026-12-24')).toMatchObject({ closedOn: ['2026-12-24', '2027-03-08'] });
    expect(await headOn('2026-12-25')).toMatchObject({ closedOn: ['2027-03-08'] });
    expect(await headOn('2027-03-09')).not.toHaveProperty('closedOn');
  });

  it('show the number of the house that answers, and say so in the language of the page', async () => {
    const site = await siteOf(
      all(
        ...['de/locations/wien.json', 'en/locations/wien.json', 'de/locations/zuerich.json'].flatMap(
          (file) => [set(file, '/phone', undefined), set(file, '/answeredBy', 'berlin')],
        ),
        set('de/locations/berlin.json', '/phone', '+49 30 23125 177'),
      ),
    );
    const phone = { label: '+49 30 23125 177', href: 'tel:+493023125177' };
    const headOf = (path: string) => blockOf(contentOf(site, path, 'generic').blocks, 'visit');
    expect(headOf('/standorte/wien/')).toMatchObject({
      phone,
      phoneNote: 'location.answeredIn Berlin de',
    });
    expect(headOf('/en/locations/vienna/')).toMatchObject({
      phone,
      phoneNote: 'location.answeredIn Berlin en',
    });
    expect(headOf('/berlin/')).toMatchObject({ phone });
    expect(headOf('/berlin/')).not.toHaveProperty('phoneNote');
    const rows = blockOf(contentOf(site, '/en/locations/', 'generic').blocks, 'visit');
    const noteOf = (city: string) =>
      'houses' in rows ? rows.houses.find((house) => house.city === city)?.phoneNote : 'no rows';
    // Zürich has no English page, yet its row is English.
    expect(['Berlin', 'Vienna', 'Zürich'].map(noteOf)).toEqual([
      undefined,
      'location.answeredIn Berlin en',
      'location.answeredIn Berlin en',
    ]);
    const card = site.addressCards.find(({ path }) => path.includes('/standorte/wien/'));
    expect(card).toMatchObject({ phone: 'tel:+493023125177', note: 'location.answeredIn Berlin de' });
  });

  it.each([
    ['Hafenstraße 14 b', 'Hafenstraße', '14 b'],
    ['Straße des 17. Juni 135–137', 'Straße des 17. Juni', '135–137'],
    ['Am alten Hof', 'Am alten Hof', undefined],
  ])('print of %s the number of the house by itself', async (written, street, number) => {
    const site = await siteOf(set('de/locations/berlin.json', '/address/street', written));
    const head = blockOf(contentOf(site, '/berlin/', 'generic').blocks, 'visit');
    expect(head).toMatchObject({ street, ...(number === undefined ? {} : { number }) });
    expect('number' in head).toBe(number !== undefined);
  });

  it('print the address of a location on the ground of its poster', async () => {
    const headOf = async (poster: string) => {
      const site = await siteOf(set('de/locations/berlin.json', '/poster/set', poster));
      return blockOf(contentOf(site, '/berlin/', 'generic').blocks, 'visit');
    };
    expect(await headOf('blue')).toMatchObject({ theme: 'blue' });
    expect(await headOf('black')).toMatchObject({ theme: 'dark' });
  });

  it('show a case with its facts and its next case', async () => {
    const content = contentOf(await siteOf(), '/en/work/rollwerk/', 'case');
    expect(content.facts.map(({ label, value }) => [label, value])).toEqual([
      ['case.client en', ['Rollwerk']],
      ['case.services en', ['Campaign, Digital']],
      ['case.location en', [{ label: 'Berlin', href: '/berlin/', isExternal: false, hreflang: 'de' }]],
      ['case.period en', ['March to May 2026']],
      ['case.units en', [{ label: 'Sounds', href: '/sounds/', isExternal: false, hreflang: 'de' }]],
    ]);
    expect(content.next).toMatchObject({ href: '/work/hoerfein/', hreflang: 'de', title: 'Leiser' });
    expect(content.picture?.alt).toBe('Poster: two discs.');
  });

  it('show a press release with its text to take away and the releases before it', async () => {
    const older = { date: '2025-01-02', path: '/presse/alt/', metaTitle: 'Alt – SFF', title: 'Alt' };
    const site = await siteOf(copy('de/press/klanghaus.json', 'de/press/alt.json', older));
    const content = contentOf(site, '/presse/klanghaus/', 'press');
    expect(content.more.map(({ href }) => href)).toEqual(['/presse/alt/']);
    expect(contentOf(site, '/presse/alt/', 'press').more).toEqual([]);
    expect(content.overview).toEqual({ label: 'press.all de', href: '/presse/', isExternal: false });
    const [text, poster] = content.downloads.map(({ href }) => site.files[href]);
    expect(text).toMatchObject({ type: 'release', name: 'sff-klanghaus-de' });
    expect(poster).toMatchObject({ type: 'poster', poster: { seed: 'klanghaus', motif: 'sun' } });
  });

  it('show only the releases before it below a press release that is in no list', async () => {
    const newer = { date: '2026-11-20', path: '/presse/neu/', metaTitle: 'Neu – SFF', title: 'Neu' };
    const older = { date: '2025-01-02', path: '/presse/alt/', metaTitle: 'Alt – SFF', title: 'Alt' };
    const site = await siteOf(
      all(
        copy('de/press/klanghaus.json', 'de/press/neu.json', newer),
        copy('de/press/klanghaus.json', 'de/press/alt.json', older),
        set('de/press/klanghaus.json', '/noIndex', true),
      ),
    );
    const { more } = contentOf(site, '/presse/klanghaus/', 'press');
    expect(more.map(({ href }) => href)).toEqual(['/presse/alt/']);
  });

  it('offer ways out of the 404 page that exist in its language', async () => {
    const site = await siteOf();
    expect(contentOf(site, '/404.html', 'error').links.map(({ href }) => href)).toEqual([
      '/',
      '/jobs/',
      '/work/',
    ]);
    expect(contentOf(site, '/en/404.html', 'error').links.map(({ href }) => href)).toEqual([
      '/en/',
      '/en/jobs/',
    ]);
  });

  it('point from a news entry to what it is about', async () => {
    const { blocks } = contentOf(await siteOf(), '/news/trainees/', 'generic');
    expect(blockOf(blocks, 'rows')).toMatchObject({
      heading: 'news.related de',
      items: [{ href: '/presse/klanghaus/' }],
    });
  });
});
