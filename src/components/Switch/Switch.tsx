import { css } from '@linaria/core';
import { type ReactNode, useId } from 'react';
import { when } from '../../theme/breakpoints';
import { color, ink } from '../../theme/colors';
import { duration, easing } from '../../theme/motion';
import { border, space } from '../../theme/space';
import { type } from '../../theme/type';

const row = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  min-height: ${space(14)};
  padding-block: ${space(2)};
  ${type.body}
  font-weight: 650;
`;

const hint = css`
  color: ${color.muted};
  ${type.small}
`;

const control = css`
  flex: none;
  position: relative;
  width: ${space(14)};
  height: ${space(8)};
  margin: 0;
  appearance: none;
  border: ${border.line} solid ${color.line};
  border-radius: 0 0 14px 0;
  background: ${color.surface};
  cursor: pointer;

  &::before {
    content: '';
    position: absolute;
    top: 4px;
    inset-inline-start: 4px;
    width: 20px;
    height: 20px;
    border-radius: 0 0 10px 0;
    background: ${color.text};
    transition: transform ${duration.hover} ${easing.out};
  }

  &:checked {
    background: ${ink.lime};
  }

  &:checked::before {
    background: ${ink.black};
    transform: translateX(24px);
  }

  &:disabled {
    cursor: not-allowed;
  }

  ${when.forcedColors} {
    &::before {
      background: ButtonText;
      forced-color-adjust: none;
    }

    &:checked::before {
      background: Highlight;
    }
  }
`;

export interface SwitchProps {
  /** What it turns on. */
  label: string;
  /** What turning it on means, in a few words. */
  hint?: ReactNode;
  /** True if it is on. */
  isOn: boolean;
  /** true: it cannot be changed. */
  isFixed?: boolean;
  /** Called with the new state. */
  onChange: (isOn: boolean) => void;
}

/**
 * An on/off setting: a row of text with a switch at its end. The position of the knob shows the state, not only the
 * colour.
 */
export function Switch({ label, hint: words, isOn, isFixed = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className={row}>
      <div>
        <label htmlFor={id}>{label}</label>{' '}
        {words && (
          <span id={`${id}-hint`} className={hint}>
            {words}
          </span>
        )}
      </div>
      <input
        id={id}
        className={control}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its state by itself
        role="switch"
        aria-describedby={words ? `${id}-hint` : undefined}
        checked={isOn}
        disabled={isFixed}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}
