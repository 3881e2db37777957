// Covers scripts/content/resolve.
import { titleFit } from '../../../scripts/content/resolve/titleFit';

it.each([
  ['41 Durchsagen, die keiner mehr hört', 'long'],
  ['187 Fragebögen, 41 Antworten', 'long'],
  ['Das Küchenradio entscheidet', 'long'],
  ['Zwölf Samstage, ein Daumen', 'long'],
  ['Zwei Räder, keine Aus\u00ADrede', undefined],
  ['Berlin', undefined],
  ['Wieder\u00ADhören', 'whole'],
  ['Das Groß\u00ADgedruckte', 'whole'],
  ['Was über\u00ADeinander\u00ADliegt', undefined],
])('beside a poster, the headline %s is set %s', (title, fit) => {
  expect(titleFit(title, true)).toBe(fit);
});

it.each([
  ['41 Durchsagen, die keiner mehr hört', undefined],
  ['Art Direction (m/w/d)', undefined],
  ['Leitung Krisen\u00ADkommuni\u00ADkation (m/w/d)', 'whole'],
  ['Was über\u00ADeinander\u00ADliegt', 'whole'],
  ['Bundes\u00ADausbildungs\u00ADförderung', undefined],
])('alone, the headline %s is set %s', (title, fit) => {
  expect(titleFit(title)).toBe(fit);
});
