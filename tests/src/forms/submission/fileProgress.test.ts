import { createKey } from '../../../../src/forms/submission/createKey';
import { fileProgress, percentOf } from '../../../../src/forms/submission/fileProgress';

it.each([
  [0, [0, 0]],
  [100, [0, 0]],
  [150, [50, 0]],
  [200, [100, 0]],
  [400, [100, 50]],
  [600, [100, 100]],
])('tells how much of each file is among the first %i bytes', (sent, percents) => {
  // 100 bytes of texts, then files of 100 and 400 bytes.
  expect(fileProgress(sent, 600, [100, 400])).toEqual(percents);
});

it('knows an empty file as sent once its turn has come', () => {
  expect(fileProgress(0, 100, [0, 50])).toEqual([0, 0]);
  expect(fileProgress(60, 100, [0, 50])).toEqual([100, 20]);
});

it('names no percent where the browser knows no total', () => {
  expect(percentOf(10, 0)).toBe(0);
  expect(percentOf(10, 40)).toBe(25);
  expect(percentOf(50, 40)).toBe(100);
});

it('makes a UUID of version 4, also where the browser offers none', () => {
  const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  const getRandomValues = (bytes: Uint8Array) => bytes.fill(0xff);
  const real = globalThis.crypto;
  Object.defineProperty(globalThis, 'crypto', { value: { getRandomValues }, configurable: true });
  expect(createKey()).toMatch(UUID);
  expect(createKey()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  Object.defineProperty(globalThis, 'crypto', { value: real, configurable: true });
});
