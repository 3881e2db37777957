import type { ReactNode } from 'react';
import { FieldFrame, type FieldProps } from '../FieldFrame/FieldFrame';
import { describedBy, fieldIds } from '../FieldFrame/fieldIds';
import { control } from '../FieldFrame/fieldStyles';

export interface TextFieldProps extends FieldProps {
  /** What is in it. */
  value: string;
  /** Called with the new value at each change. */
  onChange: (value: string) => void;
  /** Kind of words, for the checks and keys of the device. */
  type?: 'text' | 'email' | 'url' | 'tel';
  /** Token of the HTML standard for filling in by the browser. */
  autoComplete: string;
  /** Keys that a touch screen offers. */
  inputMode?: 'text' | 'email' | 'url' | 'tel' | 'numeric' | undefined;
  /** An example, gone with the first letter; never a label. */
  placeholder?: string | undefined;
  /** Characters a browser lets through where no script checks them. */
  maxLength?: number | undefined;
  /** true for words that are no prose: names, addresses. Switches spelling and capitals off. */
  isVerbatim?: boolean;
  /** Remark below the field that holds nothing up. */
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
  maxLength,
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
        maxLength={maxLength}
        spellCheck={isVerbatim ? false : undefined}
        autoCapitalize={type === 'email' || type === 'url' ? 'none' : undefined}
      />
    </FieldFrame>
  );
}
