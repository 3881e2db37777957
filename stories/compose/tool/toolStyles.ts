import { css } from '@linaria/core';
import { when } from '../../../src/theme/breakpoints';
import { color, ink } from '../../../src/theme/colors';
import { border, space } from '../../../src/theme/space';
import { fontFamily, type } from '../../../src/theme/type';

/** A form control: text, number, select. */
export const control = css`
  box-sizing: border-box;
  width: 100%;
  min-height: ${space(11)};
  padding: ${space(2)} ${space(3)};
  border: ${border.line} solid ${color.line};
  border-radius: 0;
  background: ${color.surface};
  color: ${color.text};
  ${type.small}

  &[aria-invalid='true'] {
    border-color: ${color.error};
    border-inline-start-width: ${border.errorBar};
  }
`;

/** Grows with its text in browsers that support it. */
export const prose = css`
  field-sizing: content;
  max-height: 60vh;
  resize: vertical;
`;

/** A small button of the tool. */
export const smallButton = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-width: ${space(9)};
  min-height: ${space(9)};
  padding: ${space(1)} ${space(2)};
  border: ${border.hair} solid ${color.line};
  background: none;
  color: ${color.text};
  cursor: pointer;
  ${type.label}

  ${when.hover} {
    &:hover:not([aria-disabled='true'], [aria-pressed='true'], [aria-selected='true']) {
      background: ${ink.lime};
      color: ${ink.black};
    }
  }

  &[aria-disabled='true'] {
    border-color: ${color.hair};
    color: ${color.muted};
    cursor: not-allowed;
  }

  &[aria-pressed='true'],
  &[aria-selected='true'] {
    background: ${color.text};
    color: ${color.bg};

    @media (forced-colors: active) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

/** Items in a wrapping row. */
export const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(2)};
`;

/** Items in a column. */
export const stack = css`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
`;

/** The label of a field. */
export const label = css`
  ${type.label}
`;

/** The description of a field. */
export const hint = css`
  color: ${color.muted};
  ${type.small}
`;

/** The raw text of a file. */
export const code = css`
  font: 400 0.875rem / 1.5 ui-monospace, monospace;
`;

/** A message about a field. */
export const message = css`
  display: grid;
  gap: ${space(1)};
  padding-inline-start: ${space(3)};
  border-inline-start: ${border.errorBar} solid ${color.error};
  ${type.small}

  &[data-severity='warning'] {
    border-color: ${ink.yellow};
  }
`;

/** A heading within the tool. */
export const heading = css`
  font-family: ${fontFamily.display};
  ${type.d4}
`;
