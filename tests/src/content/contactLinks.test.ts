import { contactLinks } from '../../../src/content/contactLinks';

const link = (label: string, href: string) => ({ label, href, isExternal: false });

it('makes addresses and numbers in a sentence links, and leaves its full stop alone', () => {
  expect(contactLinks('Schreib an jobs@sff.example oder ruf an: +49 30 23125\u00A0130.')).toEqual([
    'Schreib an ',
    link('jobs@sff.example', 'mailto:jobs@sff.example'),
    ' oder ruf an: ',
    link('+49 30 23125\u00A0130', 'tel:+493023125130'),
    '.',
  ]);
});

it('is the link alone where the words are nothing else', () => {
  expect(contactLinks('wien@sff.example')).toEqual([link('wien@sff.example', 'mailto:wien@sff.example')]);
});

it.each(['98 von 340', '+41 % mehr', 'DE000000000', 'auf @sff.example enden', '2025/26'])(
  'leaves "%s" as it is',
  (words) => {
    expect(contactLinks(words)).toEqual([words]);
  },
);
