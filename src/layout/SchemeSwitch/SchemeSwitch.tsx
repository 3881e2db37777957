import { css } from '@linaria/core';
import { SCHEME_FIELD, SCHEMES } from '../../config/schemes';
import { useText } from '../../i18n/useText';
import { when } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { visuallyHidden } from '../../theme/mixins';
import { border, corner, space } from '../../theme/space';
import { type } from '../../theme/type';

const group = css`
  display: flex;
  flex-wrap: wrap;
  border: ${border.line} solid ${color.muted};
  border-radius: ${corner.buttonSmall};
  ${type.small}

  /* Without script, the device's setting applies. */
  ${when.noScript} {
    display: none;
  }
`;

const choice = css`
  position: relative;
  padding: ${space(2)} ${space(4)};

  &:last-child,
  &:last-child > input {
    border-end-end-radius: 20px;
  }

  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    appearance: none;
    cursor: pointer;
  }

  & > span {
    position: relative;
    pointer-events: none;
  }

  & > :hover {
    background: ${color.accent};
  }

  & > :checked {
    background: ${color.text};
  }

  & > :hover + span {
    color: ${color.onAccent};
  }

  & > :checked + span {
    color: ${color.bg};
  }

  /* Only the chosen one has colours of its own: the others keep those of the device, whatever the footer has. */
  ${when.forcedColors} {
    & > :checked {
      background: Highlight;
      outline-color: CanvasText;
      forced-color-adjust: none;
    }

    & > :checked + span {
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

const chosen = () => document.documentElement.dataset['scheme'] ?? '';

/**
 * Chooses the colour scheme: the device's, light or dark. src/early/applyScheme.ts applies and stores the choice,
 * also before hydration; this component only shows it.
 */
export function SchemeSwitch() {
  const text = useText();
  return (
    <fieldset className={group}>
      <legend className={visuallyHidden}>{text('scheme.label')}</legend>
      {(['', ...SCHEMES] as const).map((scheme) => (
        <label key={scheme} className={choice}>
          <input
            ref={(input) => {
              if (input) input.checked = chosen() === scheme;
            }}
            type="radio"
            name={SCHEME_FIELD}
            value={scheme}
          />
          <span>{text(`scheme.${scheme || 'device'}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
