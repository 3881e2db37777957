import { namesOf, wholeNumber, wholeNumbers } from '../../../scripts/lib/arguments';

it.each(['0', '-1', '1.5', 'five', '', '1234567'])('refuses "%s" as a number of runs', (text) => {
  expect(() => wholeNumber(text)).toThrow(`"${text}" is not a whole number above 0.`);
});

it('reads lists with commas', () => {
  expect(wholeNumbers('100,1000')).toEqual([100, 1000]);
  expect(namesOf(['case', 'press'])('press,case')).toEqual(['press', 'case']);
});

it('lists what there is to choose from', () => {
  expect(() => namesOf(['case', 'press'])('case,pres')).toThrow('Choose from case, press.');
});
