import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CONTACT_FIELDS } from '../../../src/applications/contactFields';
import type { FormAnswer } from '../../../src/content/formAnswer';
import { useInitialForm } from '../../../src/forms/useInitialForm';
import { PageInfoContext } from '../../../src/i18n/PageContext';

const initialOf = (answer?: FormAnswer) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PageInfoContext value={{ locale: 'de', path: '/kontakt/', answer }}>{children}</PageInfoContext>
  );
  return renderHook(() => useInitialForm(CONTACT_FIELDS), { wrapper }).result.current;
};

const sent: Omit<FormAnswer, 'outcome'> = { values: { name: 'Ada' }, errors: [], hadFiles: false };

it('starts empty on a page that is no response', () => {
  expect(initialOf()).toEqual({ values: {}, errors: null, state: 'idle', waitSeconds: 0, hadFiles: false });
});

it.each<[FormAnswer['outcome'], string]>([
  ['rejected', 'rejected'],
  // The form without a job, to which the input of a closed one is returned, can be sent.
  ['closed', 'idle'],
  ['conflict', 'conflict'],
  ['busy', 'failed'],
  ['failed', 'failed'],
])('after %s starts in the state %s, with the values', (outcome, state) => {
  const initial = initialOf({ ...sent, outcome });
  expect(initial).toMatchObject({ values: { name: 'Ada' }, state });
  expect(initial.errors).toEqual(outcome === 'rejected' ? {} : null);
});

it('keeps the errors of its fields, the key and the time to wait', () => {
  const error = { field: 'name', code: 'required' } as const;
  const errors = [error, { field: 'resume', code: 'required' } as const];
  expect(initialOf({ ...sent, outcome: 'rejected', errors, key: 'k1', hadFiles: true })).toMatchObject({
    errors: { name: [error] },
    key: 'k1',
    hadFiles: true,
  });
  expect(initialOf({ ...sent, outcome: 'busy', waitMinutes: 2 }).waitSeconds).toBe(120);
});
