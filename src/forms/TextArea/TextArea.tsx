import { cx } from '@linaria/core';
import { countCharacters } from '../../applications/normalize';
import { useText } from '../../i18n/useText';
import { FieldFrame, type FieldProps } from '../FieldFrame/FieldFrame';
import { describedBy, fieldIds } from '../FieldFrame/fieldIds';
import { control, fieldHint, tallControl } from '../FieldFrame/fieldStyles';
import { visuallyHidden } from '../../theme/mixins';
import { useDebouncedValue } from './useDebouncedValue';

/** Screen readers announce the counter when this many characters or fewer are left. */
const SPOKEN_FROM = 200;

export interface TextAreaProps extends FieldProps {
  /** Current text. */
  value: string;
  /** Called with the new value on each change. */
  onChange: (value: string) => void;
  /** Longest text, in characters; the counter shows how many are left. */
  maxLength: number;
}

/** A multi-line field with a counter. The limit can be exceeded, so that pasted text is never cut off. */
export function TextArea({ value, onChange, maxLength, ...frame }: TextAreaProps) {
  const text = useText();
  const { name, isRequired = false, error } = frame;
  const left = maxLength - countCharacters(value);
  const words = left < 0 ? text('form.counterOver', { count: -left }) : text('form.counter', { count: left });
  const spoken = useDebouncedValue(left <= SPOKEN_FROM && value !== '' ? words : '');
  return (
    <FieldFrame
      {...frame}
      foot={
        <>
          {value !== '' && (
            <p className={fieldHint} aria-hidden="true">
              {words}
            </p>
          )}
          <output className={visuallyHidden}>{spoken}</output>
        </>
      }
    >
      <textarea
        {...describedBy(name, { hint: frame.hint, error })}
        className={cx(control, tallControl)}
        id={fieldIds(name).control}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        required={isRequired}
        aria-required={isRequired ? true : undefined}
        autoComplete="off"
        rows={4}
      />
    </FieldFrame>
  );
}
