import { all, copy, set } from './badCase';
import { withPairs } from './badPairs';
import { blockOf, contentOf, routeOf, siteOf, type Tree } from './contentTree';

const PAIR = '/services/klang-kampagne/';
const siteWith = (...changes: ((tree: Tree) => void)[]) => siteOf(all(withPairs, ...changes));

/** A third discipline, so that two cases can have one of the pair without the other. */
const withStrategy = (tree: Tree) => {
  set('de/pages/services.json', '/blocks/0/items/2', {
    id: 'strategie',
    title: 'Strategy',
    detail: 'Reading',
    plate: 'strategy',
  })(tree);
  for (const other of ['sound', 'campaign']) {
    const path = `/services/${other}-strategie/`;
    copy('de/pairs/klang-kampagne.json', `de/pairs/${other}-strategie.json`, {
      path,
      metaTitle: `${other} – SFF`,
      plates: [other, 'strategy'],
    })(tree);
  }
};

const mixerOn = async (...changes: ((tree: Tree) => void)[]) =>
  blockOf(contentOf(await siteWith(...changes), '/services/', 'generic').blocks, 'mixer');

describe('the page of services', () => {
  it('has no mixer where nothing can be combined', async () => {
    const { blocks } = contentOf(await siteOf(), '/services/', 'generic');
    expect(blocks.map(({ type }) => type)).not.toContain('mixer');
  });

  it('opens with two sides of all disciplines, on which the pair of the most cases is chosen', async () => {
    const site = await siteWith();
    const { blocks, opening } = contentOf(site, '/services/', 'generic');
    expect(opening).toBe('plain');
    expect(blocks[0]?.type).toBe('mixer');
    const { sides } = blockOf(blocks, 'mixer');
    expect(sides.map(({ legend }) => legend)).toEqual(['mixer.first de', 'mixer.second de']);
    expect(sides.map(({ plates }) => plates)).toEqual([
      [{ label: 'Digi\u00ADtal', isChosen: true }, { label: 'Campaign' }],
      [{ label: 'Digi\u00ADtal' }, { label: 'Campaign', isChosen: true }],
    ]);
  });

  it('has a sheet for each pair, with its words, its address and the cases that name both, the newest first', async () => {
    const { sheets } = await mixerOn();
    const [pair, ...alone] = sheets?.items ?? [];
    expect(pair).toMatchObject({
      plates: [1, 2],
      words: { title: 'Ohrwurm', lead: ['Nobody has to learn a line they can hum.'] },
      link: { label: 'mixer.sheet Ohrwurm de', href: PAIR },
    });
    expect(pair?.cases.map(({ href }) => href)).toEqual(['/work/rollwerk/', '/work/hoerfein/']);
    expect(alone).toMatchObject([
      { plates: [1, 1], cases: [] },
      { plates: [2, 2], cases: [] },
    ]);
    expect(alone.some((sheet) => 'words' in sheet || 'link' in sheet)).toBe(false);
  });

  it('leaves out a case that has only one of the two, and says where to ask for a pair without cases', async () => {
    const one = all(withStrategy, set('de/cases/rollwerk.json', '/disciplines', ['Campaign', 'Strategy']));
    const first = await mixerOn(one);
    const sheetOf = ({ sheets }: typeof first) => sheets?.items.find(({ link }) => link?.href === PAIR);
    expect(sheetOf(first)?.cases.map(({ href }) => href)).toEqual(['/work/hoerfein/']);
    const none = await mixerOn(one, set('de/cases/hoerfein.json', '/disciplines', ['Digital', 'Strategy']));
    expect(sheetOf(none)?.cases).toEqual([]);
    expect(none.sheets?.none).toMatchObject({ text: 'mixer.none de', link: { href: '/kontakt/' } });
  });

  it('shows for each sheet a drawing of its own, made of its two plates', async () => {
    const site = await siteWith();
    const { sheets } = blockOf(contentOf(site, '/services/', 'generic').blocks, 'mixer');
    const drawn = sheets?.items.map(({ picture }) => site.images[picture.wide.src]);
    expect(drawn).toMatchObject([
      { motif: 'overprint', plates: ['sound', 'campaign'], set: 'black', format: 'portrait' },
      { motif: 'overprint', plates: ['sound', 'sound'] },
      { motif: 'overprint', plates: ['campaign', 'campaign'] },
    ]);
  });
});

describe('the page of a pair', () => {
  it('opens with its word, the names of the two and the two plates, said in words', async () => {
    const site = await siteWith();
    const content = contentOf(site, PAIR, 'generic');
    expect(content).toMatchObject({
      opening: 'side',
      theme: 'dark',
      title: 'Ohrwurm',
      eyebrow: 'Digital + Campaign',
      lead: ['Nobody has to learn a line they can hum.'],
    });
    expect(content.picture?.alt).toBe('mixer.alt mixer.plate.sound de und mixer.plate.campaign de de');
    // Neither black nor the paper of a colour scheme, which would hide where the black sheet ends.
    expect(content.ground).toBe('yellow');
  });

  it('has a social picture of its two plates, and stands in the sitemap below the page of services', async () => {
    const site = await siteWith();
    const { page, structuredData } = routeOf(site, PAIR);
    const image = site.socialImages[page.context.page.metaTags.metaOgimage ?? ''];
    expect(image).toMatchObject({
      title: 'Ohrwurm',
      poster: { motif: 'overprint', plates: ['sound', 'campaign'], format: 'social' },
    });
    expect(site.sitemap.map(({ loc }) => new URL(loc).pathname)).toContain(PAIR);
    expect(JSON.stringify(structuredData)).toContain('/services/"');
  });

  it('leads to its neighbours and to all pairs, and lists the cases of the two', async () => {
    const site = await siteWith();
    const { blocks } = contentOf(site, PAIR, 'generic');
    const { sides, sheets, link } = blockOf(blocks, 'mixer');
    expect(sheets).toBeUndefined();
    expect(link?.href).toBe('/services/');
    // With two disciplines there is no third to swap in.
    expect(sides.map(({ kept, plates }) => [kept, plates])).toEqual([
      ['Campaign', [{ label: 'Digi\u00ADtal', isChosen: true }, { label: 'Campaign' }]],
      ['Digital', [{ label: 'Digi\u00ADtal' }, { label: 'Campaign', isChosen: true }]],
    ]);
    expect(blockOf(blocks, 'posters').items.map(({ href }) => href)).toEqual([
      '/work/rollwerk/',
      '/work/hoerfein/',
    ]);
  });

  it('says where to ask where no case has both', async () => {
    const change = all(
      withStrategy,
      set('de/cases/rollwerk.json', '/disciplines', ['Campaign', 'Strategy']),
      set('de/cases/hoerfein.json', '/disciplines', ['Digital', 'Strategy']),
    );
    const { blocks } = contentOf(await siteWith(change), PAIR, 'generic');
    expect(blocks.map(({ type }) => type)).toEqual(['mixer', 'cta']);
    expect(blockOf(blocks, 'cta').link.href).toBe('/kontakt/');
  });
});
