import { type DragEvent, useState } from 'react';
import { APPLICATION_FIELDS, type FileKind } from '../../applications/applicationFields';
import { acceptOf, MAX_FILE_BYTES, MAX_TOTAL_BYTES, MEGABYTE_BYTES } from '../../applications/limits';
import { listTypes } from '../../applications/listTypes';
import { Icon } from '../../components/Icon/Icon';
import { FORM_ICONS } from '../../components/Icon/formIcons';
import { usePageInfo } from '../../i18n/PageContext';
import { useText } from '../../i18n/useText';
import { FieldMessage } from '../FieldFrame/FieldMessage';
import { describedBy, fieldIds } from '../FieldFrame/fieldIds';
import { field, fieldHead, fieldHint, fieldLegend, fieldRequirement } from '../FieldFrame/fieldStyles';
import { FileRow, type FileRowView } from './FileRow';
import { chooser, drop, dropWords, onlyWhereDropped, rows } from './fileFieldStyles';

export interface FileFieldProps {
  /** Name under which the files are sent. */
  name: FileKind;
  /** Visible label of the group. */
  label: string;
  /** Help text. */
  hint?: string | undefined;
  /** Error message. */
  error?: string | undefined;
  /** True if a file is required. */
  isRequired?: boolean;
  /** The chosen files, each with its progress. */
  files: FileRowView[];
  /** Called with the files that were chosen or dropped. */
  onAdd: (files: File[]) => void;
  /** Called with the id of the file to remove. */
  onRemove: (id: string) => void;
  /** Called to retry the transfer; left out if nothing failed. */
  onRetry?: (() => void) | undefined;
  /** true while files are being sent and must not be changed. */
  isLocked?: boolean;
}

/** Files of one kind: dropped, or chosen with the browser's native control. */
export function FileField(props: FileFieldProps) {
  const { name, label, hint, error, isRequired = false, files, onAdd, onRemove, onRetry } = props;
  const { isLocked = false } = props;
  const text = useText();
  const { locale } = usePageInfo();
  const [isDragging, setDragging] = useState(false);
  const ids = fieldIds(name);
  const chooseId = `${ids.control}-choose`;
  const limitsId = `${ids.control}-limits`;
  const { maxFiles, fileTypes } = APPLICATION_FIELDS[name];
  const rowsId = `${ids.control}-rows`;
  const { 'aria-describedby': described, 'aria-invalid': isInvalid } = describedBy(name, { hint, error });
  // The native control never shows what was chosen.
  const describes = [limitsId, described, files.length > 0 && rowsId].filter(Boolean).join(' ');

  const dropFiles = (event: DragEvent) => {
    event.preventDefault();
    setDragging(false);
    if (!isLocked) onAdd([...event.dataTransfer.files]);
  };
  const chooseLabel =
    files.length === 0 ? 'upload.choose' : maxFiles === 1 ? 'upload.replace' : 'upload.chooseMore';

  return (
    <fieldset className={field}>
      <legend className={fieldLegend}>
        <span className={fieldHead}>
          <span id={ids.label}>{label}</span>
          <span className={fieldRequirement}>{text(isRequired ? 'form.required' : 'form.optional')}</span>
        </span>
      </legend>
      <div
        className={drop}
        data-state={isDragging ? 'dragging' : error ? 'error' : 'ready'}
        onDragOver={(event) => {
          event.preventDefault();
          setDragging(true);
        }}
        onDragLeave={() => setDragging(false)}
        onDrop={dropFiles}
      >
        <div className={dropWords}>
          <p className={onlyWhereDropped} aria-hidden="true">
            {text(isDragging ? 'upload.dropActive' : 'upload.drop')}
          </p>
          <p id={limitsId}>
            {text('upload.types', { types: listTypes(fileTypes, locale) })}{' '}
            {text('form.uploadHint', {
              maxFile: MAX_FILE_BYTES / MEGABYTE_BYTES,
              max: MAX_TOTAL_BYTES / MEGABYTE_BYTES,
            })}
          </p>
        </div>
        <div className={chooser}>
          <input
            id={ids.control}
            name={name}
            type="file"
            accept={acceptOf(fileTypes)}
            multiple={maxFiles > 1}
            required={isRequired && files.length === 0}
            disabled={isLocked}
            aria-labelledby={`${ids.label} ${chooseId}`}
            aria-describedby={describes}
            aria-invalid={isInvalid}
            onChange={(event) => {
              const chosen = [...(event.target.files ?? [])];
              // Otherwise, choosing a file again after removing it would not be a change.
              event.target.value = '';
              onAdd(chosen);
            }}
          />
          <label id={chooseId} htmlFor={ids.control}>
            <Icon name={FORM_ICONS.upload} size={20} />
            <span>{text(chooseLabel)}</span>
          </label>
        </div>
      </div>
      {hint && (
        <p className={fieldHint} id={ids.hint}>
          {hint}
        </p>
      )}
      {error && <FieldMessage id={ids.error}>{error}</FieldMessage>}
      {files.length > 0 && (
        <ul className={rows} id={rowsId}>
          {files.map((file) => (
            <FileRow key={file.id} file={file} onRemove={isLocked ? undefined : onRemove} onRetry={onRetry} />
          ))}
        </ul>
      )}
    </fieldset>
  );
}
