import type { ReactNode } from 'react';
import { FieldFrame, type FieldProps } from '../FieldFrame/FieldFrame';
import { describedBy, fieldIds } from '../FieldFrame/fieldIds';
import { control } from '../FieldFrame/fieldStyles';

export interface TextFieldProps extends FieldProps {
  /** Current text. */
  value: string;
  /** Called with the new value on each change. */
  onChange: (value: string) => void;
  /** Type of the input, for the on-screen keyboard and the browser's native validation. */
  type?: 'text' | 'email' | 'tel';
  /** HTML `autocomplete` token. */
  autoComplete: string;
  /** On-screen keyboard, if the type does not determine it. */
  inputMode?: 'text' | 'email' | 'url' | 'tel' | 'numeric' | undefined;
  /** An example value; never a label. */
  placeholder?: string | undefined;
  /** true for names and addresses: disables spellchecking. */
  isVerbatim?: boolean;
  /** Remark below the field, not an error. */
  note?: ReactNode;
}

/** A single-line field. */
export function TextField({
  value,
  onChange,
  type = 'text',
  autoComplete,
  inputMode,
  placeholder,
  isVerbatim = false,
  note,
  ...frame
}: TextFieldProps) {
  const { name, isRequired = false } = frame;
  return (
    <FieldFrame {...frame} foot={note}>
      <input
        {...describedBy(name, frame)}
        className={control}
        id={fieldIds(name).control}
        name={name}
        type={type}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        required={isRequired}
        aria-required={isRequired ? true : undefined}
        autoComplete={autoComplete}
        inputMode={inputMode}
        placeholder={placeholder}
        spellCheck={isVerbatim ? false : undefined}
        autoCapitalize={type === 'email' ? 'none' : undefined}
      />
    </FieldFrame>
  );
}
