import { fullHouse, TYPE_NAMES } from '../../../../stories/fixtures/fullHouse';
import { EVERYTHING, indexJobs, matchJobs } from '../../../../src/sections/JobSearch/jobQuery';

const index = indexJobs(fullHouse, (id) => TYPE_NAMES[id] ?? id);

function numbersFor(q: string): { numbers: string; kind: string } {
  const { isShown, kind } = matchJobs(fullHouse, index, { ...EVERYTHING, q });
  const numbers = fullHouse.filter((_, position) => isShown[position]).map(({ id }) => id);
  return { numbers: numbers.toSorted().join(' '), kind };
}

describe('what a visitor types and what the list then shows', () => {
  it.each([
    // Words as they stand there, parts of them, case
    ['Trainee', '4187'],
    ['trainee BERATUNG', '4187'],
    ['beratung trainee', '4187'],
    ['Texterin', '4109 4112'],
    ['entwicklung', '4139 4142 4145 4178'],
    ['entw', '4139 4142 4145 4178'],
    ['design', '4124 4169'],
    ['leitung', '4130 4136 4157 4166 4190'],
    ['art direction zürich', '4118'],
    // Umlauts, in every spelling; ß
    ['zürich', '4118 4148 4184'],
    ['zuerich', '4118 4148 4184'],
    ['ZURICH', '4118 4148 4184'],
    ['Düsseldorf', '4109 4115 4160 4163 4172'],
    ['duesseldorf', '4109 4115 4160 4163 4172'],
    ['dusseldorf', '4109 4115 4160 4163 4172'],
    ['oeffentlichkeit', '4154'],
    ['Geschaeftsleitung', '4190'],
    ['qualitaet', '4145'],
    // Fields beside the title: unit, department, place, type, number
    ['sounds', '4112 4136 4169'],
    ['hamburg teilzeit', '4139 4145'],
    ['praktikum', '4103'],
    ['befristet', '4187'],
    ['4160', '4160'],
    // Short words begin a word
    ['it', '4181'],
    ['PR', '4103 4136 4154 4157 4166 4172'],
    // Two words as one, as German writes them
    ['Sounddesign', '4169'],
    ['artdirection', '4115 4118'],
    ['ITSupport', '4181'],
    // Marks for all genders, as other portals print them
    ['Frontend-Entwicklung (m/w/d)', '4139'],
    ['IT-Support (w | m | x)', '4181'],
    ['m/f/d trainee', '4187'],
    ['Texter:in', '4109 4112'],
    ['Texter*innen', '4109 4112'],
    ['Texter/in', '4109 4112'],
    // Punctuation and blanks around words
    ['  texter/texterin  ', '4109 4112'],
  ])('%s', (query, expected) => {
    expect(numbersFor(query)).toEqual({ numbers: expected, kind: 'exact' });
  });

  it.each([
    ['Strategei', '4103 4106'],
    ['Texetrin', '4109 4112'],
    ['wein', '4112 4169 4190'],
    ['Düseldorf', '4109 4115 4160 4163 4172'],
    ['Hambrug', '4106 4115 4139 4145 4181'],
    ['frotend', '4139'],
    ['desing stuttgart', '4124'],
    ['Buchaltung', '4175'],
    ['Barierefreiheit', '4145'],
    ['Praktikkum', '4103'],
    // The person instead of the trade
    ['Entwickler:in', '4139 4142 4145 4178'],
    ['Frontend-Entwicklerin', '4139'],
    ['Praktikantin', '4103'],
    ['Werkstudentin', '4124'],
    ['Buchhalter', '4175'],
    ['Produktionsleiter', '4166'],
  ])('%s, misspelt', (query, expected) => {
    expect(numbersFor(query)).toEqual({ numbers: expected, kind: 'similar' });
  });

  it.each(['Zeppelin', 'Texterin Zürich', 'xyz', 'abc', '!?', '–', 'Pilot', 'Tierarzt'])(
    '%s: nothing',
    (query) => {
      expect(numbersFor(query).numbers).toBe('');
    },
  );

  it('blanks alone are no query', () => {
    expect(numbersFor('   ').numbers.split(' ')).toHaveLength(fullHouse.length);
  });
});
