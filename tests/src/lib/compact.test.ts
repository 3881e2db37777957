import { compact } from '../../../src/lib/compact';

it('leaves out what is undefined and keeps everything else that is empty', () => {
  const value = compact({ a: undefined, b: null, c: 0, d: '', e: false, f: [] });
  expect(value).toStrictEqual({ b: null, c: 0, d: '', e: false, f: [] });
});
