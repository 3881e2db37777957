import type { ReactNode } from 'react';
import { useText } from '../../i18n/useText';
import { FieldMessage } from './FieldMessage';
import { fieldIds } from './fieldIds';
import { field, fieldHead, fieldHint, fieldRequirement } from './fieldStyles';

/** Props of every field. */
export interface FieldProps {
  /** Name under which the value is sent. */
  name: string;
  /** Visible label, tied to the control. */
  label: string;
  /** Help text. */
  hint?: ReactNode;
  /** Error message; undefined without an error. */
  error?: string | undefined;
  /** True if it must be filled in. */
  isRequired?: boolean | undefined;
}

export interface FieldFrameProps extends FieldProps {
  /** The control, with the ids of `fieldIds(name)`. */
  children: ReactNode;
  /** Last part: a counter or a remark. */
  foot?: ReactNode;
}

/** Label, control, hint and error of a field, connected by ids. */
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
        <span className={fieldRequirement}>{text(isRequired ? 'form.required' : 'form.optional')}</span>
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
