import { formatFileSize } from '../../../src/lib/formatFileSize';

it.each([
  [1, 'de-DE', '0,1\u00a0kB'],
  [1229, 'de-DE', '1,2\u00a0kB'],
  [2048, 'en-GB', '2\u00a0kB'],
  [11010048, 'de-DE', '10,5\u00a0MB'],
  [10485760, 'de-DE', '10\u00a0MB'],
  [10485761, 'de-DE', '10,1\u00a0MB'],
  [26214401, 'de-DE', '25,1\u00a0MB'],
  [1048575, 'de-DE', '1.024\u00a0kB'],
  [11010048, 'de-CH', '10.5\u00a0MB'],
] as const)('prints %i bytes in %s with one digit behind the point at most', (bytes, region, text) => {
  expect(formatFileSize(bytes, region)).toBe(text);
});
