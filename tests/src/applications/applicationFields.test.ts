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

it('no form suggests an amount, which would not fit every job, currency and number of hours', () => {
  const rows = (['job', 'initiative', 'freelance'] as const).map(
    (variant) => applicationFields(variant)['salary_expectations'],
  );
  expect(rows.map((row) => row && 'placeholder' in row)).toEqual([false, false, false]);
});

it('freelancers name a day rate, and may show work instead of a résumé', () => {
  const { salary_expectations: rate, resume } = applicationFields('freelance');
  expect(rate).toMatchObject({ label: 'apply.salary.labelFreelance' });
  expect(resume).toMatchObject({ alternative: 'portfolio', hint: 'apply.resume.hintFreelance' });
  expect(applicationFields('job')['resume']).not.toHaveProperty('alternative');
});
