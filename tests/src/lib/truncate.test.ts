import { truncate } from '../../../src/lib/truncate';

it('leaves a text alone that fits', () => {
  expect(truncate('Zwei Räder, keine Ausrede', 25)).toBe('Zwei Räder, keine Ausrede');
});

it.each([
  ['leaves out whole words and ends in three dots', 'Zwei Räder, keine Ausrede', 20, 'Zwei Räder, keine...'],
  ['never leaves punctuation before the dots', 'Zwei Räder, keine Ausrede', 15, 'Zwei Räder...'],
  ['leaves out a dash that would stand alone', 'Andruck – danach Druck', 14, 'Andruck...'],
  ['counts the dots', 'eins zwei', 8, 'eins...'],
  ['never cuts a word, not even the only one', 'Straßenbahnhaltestelle', 10, 'Straßenbahnhaltestelle'],
  [
    'keeps a first word that is too long whole',
    'Straßenbahnhaltestelle Ost',
    10,
    'Straßenbahnhaltestelle...',
  ],
  ['counts a character of two code units once', '😀😀 😀😀', 5, '😀😀 😀😀'],
])('%s', (_case, text, limit, expected) => {
  expect(truncate(text, limit)).toBe(expected);
});

it('does not count soft hyphens, and keeps those of the words that stay', () => {
  const text = 'Deckungs\u00ADgleich ist lang\u00ADweilig';
  expect(truncate(text, 'Deckungsgleich ist langweilig'.length)).toBe(text);
  expect(truncate(text, 20)).toBe('Deckungs\u00ADgleich...');
});

it('takes lines and double blanks as one blank between words', () => {
  expect(truncate('eins  zwei\ndrei vier', 16)).toBe('eins zwei...');
});
