import { APPLICATION_FIELDS, type FileKind } from '../../applications/applicationFields';
import type { FileField as FileFieldRow } from '../../applications/field';
import { useText } from '../../i18n/useText';
import type { FileEntry } from '../draft/formMemory';
import { fileErrors } from '../fileErrors';
import { FileField } from '../FileField/FileField';
import type { FileRowView, FileState } from '../FileField/FileRow';
import { useFormContext } from '../FormContext';
import { entriesOf } from '../formValues';
import { fileProgress } from '../submission/fileProgress';
import { type BoundFieldProps, useBoundField } from './useBoundField';

type Progress = Pick<FileRowView, 'state' | 'percent'>;

/** Progress of each file, computed from that of the single request that sends them all. */
function useProgress(entries: readonly FileEntry[]): Progress[] {
  const { form, submission } = useFormContext();
  const { state, sent, total } = submission;
  const all = entriesOf(form.getState().values);
  const progress = fileProgress(
    sent,
    total,
    all.map(({ size }) => size),
  );
  return entries.map((entry): Progress => {
    const percent = progress[all.indexOf(entry)] ?? 0;
    if (state === 'uploading') return { state: percent === 100 ? 'done' : 'uploading', percent };
    if (state === 'processing') return { state: 'done' };
    const resting: FileState = state === 'failed' ? 'failed' : 'ready';
    return { state: entry.isChecking ? 'checking' : resting };
  });
}

/** Files of one kind, bound to the form. */
export function BoundFileField({ name, row }: BoundFieldProps<FileFieldRow>) {
  const kind = name as FileKind;
  const text = useText();
  const { form, fileEntries, submission, errorText } = useFormContext();
  const { frame, value: entries, errors: submitted } = useBoundField<FileEntry[]>({ name, row }, []);
  const { add, remove, duplicate } = fileEntries;
  const progress = useProgress(entries);
  // Errors of chosen files appear at once, a missing file only after the first attempt to send.
  const atOnce = fileErrors(form.getState().values).filter(({ field }) => field === kind);
  const errors = submitted.length > 0 ? submitted : atOnce;
  const [first, ...others] = errors;
  const files = entries.map(({ id, name: fileName, size }, index): FileRowView => {
    const isOfFile = ({ params }: (typeof errors)[number]) => params?.['index'] === index;
    const error = others.find(isOfFile);
    return {
      id,
      name: fileName,
      size,
      state: 'ready',
      ...progress[index],
      error: error && errorText(error),
      isFaulty: errors.some(isOfFile) || index >= APPLICATION_FIELDS[kind].maxFiles,
    };
  });
  const twice =
    duplicate?.kind === kind ? text('upload.error.duplicate', { name: duplicate.name }) : undefined;
  return (
    <FileField
      {...frame}
      name={kind}
      isRequired={frame.isRequired && row.alternative === undefined}
      error={first ? errorText(first) : twice}
      files={files}
      onAdd={(chosen) => add(kind, chosen)}
      onRemove={(id) => remove(kind, id)}
      onRetry={submission.submit}
      isLocked={submission.isBusy}
    />
  );
}
