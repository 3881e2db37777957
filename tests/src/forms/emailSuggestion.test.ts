import { emailSuggestion } from '../../../src/forms/emailSuggestion';

it.each([
  ['mira@gmial.com', 'mira@gmail.com'],
  ['mira@gmai.com', 'mira@gmail.com'],
  ['mira@gmaill.com', 'mira@gmail.com'],
  ['mira@gmail.con', 'mira@gmail.com'],
  ['mira@GMX.ed', 'mira@gmx.de'],
  ['mira@wbe.de', 'mira@web.de'],
  ['mira@gmx.dr', 'mira@gmx.de'],
  ['mira@gmx.d3', 'mira@gmx.de'],
  ['mira@hotmial.de', 'mira@hotmail.de'],
  ['mira@gmail.co', 'mira@gmail.com'],
  ['Mira <mira@gmial.com>', 'mira@gmail.com'],
])('asks whether %s was meant to be %s', (typed, meant) => {
  expect(emailSuggestion(typed)).toBe(meant);
});

it.each([
  'mira@gmail.com',
  'mira@GMX.de',
  'mira@gmx.net',
  'mira@post.example',
  'mira@mail.com',
  'mira@email.com',
  'mira@YMail.com',
  'mira@outlook.be',
  'mira@outlook.dk',
  'mira@hotmail.be',
  'mira@hotmail.se',
  'mira@yahoo.se',
  'mira@yahoo.dk',
  'mira',
  'mira@',
  'a@b@gmial.com',
  '',
])('has no question about %j', (typed) => {
  expect(emailSuggestion(typed)).toBeUndefined();
});
