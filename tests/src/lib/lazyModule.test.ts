import type * as Lazy from '../../../src/lib/lazyModule';

/** A fresh module, as in a new document: nothing has been reported yet. */
function freshLazyModule(): typeof Lazy.lazyModule {
  jest.resetModules();
  return (require('../../../src/lib/lazyModule') as typeof Lazy).lazyModule;
}

const missing = new TypeError('Importing a module script failed.');

it('is imported once, however often it is asked for, and can be read synchronously afterwards', async () => {
  const importModule = jest.fn(async () => ({ word: 'there' }));
  const code = freshLazyModule()(importModule);
  expect(importModule).not.toHaveBeenCalled();
  expect(code.loaded()).toBeUndefined();
  const [first, second] = await Promise.all([code.load(), code.load()]);
  expect(await code.load()).toBe(first);
  expect(second).toBe(first);
  expect(code.loaded()).toBe(first);
  expect(importModule).toHaveBeenCalledTimes(1);
});

it('is imported again after a failure', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const importModule = jest.fn(async () => ({ word: 'there' })).mockRejectedValueOnce(missing);
  const code = freshLazyModule()(importModule);
  await expect(code.load()).rejects.toBe(missing);
  expect(code.loaded()).toBeUndefined();
  await expect(code.load()).resolves.toEqual({ word: 'there' });
  expect(code.loaded()).toEqual({ word: 'there' });
});

it('reports failures once per document, whichever module failed and however often', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  error.mockClear();
  const lazyModule = freshLazyModule();
  const modules = [lazyModule(() => Promise.reject(missing)), lazyModule(() => Promise.reject(missing))];
  for (const code of [...modules, ...modules]) await expect(code.load()).rejects.toBe(missing);
  expect(error.mock.calls).toEqual([
    ['Part of the app could not be loaded: Importing a module script failed.'],
  ]);
});
