import type { ReactNode } from 'react';
import { Checkbox } from '../Checkbox/Checkbox';
import { FieldFrame, type FieldProps } from '../FieldFrame/FieldFrame';
import { describedBy, fieldIds } from '../FieldFrame/fieldIds';
import { control } from '../FieldFrame/fieldStyles';
import { scriptOnly } from '../FieldFrame/scriptOnly';
import { UNFINISHED_DAY } from './unfinishedDay';

export interface DateFieldProps extends FieldProps {
  /** YYYY-MM-DD, or empty; `UNFINISHED_DAY` if only part of a date was typed. */
  value: string;
  /** Called with the new value on each change. */
  onChange: (value: string) => void;
  /** A checkbox that fills in today. */
  shortcut?: { label: string; isChecked: boolean; onChange: (isChecked: boolean) => void } | undefined;
  /** Remark below the field, not an error. */
  note?: ReactNode;
}

/** A calendar day, in the browser's native field. */
export function DateField({ value, onChange, shortcut, note, ...frame }: DateFieldProps) {
  const { name, isRequired = false } = frame;
  return (
    <FieldFrame
      {...frame}
      foot={
        <>
          {note}
          {shortcut && (
            <div className={scriptOnly}>
              <Checkbox name={`${name}-now`} showsRequirement={false} isSent={false} {...shortcut} />
            </div>
          )}
        </>
      }
    >
      <input
        {...describedBy(name, frame)}
        className={control}
        id={fieldIds(name).control}
        name={name}
        type="date"
        // Setting a value would clear a partly typed date.
        value={value === UNFINISHED_DAY ? '' : value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={({ target }) => {
          const typed = target.validity.badInput ? UNFINISHED_DAY : target.value;
          if (typed !== value) onChange(typed);
        }}
        required={isRequired}
        aria-required={isRequired ? true : undefined}
        autoComplete="off"
      />
    </FieldFrame>
  );
}
