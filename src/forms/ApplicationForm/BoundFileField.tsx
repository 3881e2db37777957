import type { FileKind } from '../../applications/limits';
import { useText } from '../../i18n/useText';
import { FileField, type FileFieldProps } from '../FileField/FileField';
import type { FileRowView, FileState } from '../FileField/FileRow';
import type { FileEntry } from '../draft/formMemory';
import { fileProgress } from '../submission/fileProgress';
import { entriesOf } from './applicationValues';
import { useApplicationContext } from './ApplicationContext';
import { useFilesField } from './useBoundField';

type Row = Pick<FileRowView, 'state' | 'percent'>;

/** Where a file is, by the way of the whole form: all files travel in one request. */
function useRows(entries: readonly FileEntry[]): Row[] {
  const { form, submission } = useApplicationContext();
  const { state, sent, total } = submission;
  const all = entriesOf(form.getState().values);
  const progress = fileProgress(
    sent,
    total,
    all.map(({ size }) => size),
  );
  return entries.map((entry): Row => {
    const percent = progress[all.indexOf(entry)] ?? 0;
    if (state === 'uploading') return { state: percent === 100 ? 'done' : 'uploading', percent };
    if (state === 'processing') return { state: 'done' };
    const resting: FileState = state === 'failed' ? 'failed' : 'ready';
    return { state: entry.isChecking ? 'checking' : resting };
  });
}

export interface BoundFileFieldProps extends Pick<FileFieldProps, 'label' | 'hint' | 'isRequired'> {
  kind: FileKind;
}

/** Files of one kind, tied to the form around them. */
export function BoundFileField({ kind, ...field }: BoundFileFieldProps) {
  const text = useText();
  const { fileEntries, submission, words, submit } = useApplicationContext();
  const { entries, errors } = useFilesField(kind);
  const { add, remove, duplicate } = fileEntries;
  const rows = useRows(entries);
  const [first, ...others] = errors;
  const ownErrors = (index: number) => others.filter(({ params }) => params?.['index'] === index);
  const files = entries.map(({ id, name, size }, index): FileRowView => {
    const [error] = ownErrors(index);
    return {
      id,
      name,
      size,
      state: 'ready',
      ...rows[index],
      error: error && words(error),
      isFaulty: errors.some(({ params }) => params?.['index'] === index),
    };
  });
  const twice =
    duplicate?.kind === kind ? text('upload.error.duplicate', { name: duplicate.name }) : undefined;
  return (
    <FileField
      {...field}
      name={kind}
      error={first ? words(first) : twice}
      files={files}
      onAdd={(chosen) => add(kind, chosen)}
      onRemove={(id) => remove(kind, id)}
      onRetry={() => submit()}
      isLocked={submission.isBusy}
    />
  );
}
