// Covers scripts/content/resolve.
import { titleAlone, titleBeside } from '../../../scripts/content/resolve/titleFit';

it.each([
  ['41 Durchsagen, die keiner mehr hört', 'long'],
  ['187 Fragebögen, 41 Antworten', 'long'],
  ['Das Küchenradio entscheidet', 'long'],
  ['Zwölf Samstage, ein Daumen', 'long'],
  ['Zwei Räder, keine Aus\u00ADrede', undefined],
  ['Berlin', undefined],
  ['Wieder\u00ADhören', 'small'],
  // “Das” would be alone in its line.
  ['Das Groß\u00ADgedruckte', undefined],
  ['Was über\u00ADeinander\u00ADliegt', undefined],
])('beside a poster, the headline %s is set %s', (title, fit) => {
  expect(titleBeside(title, 'side')).toBe(fit);
});

it.each([
  ['41 Durchsagen, die keiner mehr hört', undefined],
  ['Art Direction (m/w/d)', undefined],
  ['Leitung Krisen\u00ADkommuni\u00ADkation (m/w/d)', 'whole'],
  ['Beratung Öffent\u00ADlichkeit (m/w/d)', 'whole'],
  ['Was über\u00ADeinander\u00ADliegt', undefined],
  ['Bundes\u00ADausbildungs\u00ADförderung', undefined],
])('alone, the headline %s is set %s', (title, fit) => {
  expect(titleAlone(title)).toBe(fit);
});

it('other openings leave a headline its width', () => {
  expect(titleBeside('Wieder\u00ADhören', 'type')).toBe(undefined);
});
