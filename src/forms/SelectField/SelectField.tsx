import { css, cx } from '@linaria/core';
import { Icon } from '../../components/Icon/Icon';
import { useText } from '../../i18n/useText';
import { space } from '../../theme/space';
import { FieldFrame, type FieldProps } from '../FieldFrame/FieldFrame';
import { describedBy, fieldIds } from '../FieldFrame/fieldIds';
import { control, listControl } from '../FieldFrame/fieldStyles';

const box = css`
  position: relative;

  & > svg {
    position: absolute;
    inset-block-start: calc(50% - 12px);
    inset-inline-end: ${space(4)};
    pointer-events: none;
  }
`;

export interface SelectFieldProps extends FieldProps {
  /** Value of the chosen option; empty before a choice. */
  value: string;
  /** Called with the new value on each change. */
  onChange: (value: string) => void;
  /** The options, in order. */
  options: { value: string; label: string }[];
}

/** A single choice: the browser's native select, styled like the other fields. */
export function SelectField({ value, onChange, options, ...frame }: SelectFieldProps) {
  const text = useText();
  const { name, isRequired = false } = frame;
  return (
    <FieldFrame {...frame}>
      <div className={box}>
        <select
          {...describedBy(name, frame)}
          className={cx(control, listControl)}
          id={fieldIds(name).control}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          required={isRequired}
          aria-required={isRequired ? true : undefined}
          autoComplete="off"
        >
          <option value="">{text('form.selectPlaceholder')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
    </FieldFrame>
  );
}
