import { parseRichText, plainText } from '../../../src/content/richText';

it('finds links to pages, anchors and other hosts, and places of posters', () => {
  expect(
    parseRichText(
      'We [work](page:work), see [7](page:data-privacy#bewerbung) [poster:2] and [x](https://x.example/a).',
    ),
  ).toEqual([
    { type: 'words', words: 'We ' },
    { type: 'link', words: 'work', target: { type: 'page', id: 'work', anchor: undefined } },
    { type: 'words', words: ', see ' },
    { type: 'link', words: '7', target: { type: 'page', id: 'data-privacy', anchor: 'bewerbung' } },
    { type: 'words', words: ' ' },
    { type: 'poster', position: 2 },
    { type: 'words', words: ' and ' },
    { type: 'link', words: 'x', target: { type: 'external', href: 'https://x.example/a' } },
    { type: 'words', words: '.' },
  ]);
});

it('leaves brackets alone that are no marks', () => {
  expect(parseRichText('[sic] (really) [a] (b)')).toEqual([
    { type: 'words', words: '[sic] (really) [a] (b)' },
  ]);
  expect(parseRichText('')).toEqual([]);
});

it.each(['/about/', 'page:', 'page:a b', 'mailto:x@y.example', 'https://', ''])(
  'does not understand the target "%s"',
  (written) => {
    expect(parseRichText(`[x](${written})`)).toEqual([
      { type: 'link', words: 'x', target: { type: 'unknown', written } },
    ]);
  },
);

it('reads as plain text without marks, soft hyphens and the gaps of posters', () => {
  expect(plainText('Deckungs\u00adgleich [poster:1] ist [nicht](page:x) alles.')).toBe(
    'Deckungsgleich ist nicht alles.',
  );
});
