import { omitUndefined } from '../../../src/lib/omitUndefined';

it('leaves out what is undefined and keeps everything else that is empty', () => {
  const value = omitUndefined({ a: undefined, b: null, c: 0, d: '', e: false, f: [] });
  expect(value).toStrictEqual({ b: null, c: 0, d: '', e: false, f: [] });
});
