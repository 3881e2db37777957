import { useEffect, useRef } from 'react';
import type { LineField } from '../../applications/field';
import { useText } from '../../i18n/useText';
import { DateField } from '../DateField/DateField';
import { fieldNote } from '../FieldFrame/fieldStyles';
import { useToday } from '../useToday';
import { type BoundFieldProps, useBoundField } from './useBoundField';

/** A date more than this many years from today is queried, but accepted. */
const FAR_YEARS = 2;

/** Date from which an applicant is available, bound to the form. */
export function BoundDateField(props: BoundFieldProps<LineField>) {
  const text = useText();
  const today = useToday();
  const { frame, value, onChange } = useBoundField(props, '');
  const lastDay = useRef(today);
  useEffect(() => {
    // "From now on" was ticked before midnight.
    if (lastDay.current !== '' && value === lastDay.current && value !== today) onChange(today);
    lastDay.current = today;
  }, [today, value, onChange]);
  const far = today && `${Number(today.slice(0, 4)) + FAR_YEARS}${today.slice(4)}`;
  const isFar = far !== '' && value.length === far.length && value > far;
  return (
    <DateField
      {...frame}
      value={value}
      onChange={onChange}
      shortcut={{
        label: text('apply.availableFrom.now'),
        isChecked: today !== '' && value === today,
        onChange: (isNow) => onChange(isNow ? today : ''),
      }}
      note={
        <output className={fieldNote}>
          {isFar && !frame.error && text('apply.availableFrom.confirmFar')}
        </output>
      }
    />
  );
}
