import { jsonPointer } from '../../../src/lib/jsonPointer';

it('writes steps as RFC 6901 wants them', () => {
  expect(jsonPointer([])).toBe('');
  expect(jsonPointer(['blocks', 0, 'text'])).toBe('/blocks/0/text');
  expect(jsonPointer(['a/b', 'm~n', ''])).toBe('/a~1b/m~0n/');
});
