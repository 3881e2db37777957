import { closestWord } from '../../../src/lib/closestWord';

it('guesses what a misspelt word meant', () => {
  expect(closestWord('titel', ['title', 'theme', 'path'])).toBe('title');
  expect(closestWord('Theme', ['title', 'theme'])).toBe('theme');
  expect(closestWord('wrok', ['work', 'news'])).toBe('work');
});

it('takes two swapped letters for one mistake, in short words, too', () => {
  expect(closestWord('jbos', ['jobs', 'press'])).toBe('jobs');
  expect(closestWord('ni', ['in', 'on'])).toBe('in');
});

it('does not take a short word for another one with two other letters', () => {
  expect(closestWord('date', ['path', 'title'])).toBeUndefined();
  expect(closestWord('alt', ['set', 'text'])).toBeUndefined();
});

it('guesses nothing when nothing is near', () => {
  expect(closestWord('cookies', ['bewerbung', 'zugriff'])).toBeUndefined();
  expect(closestWord('x', ['de', 'en'])).toBeUndefined();
  expect(closestWord('anything', [])).toBeUndefined();
});

it('guesses the same whatever the order of the options', () => {
  expect(closestWord('cat', ['rat', 'bat'])).toBe('bat');
  expect(closestWord('cat', ['bat', 'rat'])).toBe('bat');
});
