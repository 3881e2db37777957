import { decodePostings, encodePostings } from '../../../src/lib/postings';

describe('rising numbers as text', () => {
  it.each([[[]], [[0]], [[0, 1, 2, 3]], [[31, 32, 33, 1055, 1056, 40_000, 2_000_000]]])('%j', (numbers) => {
    expect(decodePostings(encodePostings(numbers))).toEqual(numbers);
  });

  it('takes one letter for each number that is near the one before', () => {
    expect(encodePostings([4, 8, 12, 43])).toHaveLength(4);
  });
});
