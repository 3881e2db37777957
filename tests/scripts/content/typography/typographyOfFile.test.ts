import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../../../scripts/lib/filesBelow';
import { loadHyphenate } from '../../../../scripts/content/typography/hyphenation';
import { typographyOfFile } from '../../../../scripts/content/typography/typographyOfFile';
import { LOCALE_CODES } from '../../../../src/content/locales';
import type { FileKind } from '../../../../src/content/schema/fileSchemas';

const CONTENT = path.resolve('content-json');

it('looks at words for people, wherever they stand in a file, and at nothing else', async () => {
  const hyphenate = await loadHyphenate('de');
  const page = {
    path: '/a--b/',
    metaTitle: 'Barrierefreiheit ...',
    title: 'Barrierefreiheit',
    poster: { motif: 'sun', set: 'paper', alt: 'Plakat: "Ja"' },
    blocks: [
      { type: 'text', heading: 'Pressekontakt', anchor: 'a--b', paragraphs: ['Gut.', '10 MB'] },
      { type: 'statement', text: 'Ein Pressekontakt' },
      { type: 'contact', heading: 'Presse', role: 'Presse', email: 'a--b@sff.example', phone: '+49 30 1 km' },
      { type: 'unknown', text: '10 MB' },
    ],
  };
  const found = typographyOfFile('pages', page, { locale: 'de', hyphenate });
  expect(found.map(({ pointer, findings }) => [pointer, findings.map(({ rule }) => rule)])).toEqual([
    ['/metaTitle', ['ellipsis']],
    ['/title', ['soft-hyphen']],
    ['/poster/alt', ['quotes', 'quotes']],
    ['/blocks/0/paragraphs/1', ['no-break-space']],
    ['/blocks/1/text', ['soft-hyphen']],
  ]);
});

it('reads texts.json by its keys, without addresses and lists of search words', () => {
  const texts = {
    'social.x.link': 'https://x.example/a--b',
    'jobs.words.a': 'c -- d',
    'menu.open': 'Auf ...',
  };
  const found = typographyOfFile('texts', texts, { locale: 'de' });
  expect(found.map(({ pointer }) => pointer)).toEqual(['/menu.open']);
});

it.each(LOCALE_CODES)('has nothing to say about the content of the site (%s)', async (locale) => {
  const hyphenate = await loadHyphenate(locale);
  const files = filesBelow(path.join(CONTENT, locale))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.split('/'));
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((steps) => {
    const kind = (steps.length === 1 ? steps[0]?.replace('.json', '') : steps[0]) as FileKind;
    const value: unknown = JSON.parse(readFileSync(path.join(CONTENT, locale, ...steps), 'utf8'));
    return typographyOfFile(kind, value, { locale, hyphenate }).map(
      ({ pointer, text, findings }) => `${steps.join('/')}${pointer}: ${text} (${findings[0]?.message})`,
    );
  });
  expect(found).toEqual([]);
});
