import type { AddressCard } from '../../../scripts/content/site';
import { renderAddressCard } from '../../../scripts/prerender/addressCard';
import { readAddressCard } from '../../helpers/readAddressCard';

const house: AddressCard = {
  uid: 'wien@www.sff.example',
  locale: 'de',
  group: 'SFF',
  unit: 'Wien',
  name: 'SFF Wien',
  street: 'Andruckgasse 12',
  postalCode: '1020',
  city: 'Wien',
  country: 'Österreich',
  phone: 'tel:+493023125100',
  email: 'wien@sff.example',
  url: 'https://www.sff.example/standorte/wien/',
};

const read = (fields: Partial<AddressCard> = {}) =>
  readAddressCard(Buffer.from(renderAddressCard({ ...house, ...fields })));

it('says what the house is called, where it is and how to reach it', () => {
  expect(read()).toEqual({
    KIND: { parameters: '', parts: ['org'] },
    UID: { parameters: 'VALUE=text', parts: [house.uid] },
    FN: { parameters: '', parts: ['SFF Wien'] },
    ORG: { parameters: '', parts: ['SFF', 'Wien'] },
    ADR: { parameters: 'TYPE=work', parts: ['', '', 'Andruckgasse 12', 'Wien', '', '1020', 'Österreich'] },
    TEL: { parameters: 'TYPE=work;VALUE=uri', parts: [house.phone] },
    EMAIL: { parameters: 'TYPE=work', parts: [house.email] },
    URL: { parameters: '', parts: [house.url] },
    LANG: { parameters: '', parts: ['de'] },
  });
});

it('says what is said of the number, its signs escaped and its long lines broken', () => {
  const note = `abgehoben wird in Berlin; ${'im dritten Stock, '.repeat(6)}\\ hinten`;
  expect(read({ note })['NOTE']).toEqual({ parameters: 'LANGUAGE=de', parts: [note] });
});

it('is the same file for the same house', () => {
  expect(renderAddressCard(house)).toBe(renderAddressCard({ ...house }));
});
