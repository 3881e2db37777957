import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon';
import { FORM_ICONS } from '../../components/Icon/formIcons';
import { useText } from '../../i18n/useText';
import { when } from '../../theme/breakpoints';
import { color, ink } from '../../theme/colors';
import { border, corner, space } from '../../theme/space';
import { type } from '../../theme/type';
import { FieldMessage } from '../FieldFrame/FieldMessage';
import { describedBy, fieldIds } from '../FieldFrame/fieldIds';
import { field, fieldHint, fieldRequirement } from '../FieldFrame/fieldStyles';

const line = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(4)};
`;

/* The box with its tick. */
const frame = css`
  position: relative;
  width: ${space(8)};
  height: ${space(8)};

  & > svg {
    position: absolute;
    inset: ${space(1)};
    color: ${ink.yellow};
    opacity: 0;
    pointer-events: none;
  }

  & > input:checked + svg {
    opacity: 1;
  }

  ${when.forcedColors} {
    & > svg {
      color: CanvasText;
    }
  }
`;

const box = css`
  display: block;
  width: 100%;
  height: 100%;
  margin: 0;
  border: ${border.line} solid ${color.line};
  border-radius: ${corner.tag};
  background: ${color.surface};
  appearance: none;
  print-color-adjust: exact;
  cursor: pointer;

  &:checked {
    background: ${ink.black};
  }

  ${when.hover} {
    &:hover:not(:checked) {
      background: color-mix(in srgb, ${ink.yellow} 18%, ${color.surface});
    }
  }

  &[aria-invalid='true'] {
    border-color: ${color.error};
  }
`;

const words = css`
  display: grid;
  gap: ${space(1)};
  padding-block-start: 3px;
`;

const labelText = css`
  cursor: pointer;
  ${type.body}
  line-height: 1.45;
`;

const optionalOrRequired = css`
  margin-inline-start: ${space(2)};
  white-space: nowrap;
`;

export interface CheckboxProps {
  /** Name under which the value is sent. */
  name: string;
  /** Text beside the box; may contain links. */
  label: ReactNode;
  /** Explanation below the label. */
  hint?: string | undefined;
  /** Error message. */
  error?: string | undefined;
  /** True if it must be ticked. */
  isRequired?: boolean;
  /** True if it is ticked. */
  isChecked: boolean;
  /** Called with the new state. */
  onChange: (isChecked: boolean) => void;
  /** Shows the words for required or optional after the label. */
  showsRequirement?: boolean;
  /** false for a checkbox that only fills in another field and is never sent. */
  isSent?: boolean;
}

/** A checkbox with label, hint and error. */
export function Checkbox({
  name,
  label,
  hint,
  error,
  isRequired = false,
  isChecked,
  onChange,
  showsRequirement = true,
  isSent = true,
}: CheckboxProps) {
  const text = useText();
  const ids = fieldIds(name);
  return (
    <div className={field}>
      <div className={line}>
        <span className={frame}>
          <input
            {...describedBy(name, { hint, error })}
            className={box}
            id={ids.control}
            name={isSent ? name : undefined}
            type="checkbox"
            value="true"
            checked={isChecked}
            onChange={(event) => onChange(event.target.checked)}
            required={isRequired}
            aria-required={isRequired ? true : undefined}
          />
          <Icon name={FORM_ICONS.check} />
        </span>
        <div className={words}>
          <span>
            <label className={labelText} htmlFor={ids.control} id={ids.label}>
              {label}
            </label>
            {showsRequirement && (
              <span className={`${fieldRequirement} ${optionalOrRequired}`}>
                {text(isRequired ? 'form.required' : 'form.optional')}
              </span>
            )}
          </span>
          {hint && (
            <p className={fieldHint} id={ids.hint}>
              {hint}
            </p>
          )}
        </div>
      </div>
      {error && <FieldMessage id={ids.error}>{error}</FieldMessage>}
    </div>
  );
}
