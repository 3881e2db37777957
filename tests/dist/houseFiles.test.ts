// Covers scripts/cards, scripts/releases, scripts/content, scripts/prerender, src/hosting, content-json/de/locations, content-json/en/locations, content-json/de/texts.json, content-json/en/texts.json.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALE_CODES } from '../../src/content/locales';
import { phoneHref } from '../../src/lib/phoneHref';
import { readDocument } from '../../scripts/content/media/readDocument';
import { DIST, htmlOf, ROOT } from '../helpers/builtSite';
import { phoneIn } from '../helpers/phoneIn';
import { readAddressCard } from '../helpers/readAddressCard';
import { readPdf } from '../helpers/readPdf';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { untilHydrated } from '../helpers/visit';

const site = siteInBrowser();
const ORIGIN = 'https://www.sff.example';
const LANGUAGES = { de: 'de-DE', en: 'en-GB' };
const MOST_BYTES = 80_000;

interface HouseFile {
  path?: string;
  city: string;
  address: { street: string; postalCode: string; city: string };
  phone?: string;
  answeredBy?: string;
  email: string;
}

const HOUSES = LOCALE_CODES.flatMap((locale) => {
  const folder = path.join(ROOT, 'content-json', locale, 'locations');
  return readdirSync(folder).map((file) => {
    const house = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as HouseFile;
    return {
      ...house,
      phone: phoneIn(house),
      locale,
      page: house.path ?? `/${path.basename(file, '.json')}/`,
    };
  });
});

const linkOn = (page: string, ending: string) =>
  new RegExp(` href="([^"]+\\.${ending})"`).exec(htmlOf(page))?.[1] ?? '';

it.each(HOUSES)('$page offers its business cards, which say what its file says', async (house) => {
  const { page, locale, address, phone, email, city } = house;
  const href = linkOn(page, 'pdf');
  expect(href).toMatch(new RegExp(`/sff-[a-z]+-${locale}\\.[0-9a-f]{8}\\.pdf$`));
  const bytes = readFileSync(path.join(DIST, href));
  expect(bytes.byteLength).toBeLessThan(MOST_BYTES);
  expect(await readDocument(bytes)).toMatchObject({ isTagged: true, pages: 2, language: LANGUAGES[locale] });
  const { words, links } = await readPdf(bytes);
  const said = words.map(({ text }) => text.replaceAll('\u00a0', ' '));
  expect(said).toEqual(expect.arrayContaining([`SFF ${city}`, address.street, phone, email]));
  expect(said.join(' ')).toContain(`${address.postalCode} ${address.city}`);
  expect(links.map((link) => link.href)).toEqual([phoneHref(phone), `mailto:${email}`, ORIGIN + page]);
});

it.each(HOUSES)('$page offers itself to address books', ({ page, address, phone, email, city }) => {
  expect(linkOn(page, 'vcf')).toBe(`${page}house.vcf`);
  const card = readAddressCard(readFileSync(path.join(DIST, page, 'house.vcf')));
  expect(card).toMatchObject({
    FN: { parts: [`SFF ${city}`] },
    TEL: { parts: [phoneHref(phone)] },
    EMAIL: { parts: [email] },
    URL: { parts: [ORIGIN + page] },
  });
  expect(card['ADR']?.parts.slice(2, 6)).toEqual([address.street, address.city, '', address.postalCode]);
});

it.each([
  ['with', true],
  ['without', false],
])('the card is taken away by a press %s script, and the page stays', async (_, javaScriptEnabled) => {
  const { page, close } = await site.visit({ javaScriptEnabled });
  const house = '/standorte/wien/';
  await page.goto(site.url() + house);
  if (javaScriptEnabled) await untilHydrated(page);
  const link = page.getByRole('link', { name: 'Kontakt (vCard)' });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(new URL(download.url()).pathname).toBe(`${house}house.vcf`);
  expect(new URL(page.url()).pathname).toBe(house);
  const answer = await page.request.get(download.url());
  expect(answer.headers()['content-type']).toBe('text/vcard; charset=utf-8');
  await close();
});
