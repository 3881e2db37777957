import { hasLink, isEmail } from '../../../src/applications/checkText';

it.each([
  'anna@beispiel.de',
  'a@b.co',
  "anna.o'hara+jobs@mail.beispiel.de",
  'änna@müller.example',
  `${'x'.repeat(63)}@beispiel.de`,
])('accepts the e-mail address %s', (address) => {
  expect(isEmail(address)).toBe(true);
});

it.each([
  'anna',
  'anna@',
  '@beispiel.de',
  'anna@beispiel',
  'anna@@beispiel.de',
  'anna@a@beispiel.de',
  'an na@beispiel.de',
  'anna@beispiel..de',
  'anna@-beispiel.de',
  'anna@beispiel.d',
  '.anna@beispiel.de',
  'an..na@beispiel.de',
  'anna@beispiel.de,bert@beispiel.de',
  'Anna <anna@beispiel.de>',
  `${'x'.repeat(64)}@beispiel.de`,
  `anna@${'x.'.repeat(130)}de`,
])('refuses the e-mail address %s', (address) => {
  expect(isEmail(address)).toBe(false);
});

it.each([
  ['Anna', false],
  ['Dr.med. Anna St. John', false],
  ['Anna-Lena O’Hara', false],
  ['J.R.', false],
  ['J.de Vries', false],
  ['M.De Luca', false],
  ['St.Ch. Müller', false],
  ['Kauf.De jetzt', true],
  ['x.com', true],
  ['J.de vries.com', true],
  ['x.de now', true],
  ['gewinne.com', true],
  ['gewinne.com/jetzt', true],
  ['http://x', true],
  ['www.x', true],
])('takes the name %s for a link: %s', (name, isLink) => {
  expect(hasLink(name)).toBe(isLink);
});
