import { headlineSize } from '../../../src/lib/headlineSize';

describe('the headline of a page', () => {
  it.each([
    ['Arbeiten', 'mega'],
    ['Sagen Sie was.', 'mega'],
    ['Daten\u00ADschutz', 'mega'],
    ['Erst rechnen, dann drucken', 'd1'],
    ['Bundesdatenschutzgesetz', 'd1'],
    ['Orche\u00ADstration Days 2024', 'mega'],
    ['Strategiewochenende im Oktober', 'd1'],
  ])('%s stands in %s', (title, size) => {
    expect(headlineSize(title)).toBe(size);
  });
});
