import { act, renderHook } from '@testing-library/react';
import { createForm } from 'final-form';
import { CONTACT_FIELDS } from '../../../src/applications/contactFields';
import { forget } from '../../../src/forms/draft/formMemory';
import { useFormDraft } from '../../../src/forms/draft/useFormDraft';
import { useFollowUp } from '../../../src/forms/ErrorSummary/useFollowUp';
import type { FormValues } from '../../../src/forms/formValues';
import { German } from '../../helpers/German';

it('a draft tells the callbacks of the last rendering about input', () => {
  const form = createForm<FormValues>({ onSubmit: () => {} });
  const files = new Map<string, File>();
  const element = { current: null };
  const first = { onStart: jest.fn(), onInput: jest.fn() };
  const last = { onStart: jest.fn(), onInput: jest.fn() };
  const { rerender, unmount } = renderHook(
    (callbacks) => useFormDraft({ id: '9', form, fields: CONTACT_FIELDS, files, element, ...callbacks }),
    { initialProps: first },
  );
  rerender(last);
  act(() => form.change('message', 'Er'));
  expect(first.onStart).not.toHaveBeenCalled();
  expect(first.onInput).not.toHaveBeenCalled();
  expect(last.onStart).toHaveBeenCalledTimes(1);
  expect(last.onInput).toHaveBeenCalledTimes(1);
  unmount();
  forget('9');
});

it('what is put right is told to the callback of the last rendering', () => {
  const errors = { name: [{ field: 'name', code: 'required' as const }] };
  const form = createForm<FormValues>({
    onSubmit: () => {},
    validate: ({ name }) => (name ? {} : errors),
  });
  form.registerField('name', () => {}, {});
  void form.submit();
  const [first, last] = [jest.fn(), jest.fn()];
  const { rerender, unmount } = renderHook(
    (onProblems) =>
      useFollowUp({
        form,
        fields: CONTACT_FIELDS,
        errorText: ({ code }) => code,
        initialErrors: errors,
        onProblems,
      }),
    { initialProps: first, wrapper: German },
  );
  rerender(last);
  act(() => form.change('name', 'Ada'));
  expect(first).not.toHaveBeenCalled();
  expect(last.mock.calls).toEqual([[null]]);
  unmount();
});
