import { CORNERS } from '../../../scripts/cards/layout';
import { renderCardsFile } from '../../../scripts/cards/renderCardsFile';
import type { HouseCards } from '../../../scripts/content/houseCards';
import { readDocument } from '../../../scripts/content/media/readDocument';
import { readPdf, readPdfLines } from '../../helpers/readPdf';
import { readScanCode } from '../../helpers/readScanCode';
import { temporaryFolder } from '../../helpers/temporaryFolder';

const cacheDir = temporaryFolder();

const CARDS: HouseCards = {
  lang: 'de-DE',
  title: 'Visitenkarten: SFF Wien',
  name: 'SFF Wien',
  street: 'Andruckgasse',
  number: '12',
  address: ['Andruckgasse 12', '1020 Wien, Österreich'],
  phone: { label: '+49 30 23125 100', href: 'tel:+493023125100' },
  phoneNote: 'abgehoben wird in Berlin',
  email: { label: 'wien@sff.example', href: 'mailto:wien@sff.example' },
  page: { label: 'www.sff.example/standorte/wien/', href: 'https://www.sff.example/standorte/wien/' },
  set: 'lime',
  strip: { motif: 'wien', seed: 'wien', set: 'black', format: 'tall', registerMark: false },
  alt: { strip: 'Ein Riesenrad.', code: 'Code zur Seite des Hauses' },
  notes: ['Vorderseiten', 'Rückseiten'],
};

const render = (fields: Partial<HouseCards> = {}) => renderCardsFile({ ...CARDS, ...fields }, cacheDir);

it('says on one card what is on all, in the order in which it is read', async () => {
  const { words, artifacts, alternatives, links } = await readPdf(await render());
  expect(
    words.map(({ element, text, sheet }) => `${sheet} ${element.replace('Document ', '')}: ${text}`),
  ).toEqual([
    '1 Figure: ',
    '1 Figure: ',
    '1 P: Andruckgasse ',
    '1 P: 12',
    '1 P: Vorderseiten',
    '2 P: SFF Wien',
    '2 P: Andruckgasse 12',
    '2 P: 1020 Wien, Österreich',
    '2 P Link: +49 30 23125 100',
    '2 P: abgehoben wird in Berlin',
    '2 P Link: wien@sff.example',
    '2 P Link: www.sff.example/standorte/wien/',
    '2 Figure: ',
    '2 P: Rückseiten',
  ]);
  expect(alternatives).toEqual(['Ein Riesenrad.', 'SFF', 'Code zur Seite des Hauses']);
  expect(links.map(({ href }) => href)).toEqual([CARDS.phone.href, CARDS.email.href, CARDS.page.href]);
  const [fronts = '', backs = ''] = artifacts;
  const others = CORNERS.length - 1;
  expect(fronts.split('Andruckgasse').length - 1).toBe(others);
  expect(backs.split('wien@sff.example').length - 1).toBe(others);
});

it('is a tagged PDF of two sheets with title and language', async () => {
  expect(await readDocument(await render())).toEqual({
    type: 'document',
    isTagged: true,
    pages: 2,
    title: CARDS.title,
    language: 'de-DE',
  });
});

it('has a code on each back that leads to the page of the house', async () => {
  const [, backs = []] = await readPdfLines(await render());
  // Crop marks are lines, too, but only codes have this many.
  const codes = backs.filter((lines) => lines.length > 50);
  expect(codes).toHaveLength(CORNERS.length);
  for (const lines of codes) {
    const path = lines.map(([x, y, end]) => `M${x} ${y}h${end - x}`).join('');
    const modules = Math.max(...lines.map(([, , end]) => end)) + 4;
    expect(readScanCode({ modules, path })).toBe(CARDS.page.href);
  }
});

it('prints a long number smaller, a street without a number in its place, and no strip beside a photograph', async () => {
  const { number: _, strip: __, ...rest } = CARDS;
  const plain: HouseCards = { ...rest, street: 'Am alten Hof', set: 'paper' };
  const { words, alternatives } = await readPdf(await renderCardsFile(plain, cacheDir));
  expect(words.filter(({ sheet }) => sheet === 1).map(({ text }) => text)).toEqual([
    '',
    'Am alten Hof',
    'Vorderseiten',
  ]);
  expect(alternatives).not.toContain('Ein Riesenrad.');
  const long = await readPdf(await render({ number: '135 b–137' }));
  expect(long.words.map(({ text }) => text)).toContain('135 b–137');
});

it('gives the same bytes for the same house', async () => {
  const again = await renderCardsFile(CARDS, temporaryFolder());
  expect(Buffer.from(again).equals(Buffer.from(await render()))).toBe(true);
});

it('names the house and the letter that the typeface lacks', async () => {
  await expect(render({ street: '🎉' })).rejects.toThrow(
    'The business cards of https://www.sff.example/standorte/wien/: The typeface has no glyph for "🎉"',
  );
});
