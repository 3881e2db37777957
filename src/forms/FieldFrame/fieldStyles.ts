import { css } from '@linaria/core';
import { when } from '../../theme/breakpoints';
import { color, ink, nativeScheme } from '../../theme/colors';
import { border, corner, space } from '../../theme/space';
import { fontFamily, type } from '../../theme/type';

/** A field from its label to its error. */
export const field = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 10px;
  min-width: 0;
  border: 0;
  /* On paper. */
  break-inside: avoid;
`;

/** Label on the left, required or optional on the right; stacked if there is no room. */
export const fieldHead = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 2px ${space(4)};
  width: 100%;
  padding: 0;
  ${type.control}
  line-height: 1.3;
`;

/** Name of a group; a `legend` cannot be a grid item, so it has padding. */
export const fieldLegend = css`
  width: 100%;
  padding: 0 0 10px;
`;

/** The word for required or optional. */
export const fieldRequirement = css`
  color: ${color.muted};
  ${type.small}
`;

/** Help text below a field. */
export const fieldHint = css`
  color: ${color.muted};
  ${type.small}
`;

/** Error message of a field. */
export const fieldError = css`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  color: ${color.error};
  ${type.small}
  font-weight: 650;
`;

/** A remark below a field, not an error. */
export const fieldNote = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(3)};
  ${type.small}

  /* Takes no space, but stays in the document as a live region. */
  &:empty {
    position: absolute;
  }
`;

/** A button in running text, e.g. a suggestion to accept with one click. */
export const inlineButton = css`
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 650;
  text-align: start;
  text-decoration: underline;
  text-decoration-thickness: ${border.line};
  text-underline-offset: 0.2em;
  cursor: pointer;

  ${when.hover} {
    &:hover {
      background: ${color.accent};
      color: ${color.onAccent};
    }
  }
`;

/** The control: 60 px high, black line, white. With an error it turns magenta and gets a bar. */
export const control = css`
  display: block;
  width: 100%;
  min-width: 0;
  min-height: 60px;
  margin: 0;
  padding: ${space(3)} ${space(5)};
  border: ${border.line} solid ${color.line};
  border-radius: 0;
  background: ${color.surface};
  color: ${color.text};
  font: 400 1.125rem / 1.4 ${fontFamily.text};
  appearance: none;

  /* The browser draws the calendar icon; without this it would be black. */
  [data-theme='dark'] & {
    ${nativeScheme('dark', 'dark')}
  }

  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }

  ${when.hover} {
    &:hover {
      background: color-mix(in srgb, ${ink.yellow} 18%, ${color.surface});
    }
  }

  &[aria-invalid='true'] {
    padding-inline-start: ${space(3)};
    border-color: ${color.error};
    border-inline-start-width: ${border.errorBar};
  }

  &:disabled {
    border-style: dashed;
    background: ${color.hair};
  }
`;

/** A multi-line control. */
export const tallControl = css`
  min-height: 148px;
  border-radius: ${corner.button};
  resize: vertical;

  /* As high as its text, where browsers can do that; !important because the grip sets a height. */
  ${when.print} {
    field-sizing: content;
    height: auto !important;
  }
`;

/** A select, with room for its chevron. */
export const listControl = css`
  padding-inline-end: ${space(14)};
  text-overflow: ellipsis;
  cursor: pointer;
`;
