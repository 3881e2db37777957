import { compileText, fillPlaceholder } from '../../../scripts/content/compileText';

it('names the placeholders of a text, also those inside plurals', () => {
  expect(compileText('{count, plural, one {{city}} other {# in {city}}}')).toMatchObject({
    ok: true,
    placeholders: ['city', 'count'],
  });
  expect(compileText(' plain ')).toEqual({
    ok: true,
    message: [{ type: 0, value: 'plain' }],
    placeholders: [],
  });
});

it.each([
  ['{', 0],
  ['  a {b', 4],
  ['{n, plural, one {x}}', 19],
  ['a </b>', 2],
  ['{}', 0],
  ['Menü <kbd>M</kbd>', 5],
  [' {n, plural, one {ein <mark>Haus</mark>} other {#}}', 22],
  ['{n, plural, eins {x} other {y}}', 17],
  ['{n, plural, few {x} other {y}}', 16],
])('says what is wrong with "%s" and where', (text, offset) => {
  const compiled = compileText(text);
  expect(compiled).toEqual({ ok: false, reason: expect.stringMatching(/^[a-z{]/), offset });
});

it('fills a placeholder in and joins what stands around it', () => {
  const compiled = compileText('© {year} SFF {name}');
  expect(compiled.ok && fillPlaceholder(compiled.message, 'year', '2026')).toEqual([
    { type: 0, value: '© 2026 SFF ' },
    { type: 1, value: 'name' },
  ]);
});
