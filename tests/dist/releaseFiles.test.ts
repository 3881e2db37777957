// Covers scripts/releases, scripts/content, scripts/fonts, content-json/de/press, content-json/en/press, content-json/de/texts.json, content-json/en/texts.json.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readDocument } from '../../scripts/content/media/readDocument';
import type { PageData } from '../../src/content/pageData';
import { dataFileOf, DIST, jsonOf, languageOf, pagePaths, templateOf } from '../helpers/builtSite';
import { readPdf } from '../helpers/readPdf';

const ORIGIN = 'https://www.sff.example';
const MOST_BYTES = 60_000;
const PAGES = { de: 'Seiten', en: 'pages' };
const LANGUAGES = { de: 'de-DE', en: 'en-GB' };

const releases = pagePaths.filter((page) => templateOf(page) === 'press');

function contentOf(page: string) {
  const { content } = jsonOf<PageData>(dataFileOf(page));
  if (!('downloads' in content)) throw new Error(`${page} is no release.`);
  return content;
}

it('offers each release as a light, tagged PDF that says what its page says', async () => {
  expect(releases.length).toBeGreaterThan(15);
  for (const page of releases) {
    const { title, lead, boilerplate, downloads } = contentOf(page);
    const [{ href = '', format = '', pages = '' } = {}] = downloads;
    const bytes = readFileSync(path.join(DIST, href));
    const locale = languageOf(page);
    const plain = title.replaceAll('\u00ad', '');
    const facts = await readDocument(bytes);
    expect(facts).toMatchObject({ isTagged: true, title: plain, language: LANGUAGES[locale] });
    expect([format, pages]).toEqual(['PDF', 'pages' in facts ? `${facts.pages} ${PAGES[locale]}` : '']);
    expect(bytes.byteLength).toBeLessThan(MOST_BYTES);
    const { words, links } = await readPdf(bytes);
    const print = words.map(({ text }) => (/[-\s]$/.test(text) ? text : `${text} `)).join('');
    for (const said of [
      plain,
      ...lead.map((piece) => (typeof piece === 'string' ? piece : piece.label)),
      boilerplate,
    ])
      expect(print).toContain(said.trim());
    expect(links.map((link) => link.href)).toEqual(
      expect.arrayContaining(['mailto:presse@sff.example', ORIGIN + page]),
    );
  }
});
