import { applicationFields } from '../../../src/applications/applicationFields';

const names = [
  'first_name',
  'last_name',
  'email',
  'website',
  'pitch',
  'message',
  'available_from',
  'salary_expectations',
  'resume',
  'portfolio',
  'certificates',
  'channel',
  'privacy_ack',
  'talent_pool',
];

it('an application has the fields of the specification, in the order of the page', () => {
  expect(Object.keys(applicationFields('job'))).toEqual(names);
  expect(Object.keys(applicationFields('freelance'))).toEqual(names);
});

it('only an application without an advertisement asks for the desired role', () => {
  expect(Object.keys(applicationFields('initiative'))).toEqual(names.toSpliced(4, 0, 'desired_role'));
});

it('freelancers name a day rate without an example, and may show work instead of a résumé', () => {
  const { salary_expectations: rate, resume } = applicationFields('freelance');
  expect(rate).toMatchObject({ label: 'apply.salary.labelFreelance', placeholder: undefined });
  expect(resume).toMatchObject({ alternative: 'portfolio', hint: 'apply.resume.hintFreelance' });
  expect(applicationFields('job')['resume']).not.toHaveProperty('alternative');
});
