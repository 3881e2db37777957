import { readDocument } from '../../../scripts/content/media/readDocument';
import type { Release, ReleasePart } from '../../../scripts/content/release';
import { renderReleaseFile } from '../../../scripts/releases/renderReleaseFile';
import { readPdf } from '../../helpers/readPdf';
import { temporaryFolder } from '../../helpers/temporaryFolder';

const cacheDir = temporaryFolder();

const paragraph = (words: string): ReleasePart => ({ type: 'paragraph', text: [{ words }] });

const RELEASE: Release = {
  lang: 'de-DE',
  kind: 'Pressemitteilung',
  date: '2026-11-12',
  dateline: 'Wien, 12. November 2026',
  title: 'Klang & Sprache: Ein Haus für Łódź',
  subheadline: 'Der Farb\u00adboden ist geblieben.',
  lead: [
    { words: 'Es steht in ' },
    { words: 'Wien', href: 'https://www.sff.example/standorte/wien/' },
    { words: '.' },
  ],
  parts: [
    { type: 'heading', text: 'Die Räume' },
    paragraph('Zwei Studios auf 780\u202fm².'),
    {
      type: 'list',
      items: [
        { title: 'Kabine drei', text: [{ words: 'frei' }] },
        { title: 'Wo steht sie?', text: [{ words: 'Hinten.' }] },
      ],
    },
    { type: 'steps', items: [{ title: 'Klingeln', text: [] }] },
    { type: 'facts', items: [{ title: 'Umbau', text: [{ words: 'elf Monate' }] }] },
    { type: 'figures', items: [{ title: '41,2\u00a0Mio.', text: [{ words: 'Euro' }] }] },
    { type: 'statement', text: [{ words: 'Wir hören.' }] },
    { type: 'quote', text: '„Jetzt gehört die Wand uns.“', source: 'Leitung SFF Wien' },
    { type: 'about', heading: 'Über SFF', text: 'SFF ist eine Agenturgruppe.' },
    {
      type: 'contact',
      heading: 'Pressekontakt',
      lines: [[{ words: 'Presse' }], [{ words: 'presse@sff.example', href: 'mailto:presse@sff.example' }]],
    },
  ],
  address: 'https://www.sff.example/presse/klanghaus/',
  pageCounts: ['1 Seite', '2 Seiten', '3 Seiten', '4 Seiten', '5 Seiten'],
};

const render = (release: Release) => renderReleaseFile(release, cacheDir);

/** Text of about this many lines; each sentence has a number of its own. */
const longText = (name: string, lines: number): string =>
  Array.from(
    { length: lines },
    (_, line) => `${name} ${line + 1} sagt in dieser Zeile nichts, was man drucken muss.`,
  ).join(' ');

it('says what a release says, in its order, by headings, lists, quotes and links', async () => {
  const { bytes, pages } = await render(RELEASE);
  const { words, artifacts, alternatives, links } = await readPdf(bytes);
  expect(words.map(({ element, text }) => `${element.replace('Document ', '')}: ${text}`)).toEqual([
    'Figure: ',
    'P: Pressemitteilung',
    'P: Wien, 12. November 2026',
    'H1: Klang & Sprache: Ein Haus für Łódź',
    'P: Der Farbboden ist geblieben.',
    'P: Es steht in ',
    'P Link: Wien',
    'P: .',
    'H2: Die Räume',
    'P: Zwei Studios auf 780\u00a0m².',
    'L LI Lbl: •',
    'L LI LBody: Kabine drei: ',
    'L LI LBody: frei',
    'L LI Lbl: •',
    'L LI LBody: Wo steht sie? ',
    'L LI LBody: Hinten.',
    'L LI Lbl: 1.',
    'L LI LBody: Klingeln',
    'L LI Lbl: Umbau',
    'L LI LBody: elf Monate',
    'L LI Lbl: 41,2\u00a0Mio.',
    'L LI LBody: Euro',
    'P: Wir hören.',
    'BlockQuote P: „Jetzt gehört die Wand uns.“',
    'BlockQuote P: Leitung SFF Wien',
    'H2: Über SFF',
    'P: SFF ist eine Agenturgruppe.',
    'H2: Pressekontakt',
    'P: Presse',
    'P Link: presse@sff.example',
    'P Link: www.sff.example/presse/klanghaus/',
  ]);
  expect(pages).toBe('2 Seiten');
  expect(artifacts).toEqual([
    'www.sff.example/presse/klanghaus/1/2',
    'Klang & Sprache: Ein Haus für Łódź2/2',
  ]);
  expect(alternatives).toEqual(['SFF']);
  expect(links.map(({ href }) => href)).toEqual([
    'https://www.sff.example/standorte/wien/',
    'mailto:presse@sff.example',
    'https://www.sff.example/presse/klanghaus/',
  ]);
});

