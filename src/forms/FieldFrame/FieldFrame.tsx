import type { ReactNode } from 'react';
import { useText } from '../../i18n/useText';
import { FieldMessage } from './FieldMessage';
import { fieldIds } from './fieldIds';
import { field, fieldHead, fieldHint, fieldMark } from './fieldStyles';

/** What every field has in common. */
export interface FieldProps {
  /** Name under which the value is sent. */
  name: string;
  /** Words of the label. */
  label: string;
  /** What helps to fill it in. */
  hint?: ReactNode;
  /** What is wrong, in a sentence; marks the field. */
  error?: string | undefined;
  /** Whether it must be filled in. */
  isRequired?: boolean | undefined;
}

export interface FieldFrameProps extends FieldProps {
  /** The control; it carries the ids of `fieldIds(name)`. */
  children: ReactNode;
  /** Stands below everything: a counter or a remark. */
  foot?: ReactNode;
}

/** Label, mark, control, hint and error of a field, tied together. */
export function FieldFrame({
  name,
  label,
  hint,
  error,
  isRequired = false,
  children,
  foot,
}: FieldFrameProps) {
  const text = useText();
  const ids = fieldIds(name);
  return (
    <div className={field}>
      <div className={fieldHead}>
        <label htmlFor={ids.control} id={ids.label}>
          {label}
        </label>
        <span className={fieldMark}>{text(isRequired ? 'form.required' : 'form.optional')}</span>
      </div>
      {children}
      {hint && (
        <p className={fieldHint} id={ids.hint}>
          {hint}
        </p>
      )}
      {error && <FieldMessage id={ids.error}>{error}</FieldMessage>}
      {foot}
    </div>
  );
}
