import { answerLines } from '../../../server/intake/delivery/answerLines';
import type { Manifest } from '../../../server/intake/store/manifest';
import { siteTexts } from '../../../server/intake/answers/siteTexts';
import { INTAKE_SITE } from '../siteFixture';

const text = siteTexts(INTAKE_SITE, 'de');

const manifestOf = (manifest: Pick<Manifest, 'kind' | 'fields'> & Partial<Manifest>): Manifest => ({
  version: 1,
  reference: 'SFF-00000-00000',
  receivedAt: '2026-11-21T13:00:00.000Z',
  locale: 'de',
  consent: { privacyNotice: true, talentPool: false },
  files: [],
  keyHash: '',
  contentHash: '',
  spam: { score: 0, reasons: [] },
  ...manifest,
});

it('names the answers of a freelancer as their form does, in the order of the form', () => {
  const job = { id: 'freelance', title: 'Frei', country: 'DE', currency: 'EUR' } as const;
  const fields = {
    channel: 'agency_press',
    salary_expectations: '1650',
    available_from: '2027-12-01',
    first_name: 'Mira',
  };
  expect(answerLines(manifestOf({ kind: 'application', job, fields }), text)).toEqual([
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
  expect(answerLines(manifestOf({ kind: 'contact', fields }), text, ['email'])).toEqual([
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
