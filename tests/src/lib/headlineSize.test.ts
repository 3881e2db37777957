import { needsLongLines } from '../../../src/lib/headlineLines';
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

describe('lines beside a poster', () => {
  it.each([
    ['41 Durchsagen, die keiner mehr hört', true],
    ['187 Fragebögen, 41 Antworten', true],
    ['Das Küchenradio entscheidet', true],
    ['Zwölf Samstage, ein Daumen', true],
    ['Zwei Räder, keine Ausrede', false],
    ['Orche\u00ADstration Days', false],
    ['Berlin', false],
    ['Was übereinander\u00ADliegt', false],
  ])('%s needs longer ones: %s', (title, isNeeded) => {
    expect(needsLongLines(title)).toBe(isNeeded);
  });
});
