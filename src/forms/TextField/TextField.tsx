import type { ReactNode } from 'react';
import { FieldFrame, type FieldProps } from '../FieldFrame/FieldFrame';
import { describedBy, fieldIds } from '../FieldFrame/fieldIds';
import { control } from '../FieldFrame/fieldStyles';

export interface TextFieldProps extends FieldProps {
  /** Value. */
  value: string;
  /** Called with the new value at each change. */
  onChange: (value: string) => void;
  /** Type of the input, for the keyboard of a touch screen and the browser's own checks. */
  type?: 'text' | 'email' | 'url' | 'tel';
  /** Token of the HTML standard for filling in by the browser. */
  autoComplete: string;
  /** Keyboard of a touch screen, where the type does not give it. */
  inputMode?: 'text' | 'email' | 'url' | 'tel' | 'numeric' | undefined;
  /** An example of a value; never a label. */
  placeholder?: string | undefined;
  /** true for names and addresses: switches the spelling check off. */
  isVerbatim?: boolean;
  /** Remark below the field that is no error. */
  note?: ReactNode;
}

/** A field of one line. */
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
        autoCapitalize={type === 'email' || type === 'url' ? 'none' : undefined}
      />
    </FieldFrame>
  );
}