it('is a PDF as the content step asks for: tagged, with title and language; its metadata are XML', async () => {
  const { bytes } = await render(RELEASE);
  expect(await readDocument(bytes)).toEqual({
    type: 'document',
    isTagged: true,
    pages: 2,
    title: 'Klang & Sprache: Ein Haus für Łódź',
    language: 'de-DE',
  });
  const text = Buffer.from(bytes).toString('utf8');
  expect(text).toContain('>Klang &amp; Sprache: Ein Haus für Łódź</rdf:li>');
  // All fonts are embedded, as subsets.
  expect(new Set(text.match(/\/FontName \/\S+/g))).toEqual(
    new Set(text.match(/\/FontName \/[A-Z]{6}\+\S+/g)),
  );
  expect(text).not.toContain('Helvetica');
  expect(text.match(/\/FontFile2/g)?.length).toBe(text.match(/\/Type \/FontDescriptor/g)?.length);
});

it('goes on over sheets with the text in order, no heading at their end and no line alone', async () => {
  const names = ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben'];
  const paragraphs = names.flatMap((name) => [longText(name, 11), longText(`${name} noch`, 5)]);
  const parts = paragraphs.flatMap((text, index): ReleasePart[] => [
    ...(index % 2 === 0 ? [{ type: 'heading' as const, text: `Über ${names[index / 2]}` }] : []),
    paragraph(text),
  ]);
  const address = 'https://www.sff.example/';
  const linked: ReleasePart = {
    type: 'paragraph',
    text: [{ words: 'Zur ' }, { words: 'Startseite', href: address }],
  };
  const { bytes, pages } = await render({ ...RELEASE, parts: [linked, ...parts] });
  const { words, artifacts, links } = await readPdf(bytes);
  expect(pages).toBe('4 Seiten');
  expect(artifacts).toEqual([
    'www.sff.example/presse/klanghaus/1/4',
    'Klang & Sprache: Ein Haus für Łódźwww.sff.example/presse/klanghaus/2/4',
    'Klang & Sprache: Ein Haus für Łódźwww.sff.example/presse/klanghaus/3/4',
    'Klang & Sprache: Ein Haus für Łódź4/4',
  ]);
  expect(links).toEqual([
    { href: 'https://www.sff.example/standorte/wien/', sheet: 1 },
    { href: address, sheet: 1 },
    { href: RELEASE.address, sheet: 4 },
  ]);
  const printed = words.map(({ text }) => text).join('');
  expect(paragraphs.filter((text) => !printed.includes(text))).toEqual([]);
  for (const sheet of [1, 2, 3]) {
    const last = words.filter((line) => line.sheet === sheet).at(-1);
    expect(last?.element).toBe('Document P');
  }
});

it('keeps whom to ask on the sheet of what the group is', async () => {
  const contact = RELEASE.parts.filter(({ type }) => type === 'about' || type === 'contact');
  const counts = new Set<string | undefined>();
  for (let lines = 14; lines <= 26; lines += 1) {
    const { bytes, pages } = await render({
      ...RELEASE,
      parts: [paragraph(longText('Zeile', lines)), ...contact],
    });
    const { words } = await readPdf(bytes);
    const sheetOf = (start: string) => words.find(({ text }) => text.startsWith(start))?.sheet;
    expect(sheetOf('Pressekontakt')).toBe(sheetOf('Über SFF'));
    counts.add(pages);
  }
  expect([...counts]).toEqual(['1 Seite', '2 Seiten']);
});

it('gives the same bytes for the same release, and reads them from the cache', async () => {
  const { bytes } = await render(RELEASE);
  const again = await renderReleaseFile(RELEASE, temporaryFolder());
  expect(Buffer.from(again.bytes).equals(bytes)).toBe(true);
  const changed = await render({ ...RELEASE, date: '2026-11-13' });
  expect(Buffer.from(changed.bytes).equals(bytes)).toBe(false);
  expect(Buffer.from((await render(RELEASE)).bytes).equals(bytes)).toBe(true);
});

it('names the release and the letter that the typeface lacks', async () => {
  await expect(render({ ...RELEASE, parts: [paragraph('Ein 🎉 zum Schluss')] })).rejects.toThrow(
    'The PDF of https://www.sff.example/presse/klanghaus/: The typeface has no glyph for "🎉"',
  );
});
