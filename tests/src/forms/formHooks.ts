import { act } from '@testing-library/react';
import { createForm } from 'final-form';
import { createElement, type ReactNode } from 'react';
import { CONTACT_FIELDS } from '../../../src/applications/contactFields';
import type { FormDraft } from '../../../src/forms/draft/useFormDraft';
import type { FormValues } from '../../../src/forms/formValues';
import { type FormServices, FormServicesContext } from '../../../src/forms/services';
import type { SubmissionOptions } from '../../../src/forms/submission/useFormSubmission';

/** Advances the fake clock (ms) and runs everything due. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Wraps a form hook to provide these services. */
export const withServices =
  (services: Partial<FormServices>) =>
  ({ children }: { children: ReactNode }) =>
    createElement(FormServicesContext, { value: services as FormServices }, children);

/** Options of the submission of an empty contact form that stands nowhere. */
export function contactSubmission(): SubmissionOptions {
  const draft: Partial<FormDraft> = { finish: () => {} };
  return {
    id: '7',
    form: createForm<FormValues>({ onSubmit: () => {} }),
    fields: CONTACT_FIELDS,
    element: { current: null },
    draft: draft as FormDraft,
    initial: { state: 'idle', waitSeconds: 0 },
    prepare: async () => {},
    createRequest: async () => ({ url: '/', headers: {}, body: '' }),
    fileError: () => [],
    canClose: false,
    onErrors: () => {},
    onSent: () => {},
  };
}
