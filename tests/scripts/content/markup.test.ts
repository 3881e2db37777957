import { linkLeftovers, rawMarkup } from '../../../scripts/content/markup';
import { refusedCharacters } from '../../../scripts/content/characters';

describe('a text that may stand as it is', () => {
  it.each([
    'Es ist a < b und c > d.',
    'Das ist x<y und y>z.',
    'Frag bei R&D; dann bei Q&A; sonst bei AT&T;',
    'Mit & ohne; das geht.',
    'Für Kolleg*innen und Freund*innen.',
    '2 * 3 * 4, 2 ** 3 ** 4 und snake__case__name.',
    'Wir arbeiten mit <video>, <canvas> und List<String>.',
    'Das Wort steht [so] da (siehe dort).',
    'Das [Zitat] (sic) bleibt.',
    '[Plakat] ist kein Zeichen, [Poster von 1920] auch nicht.',
    'Unsere Homepage:neu und die Page: alt.',
    'Ein Pfeil -> dahin, <- dorthin, <3.',
  ])('is not found fault with: %s', (text) => {
    expect([...linkLeftovers(text, true), ...linkLeftovers(text, false), ...rawMarkup(text)]).toEqual([]);
  });

  it.each([
    'Mehr bei [Sounds](page:sounds), [Punkt 7](page:data-privacy#bewerbung) und [dort](https://host.example/a_%28b%29).',
    'Wir sind [poster:1] Leute, [mehr](page:about).',
    '[siehe [hier](page:about)]',
    'Zur [Startseite](page:home) (oben).',
    'Zur [Startseite](page:home)(oben).',
  ])('is not found fault with where links may stand: %s', (text) => {
    expect(linkLeftovers(text, true)).toEqual([]);
  });

  it('holds line breaks, tabs, soft hyphens, no-break spaces, joiners and emoji', () => {
    const text =
      'Eine\nZeile\tmit Bar\u00adrie\u00adre, 10\u00a0MB, 10\u202fMB, Wort\u2060fuge, 👩\u200d🎨, ❤\ufe0f, Ä, A\u0308';
    expect(refusedCharacters(text)).toEqual([]);
  });
});

describe('markup', () => {
  it.each([
    ['[A](page:home und [B](page:about)', 'not closed'],
    ['Startseite](page:home)', 'not understood'],
    ['[Startseite]page:home', 'not understood'],
    ['[ poster : 2 ]', 'small poster'],
    ['[poster2]', 'small poster'],
    ['[A](https://host.example/a_(b)_(c))', 'round brackets'],
  ])('of links is told once: %s', (text, message) => {
    expect(linkLeftovers(text, true)).toMatchObject([
      { code: 'bad-link', message: expect.stringContaining(message) },
    ]);
  });

  it('is told by its sorts, and its characters are corrected wherever that makes no tag', () => {
    expect(rawMarkup('<p class="x">**a** &auml;&#x2060;</p>').map(({ code }) => code)).toEqual([
      'raw-markup',
      'raw-markup',
      'raw-markup',
    ]);
    expect(rawMarkup('&auml;&#x2060;&#8239;')[0]?.corrections?.map(({ replacement }) => replacement)).toEqual(
      ['ä', '\u2060', '\u202f'],
    );
    expect(rawMarkup('&lt;b&gt;')[0]).not.toHaveProperty('corrections');
    expect(rawMarkup('&#2; &#xfffe; &#9999999;')).toEqual([]);
  });
});

it('names each refused character once', () => {
  expect(
    refusedCharacters('a\u000b\u000b\r\u0085\ud800\ufdd0\u{1fffe}\u202a\u2069\ufffd\uf0b7\u{f0000}'),
  ).toEqual([
    '\u000b',
    '\r',
    '\u0085',
    '\ud800',
    '\ufdd0',
    '\u{1fffe}',
    '\u202a',
    '\u2069',
    '\ufffd',
    '\uf0b7',
    '\u{f0000}',
  ]);
});
