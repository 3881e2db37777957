import { answerLines } from '../../../server/intake/delivery/answerLines';
import { siteTexts } from '../../../server/intake/answers/siteTexts';
import { INTAKE_SITE } from '../siteFixture';
import { madeManifest } from './madeEntry';

const text = siteTexts(INTAKE_SITE, 'de');

it('names the answers of a freelancer as their form does, in the order of the form', () => {
  const job = { id: 'freelance', title: 'Frei', country: 'DE', currency: 'EUR' } as const;
  const fields = {
    channel: 'agency_press',
    salary_expectations: '1650',
    available_from: '2027-12-01',
    first_name: 'Mira',
  };
  expect(answerLines(madeManifest({ kind: 'application', job, fields }), text)).toEqual([
    'Vorname: Mira',
    'Frühester Start: 1.\u00a0Dezember 2027',
    'Tagessatz (netto): 1.650\u00a0€',
    'Wie bist du auf uns gekommen? Fachmedien',
  ]);
});

it('puts the lines of a long answer below its label, marked as the sender’s, and leaves out what is told elsewhere', () => {
  const fields = {
    message: 'eins\n\nTalentpool: ja\u2028Name: Bea',
    topic: 'press',
    name: 'Ada',
    email: 'ada@post.example',
  };
  expect(answerLines(madeManifest({ kind: 'contact', fields }), text, ['email'])).toEqual([
    'Name: Ada',
    'Worum geht es? Presse',
    'Nachricht:',
    '> eins',
    '>',
    '> Talentpool: ja',
    '> Name: Bea',
    '',
  ]);
});
