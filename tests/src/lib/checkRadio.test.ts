import { checkRadio } from '../../../src/lib/checkRadio';

const radios = (checked: string) => {
  const group = document.createElement('fieldset');
  for (const value of ['', 'a', 'b']) {
    const radio = document.createElement('input');
    Object.assign(radio, { type: 'radio', name: 'one', value, checked: value === checked });
    group.append(radio);
  }
  document.body.replaceChildren(group);
  return group;
};

const checkedOf = (group: HTMLElement) =>
  [...group.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value);

describe('checkRadio', () => {
  it.each(['', 'a', 'b'])('checks the radio button with the value "%s" alone', (value) => {
    const group = radios('a');
    checkRadio(group, value);
    expect(checkedOf(group)).toEqual([value]);
  });

  it('changes nothing where no radio button has the value, or where there is no group', () => {
    const group = radios('a');
    checkRadio(group, 'unknown');
    checkRadio(null, 'a');
    expect(checkedOf(group)).toEqual(['a']);
  });
});
