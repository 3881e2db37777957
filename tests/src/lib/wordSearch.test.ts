import { phraseForm, searchForm, stemOf, wordsOf } from '../../../src/lib/searchForm';
import { createWordSearch } from '../../../src/lib/wordSearch';

const [TITLE, FACT, TEXT] = [0, 2, 3];
const at = (position: number, field: number) => position * 4 + field;
const term = (word: string, ...places: number[]) => ({ word, places: () => places });

const search = createWordSearch({
  titleWords: [1, 2, 1],
  terms: [
    term('Texter', at(0, TITLE)),
    term('Senior', at(1, TITLE)),
    term('Entwicklung', at(1, TITLE)),
    term('Finanzbuchhaltung', at(2, TITLE)),
    term('Python', at(0, TEXT), at(1, TEXT)),
    term('Junioren', at(1, TEXT)),
    { ...term('Junior', at(2, FACT)), isLevel: true },
    { ...term('Senior', at(1, FACT)), isLevel: true },
    term('vor Ort', at(2, FACT)),
    term('IT', at(2, FACT)),
    term('Italien', at(0, FACT)),
  ],
  alike: [['Coder', 'Entwicklung']],
  ignored: ['als', 'Job', 'vor'],
});
const find = (query: string) => search(query).hits.map(({ position }) => position);

describe('a word in the form in which it is looked for', () => {
  it.each([
    ['Zürich', 'zurich'],
    ['Zuerich', 'zurich'],
    ['ZURICH', 'zurich'],
    ['Straße', 'strase'],
    ['Strasse', 'strase'],
    ['Café', 'cafe'],
  ])('%s: %s', (word, form) => expect(searchForm(word)).toBe(form));

  it('has no soft hyphens, and is one for a phrase', () => {
    expect(wordsOf('Barriere\u00ADfreiheit & QA')).toEqual(['Barrierefreiheit', 'QA']);
    expect(phraseForm('Vor-Ort')).toBe('vorort');
  });

  it.each([['texter'], ['texterin'], ['texterinnen'], ['texten']])('%s: belongs to "text"', (form) =>
    expect(stemOf(form)).toBe('text'),
  );

  it('is not cut where too little would be left', () => expect(stemOf('art')).toBe('art'));
});

describe('the search', () => {
  it('finds a word, its beginning, its family, its compound and what means the same', () => {
    expect(find('texter')).toEqual([0]);
    expect(find('entw')).toEqual([1]);
    expect(find('Entwicklerin')).toEqual([1]);
    expect(find('buchhaltung')).toEqual([2]);
    expect(find('coder')).toEqual([1]);
    expect(find('vor Ort')).toEqual([2]);
  });

  it('wants all words, and leaves out those that say nothing', () => {
    expect(find('senior python')).toEqual([1]);
    expect(find('Job als Texter')).toEqual([0]);
    expect(find('senior texter')).toEqual([]);
    expect(find('Job')).toEqual([0, 1, 2]);
    expect(find('!?')).toEqual([]);
  });

  it('puts a title before a text, and says the word of the text', () => {
    const { hits } = search('python');
    expect(hits.map(({ textWords }) => textWords)).toEqual([['Python'], ['Python']]);
    expect(search('texter').hits[0]?.textWords).toEqual([]);
  });

  it('never takes one level for another, nor for a word of a text', () => {
    expect(find('junior')).toEqual([2]);
    expect(find('junoir')).toEqual([2]);
    expect(find('senior')).toEqual([1]);
  });

  it('takes two letters that are a word for that, and others for a beginning', () => {
    expect(find('it')).toEqual([2]);
    expect(find('py')).toEqual([]);
    expect(find('te')).toEqual([0]);
  });

  it('looks for what is spelt nearly so only where nothing is spelt so', () => {
    expect(search('phyton')).toMatchObject({ kind: 'similar', hits: [{ position: 0 }, { position: 1 }] });
    expect(search('Buchaltung')).toMatchObject({ kind: 'similar', hits: [{ position: 2 }] });
    expect(search('xyzzy').hits).toEqual([]);
    expect(search('python').kind).toBe('exact');
  });

  it('takes a misspelt word for at most eight others, those of titles and facts first', () => {
    const letters = [...'abcdefghijklmnop'];
    const lamps = createWordSearch({
      titleWords: letters.map(() => 1),
      terms: letters.map((letter, place) => term(`${letter}ampel`, at(place, place < 14 ? TEXT : TITLE))),
      alike: [],
      ignored: [],
    });
    const { kind, hits } = lamps('zampel');
    expect(kind).toBe('similar');
    expect(hits).toHaveLength(8);
    expect(hits.slice(0, 2).map(({ position }) => position)).toEqual([14, 15]);
  });
});
