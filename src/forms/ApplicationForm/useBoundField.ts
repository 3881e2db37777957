import { useField } from 'react-final-form';
import type { FieldError } from '../../applications/errors';
import type { ApplicationField } from '../../applications/fields';
import type { FileKind } from '../../applications/limits';
import type { FileEntry } from '../draft/formMemory';
import type { ApplicationState } from './applicationValues';
import { useApplicationContext } from './ApplicationContext';

const subscription = {
  value: true,
  error: true,
  submitFailed: true,
  modifiedSinceLastSubmit: true,
} as const;

interface Bound<Value> {
  value: Value;
  onChange: (value: Value) => void;
  /** First what the page finds wrong, else what the server did; nothing before the first try to send. */
  errors: FieldError[];
}

function useBound<Value>(name: ApplicationField, empty: Value): Bound<Value> {
  const { serverErrors } = useApplicationContext();
  const { input, meta } = useField<Value>(name, { subscription, format: (value) => value ?? empty });
  const own = meta.submitFailed ? (meta.error as FieldError[] | undefined) : undefined;
  const fromServer = meta.modifiedSinceLastSubmit ? undefined : serverErrors[name];
  return { value: input.value, onChange: input.onChange, errors: own ?? fromServer ?? [] };
}

/** A text field of the form. */
export function useTextField(name: Exclude<ApplicationField, FileKind | 'privacy_ack' | 'talent_pool'>) {
  const { words } = useApplicationContext();
  const { value, onChange, errors } = useBound<string>(name, '');
  const [error] = errors;
  return { name, value, onChange, error: error && words(error) };
}

/** A box of the form. */
export function useCheckField(name: 'privacy_ack' | 'talent_pool') {
  const { words } = useApplicationContext();
  const { value, onChange, errors } = useBound<boolean>(name, false);
  const [error] = errors;
  return { name, isChecked: value, onChange, error: error && words(error) };
}

/** A file field of the form; what is wrong with a file is said at once, that one is missing only after sending. */
export function useFilesField(kind: FileKind): { entries: FileEntry[]; errors: FieldError[] } {
  const { form, tools } = useApplicationContext();
  const { value, errors } = useBound<FileEntry[]>(kind, []);
  const now = tools?.fileErrors(form.getState().values as ApplicationState)[kind] ?? [];
  return { entries: value, errors: errors.length > 0 ? errors : now };
}
