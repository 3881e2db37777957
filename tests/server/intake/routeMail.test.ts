import { routeMail } from '../../../server/intake/delivery/routeMail';

const all = {
  from: 'bewerbung@sff.example',
  recruiter: 'jobs@sff.example',
  contact: 'hallo@sff.example',
  topics: { business: 'neu@sff.example', press: '' },
};
const job = { id: '1042', title: 'Texter', country: 'AT' as const, currency: 'EUR' as const };
const own = 'texte@wien.sff.example';
const house = 'wien@sff.example';

it.each<[string, string[], { job?: string; house?: string } | undefined, string]>([
  ['no domain is allowed', [], { job: own, house }, 'jobs@sff.example'],
  ['the job’s domain is allowed', ['wien.sff.example'], { job: own, house }, own],
  ['both domains are allowed', ['sff.example', 'wien.sff.example'], { job: own, house }, own],
  ['only the house’s domain is allowed', ['sff.example'], { job: own, house }, house],
  ['a domain counts in any case', ['sff.example'], { job: 'Texte@SFF.example' }, 'Texte@SFF.example'],
  ['a domain allows none below it', ['example'], { job: own, house }, 'jobs@sff.example'],
  [
    'a domain allows none that ends like it',
    ['sff.example'],
    { job: 'x@evil-sff.example' },
    'jobs@sff.example',
  ],
  [
    'another domain before the last at sign',
    ['sff.example'],
    { job: 'x@sff.example@evil.example' },
    'jobs@sff.example',
  ],
  ['the content names nobody', ['sff.example'], undefined, 'jobs@sff.example'],
])('an application where %s', (_name, domains, contact, expected) => {
  const manifest = {
    kind: 'application' as const,
    job: { ...job, ...(contact ? { contact } : {}) },
    fields: {},
  };
  expect(routeMail(manifest, { ...all, domains })).toBe(expected);
});

it.each([
  ['business', 'neu@sff.example'],
  ['press', 'hallo@sff.example'],
  ['careers', 'hallo@sff.example'],
  ['other', 'hallo@sff.example'],
  ['toString', 'hallo@sff.example'],
])('a contact message about %s goes to %s', (topic, expected) => {
  expect(routeMail({ kind: 'contact', fields: { topic } }, { ...all, domains: ['sff.example'] })).toBe(
    expected,
  );
});
