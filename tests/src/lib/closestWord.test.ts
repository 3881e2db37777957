import { closestWord } from '../../../src/lib/closestWord';

it('guesses what a misspelt word meant', () => {
  expect(closestWord('titel', ['title', 'theme', 'path'])).toBe('title');
  expect(closestWord('Theme', ['title', 'theme'])).toBe('theme');
  expect(closestWord('wrok', ['work', 'news'])).toBe('work');
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
