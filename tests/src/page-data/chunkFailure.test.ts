import { isChunkFailure, watchChunkFailures } from '../../../src/page-data/chunkFailure';

describe('a failure of code to arrive', () => {
  it.each([
    ['Chromium', new TypeError('Failed to fetch dynamically imported module: https://x/assets/a.js'), true],
    ['Firefox', new TypeError('error loading dynamically imported module: https://x/assets/a.js'), true],
    ['Safari', new TypeError('Importing a module script failed.'), true],
    ['a style sheet', new Event('error'), true],
    ['a mistake in the code', new TypeError('undefined is not a function'), false],
    ['anything else', 'no', false],
  ])('is recognised in the words of %s', (_, reason, expected) => {
    expect(isChunkFailure(reason)).toBe(expected);
  });

  it('is heard when nobody handled it, and other rejections are left alone', () => {
    const heard: unknown[] = [];
    watchChunkFailures(window, (reason) => heard.push(reason));
    const reject = (reason: unknown) => {
      const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const missing = new TypeError('Importing a module script failed.');
    expect([reject(new Error('mistake')), reject(missing)]).toEqual([false, true]);
    expect(heard).toEqual([missing]);
  });
});
