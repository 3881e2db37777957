import { isOfPerson } from '../../../server/intake/store/person';

const KIM = { fields: { name: 'Kim O’Neill', email: 'kim@beispiel.de' } };
const MUENCH = { fields: { first_name: 'Änne-Lise', last_name: 'Münch', email: 'A.Muench@Beispiel.de' } };

it.each([
  ['the name', 'Änne-Lise Münch'],
  ['a part of it', 'münch'],
  ['the name the other way round', 'Münch, Änne-Lise'],
  ['another spelling', 'anne lise munch'],
  ['the spelling without umlauts', 'AENNELISE MUENCH'],
  ['the address in capitals', 'A.MUENCH@BEISPIEL.DE'],
  ['a part of the address', 'a.muench'],
  ['a name and a domain', 'Lise @beispiel.de'],
])('finds somebody by %s', (_name, text) => {
  expect([isOfPerson(MUENCH, text), isOfPerson(KIM, text)]).toEqual([true, false]);
});

it('finds the sender of a message', () => {
  expect(isOfPerson(KIM, 'oneill')).toBe(true);
  expect(isOfPerson(KIM, 'kim@beispiel.de')).toBe(true);
});

it.each([
  ['another address of the same host', 'anna@beispiel.de'],
  ['a word that is in neither', 'Änne Muster'],
])('finds nobody by %s', (_name, text) => {
  expect([isOfPerson(MUENCH, text), isOfPerson(KIM, text)]).toEqual([false, false]);
});
