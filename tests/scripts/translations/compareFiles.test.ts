import { compareFiles } from '../../../scripts/translations/compareFiles';
import { figuresOf } from '../../../scripts/translations/figures';
import { textChanges } from '../../../scripts/translations/textChanges';
import type { Source } from '../../../scripts/content/sources';

describe('figures', () => {
  it.each([
    [
      'Ab 3. Dezember um 18.30 Uhr, 900.000 €',
      'From 3 December, 6.30 pm: €900,000',
      ['3.12.', '18.30', '900000'],
    ],
    ['Am 12. Mai kostet es 17,5 Prozent mehr', 'On May 12 it costs 17.5 per cent more', ['12.5.', '17.5']],
    ['98 000 Franken, von 9 bis 16 Uhr', '98’000 francs, from 9 a.m. to 4 p.m.', ['98000', '9', '16']],
    ['Punkt 2.2 der Seite', 'Point 2.2 of the page', ['2.2']],
  ])('of “%s” are those of “%s”', (german, english, figures) => {
    expect(figuresOf(german, 'de').toSorted()).toEqual(figures.toSorted());
    expect(figuresOf(english, 'en').toSorted()).toEqual(figures.toSorted());
  });
});

const file = (locale: 'de' | 'en', blocks: unknown[]) =>
  ({ kind: 'pages', locale, value: { blocks } }) as unknown as Source;

describe('a translation and its original', () => {
  const compare = (english: unknown[], german: unknown[]) =>
    compareFiles(file('en', english), file('de', german), (id) => id !== 'german-only');

  it('are alike with other words, anchors and notations', () => {
    expect(
      compare(
        [{ type: 'text', paragraphs: ['See [point 7](page:data-privacy#applications) by 6 pm.'] }],
        [{ type: 'text', paragraphs: ['Siehe [Punkt 7](page:data-privacy#bewerbung) bis 18 Uhr.'] }],
      ),
    ).toEqual([]);
  });

  it('are told apart by blocks, lists, links and figures', () => {
    const text = (...paragraphs: string[]) => ({ type: 'text', paragraphs });
    expect(compare([text('One.')], [text('Eins.'), { type: 'quote', text: 'Gut.' }])).toEqual([
      { what: 'blocks', translation: ['text'], original: ['text', 'quote'] },
    ]);
    expect(compare([text('One.')], [text('Eins.', 'Zwei.')])).toEqual([
      { what: 'lists', translation: ['/blocks/0/paragraphs: 1'], original: ['/blocks/0/paragraphs: 2'] },
    ]);
    expect(compare([text('[A](page:work) 780')], [text('[A](page:jobs) [B](page:german-only) 790')])).toEqual(
      [
        { what: 'links', translation: ['work'], original: ['jobs'] },
        { what: 'figures', translation: ['780'], original: ['790'] },
      ],
    );
  });
});

describe('what has changed in an original', () => {
  const texts = (...words: string[]) => words.map((text, index) => ({ at: `/${index}`, text }));

  it('is shown by words where a text has taken the place of another', () => {
    expect(textChanges(texts('Eins', 'Es sind 24 Menschen.'), texts('Eins', 'Es sind 31 Menschen.'))).toEqual(
      [
        {
          at: '/1',
          words: [
            { mark: ' ', words: 'Es sind ' },
            { mark: '-', words: '24' },
            { mark: '+', words: '31' },
            { mark: ' ', words: ' Menschen.' },
          ],
        },
      ],
    );
  });

  it('is whole where a text was added or taken out, with the place that it has or had', () => {
    expect(textChanges(texts('Eins', 'Drei'), texts('Eins', 'Zwei', 'Drei'))).toEqual([
      { at: '/1', words: [{ mark: '+', words: 'Zwei' }] },
    ]);
    expect(textChanges(texts('Eins', 'Zwei', 'Drei'), texts('Eins', 'Drei'))).toEqual([
      { at: '/1', words: [{ mark: '-', words: 'Zwei' }] },
    ]);
    const both = textChanges(texts('A', 'B'), texts('X', 'Y', 'Z'));
    expect(both.map(({ at }) => at)).toEqual(['/0', '/1', '/2']);
  });
});
