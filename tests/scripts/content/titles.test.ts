// Covers scripts/content/resolve.
import { jobTitle, plainTitle, teaserTitle } from '../../../scripts/content/resolve/titles';

it.each([
  ['Was über\u00ADein\u00ADander\u00ADliegt', 'Was übereinanderliegt'],
  ['Das Groß\u00ADgedruckte', 'Das Großgedruckte'],
  ['Straßenbahn\u00ADhaltestellen\u00ADansage', 'Straßenbahn\u00ADhaltestellen\u00ADansage'],
  ['Barriere\u00ADfreiheit und Qualitäts\u00ADsicherung', 'Barrierefreiheit und Qualitäts\u00ADsicherung'],
  ['Unternehmens\u00ADkommunikation, neu', 'Unternehmens\u00ADkommunikation, neu'],
])('the title %j is %j on a teaser', (title, expected) => {
  expect(teaserTitle(title)).toBe(expected);
});

it('a plain title has no soft hyphens', () => {
  expect(plainTitle('Unternehmens\u00ADkommunikation')).toBe('Unternehmenskommunikation');
});

it.each([
  ['Texterin / Texter für Klang', 'Texterin\u00a0/ Texter für Klang'],
  ['Art Direction (m/w/d)', 'Art Direction (m/w/d)'],
])('no line of the job title %j begins with a slash', (title, expected) => {
  expect(jobTitle(title)).toBe(expected);
});
