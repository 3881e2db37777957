import { type Release, releaseText } from '../../../scripts/content/release';
import { ORIGIN, routeOf, siteOf } from './contentTree';

const BLOCKS = [
  {
    type: 'contact',
    heading: 'Kontakt',
    role: 'Presse',
    email: 'presse@sff.example',
    phone: '+49 30 23125 140',
  },
  { type: 'text', heading: 'Der Raum', paragraphs: ['Er steht in [Wien](page:wien).'] },
  { type: 'image', motif: 'sun', set: 'paper', alt: 'Eine Sonne.' },
  { type: 'list', items: [{ title: 'Kabine drei', text: 'frei' }, { title: 'Kabine vier' }] },
  { type: 'faq', heading: 'Fragen', items: [{ question: 'Wann?', answer: 'Morgen.' }] },
  { type: 'facts', items: [{ label: 'Umbau', value: 'elf Monate' }] },
  { type: 'figures', items: [{ value: '41,2', unit: 'Mio. €', caption: 'Honorar' }] },
  { type: 'quote', text: 'Jetzt hören wir.', attribution: 'Leitung' },
  { type: 'downloads', heading: 'Dateien', items: [{ title: 'Logo', file: 'logo' }] },
];

/** The release of the page of the base project, with these blocks. */
async function releaseWith(blocks: object[]): Promise<Release> {
  const site = await siteOf((tree) => {
    Object.assign(tree['content-json/de/press/klanghaus.json'] as object, {
      title: 'Klang\u00adhaus',
      blocks,
    });
  });
  const { media } = routeOf(site, '/presse/klanghaus/');
  const [release] = media.flatMap((key) => {
    const file = site.files[key];
    return file?.type === 'release' ? [file.release] : [];
  });
  if (!release) throw new Error('The page offers no release.');
  return release;
}

it('holds what is read on the page, its links with whole addresses, the contact at the end', async () => {
  const release = await releaseWith(BLOCKS);
  expect(release).toMatchObject({
    lang: 'de-DE',
    kind: 'press.label de',
    dateline: 'Berlin, 2.\u00a0November 2026',
    title: 'Klang\u00adhaus',
    lead: [{ words: 'A lead.' }],
    address: `${ORIGIN}/presse/klanghaus/`,
  });
  expect(release.parts).toEqual([
    { type: 'heading', text: 'Der Raum' },
    {
      type: 'paragraph',
      text: [{ words: 'Er steht in ' }, { words: 'Wien', href: `${ORIGIN}/standorte/wien/` }, { words: '.' }],
    },
    {
      type: 'list',
      items: [
        { title: 'Kabine drei', text: [{ words: 'frei' }] },
        { title: 'Kabine vier', text: [] },
      ],
    },
    { type: 'heading', text: 'Fragen' },
    { type: 'list', items: [{ title: 'Wann?', text: [{ words: 'Morgen.' }] }] },
    { type: 'facts', items: [{ title: 'Umbau', text: [{ words: 'elf Monate' }] }] },
    { type: 'figures', items: [{ title: '41,2\u00a0Mio. €', text: [{ words: 'Honorar' }] }] },
    { type: 'quote', text: '„Jetzt hören wir.“', source: 'Leitung' },
    { type: 'about', heading: 'press.boilerplate de', text: 'press.boilerplate.text de' },
    {
      type: 'contact',
      heading: 'Kontakt',
      lines: [
        [{ words: 'Presse' }],
        [{ words: 'presse@sff.example', href: 'mailto:presse@sff.example' }],
        [{ words: '+49 30 23125 140', href: 'tel:+493023125140' }],
      ],
    },
  ]);
});

it('is plain text where no PDF can be drawn', async () => {
  const paragraphs = releaseText(await releaseWith(BLOCKS)).split('\n\n');
  expect(paragraphs).toEqual([
    'Klanghaus',
    'A line.',
    'Berlin, 2.\u00a0November 2026. A lead.',
    'Der Raum',
    'Er steht in Wien.',
    '– Kabine drei: frei\n– Kabine vier',
    'Fragen',
    '– Wann? Morgen.',
    '– Umbau: elf Monate',
    '– 41,2\u00a0Mio. €: Honorar',
    '„Jetzt hören wir.“\n(Leitung)',
    'press.boilerplate de',
    'press.boilerplate.text de',
    'Kontakt\nPresse\npresse@sff.example\n+49 30 23125 140\n',
  ]);
});
