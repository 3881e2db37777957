import { css } from '@linaria/core';
import { from, when } from '../../theme/breakpoints';
import { color, ink } from '../../theme/colors';
import { border, corner, space } from '../../theme/space';
import { type } from '../../theme/type';

/** Drop zone; yellow while something is dragged over it. */
export const drop = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${space(4)} ${space(6)};
  padding: ${space(5)};
  border: ${border.line} dashed ${color.line};
  border-radius: ${corner.button};
  background: ${color.surface};
  color: ${color.text};

  /* The browser's own control is too wide to stand beside the words. */
  ${when.scripting} {
    ${from.sm} {
      grid-template-columns: minmax(0, 1fr) auto;
    }

    /* From md the form is one of two columns and narrower than on a smaller screen. */
    ${from.md} {
      grid-template-columns: minmax(0, 1fr);
    }

    ${from.lg} {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }

  &[data-state='error'] {
    padding-inline-start: ${space(3)};
    border-color: ${color.error};
    border-inline-start: ${border.errorBar} solid ${color.error};
  }

  &[data-state='dragging'] {
    border-style: solid;
    border-color: ${ink.black};
    background: ${ink.yellow};
    color: ${ink.black};
  }

  /* The chosen files are listed below it. */
  ${when.print} {
    display: none;
  }
`;

/** Instruction and limits. */
export const dropWords = css`
  display: grid;
  gap: 2px;
  ${type.small}
  color: ${color.muted};

  [data-state='dragging'] > & {
    color: ${ink.black};
  }

  & > :first-child {
    ${type.control}
    color: ${color.text};
  }

  [data-state='dragging'] > & > :first-child {
    color: ${ink.black};
  }
`;

/** Dropping needs a script and a pointer that can drag; otherwise the native control is enough. */
export const onlyWhereDropped = css`
  display: none;

  ${when.scripting} {
    ${when.hover} {
      display: block;
    }
  }
`;

/** The native control, invisible below the label that looks like its button. */
export const chooser = css`
  position: relative;
  justify-self: start;
  max-width: 100%;

  & > input {
    max-width: 100%;
    min-height: 44px;
    font: inherit;
  }

  & > label {
    display: none;
  }

  ${when.scripting} {
    & > input {
      position: absolute;
      inset: 0;
      width: 100%;
      min-height: 0;
      height: 100%;
      margin: 0;
      opacity: 0;
      cursor: pointer;
    }

    & > label {
      display: inline-flex;
      align-items: center;
      gap: ${space(2)};
      min-height: ${space(11)};
      padding: 7px 20px 8px 14px;
      border: ${border.line} solid ${color.text};
      border-radius: ${corner.buttonSmall};
      background: ${color.surface};
      color: ${color.text};
      ${type.control}
      font-size: 0.9375rem;
    }

    & > input:hover + label {
      background: ${ink.yellow};
      color: ${ink.black};
    }

    & > input:focus-visible + label {
      outline: ${border.focus} solid ${color.focusRing};
      outline-offset: 3px;
      box-shadow: 0 0 0 3px ${color.focusGap};
    }
  }
`;

/** The files of a field. */
export const rows = css`
  display: grid;
`;

/** One file: icon, name with size and state, actions, progress below. */
export const row = css`
  display: grid;
  grid-template-columns: ${space(8)} minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(1)} ${space(4)};
  padding-block: ${space(2)};
  border-block-end: ${border.hair} solid ${color.hair};

  &[data-state='error'] > svg {
    color: ${color.error};
  }
`;

/** Name, size and state of a file. */
export const fileName = css`
  ${type.control}
  line-height: 1.35;

  & > span {
    color: ${color.muted};
    ${type.small}
  }

  [data-state='error'] > & > span {
    color: ${color.error};
    font-weight: 650;
  }
`;

/** The buttons of a file. */
export const fileActions = css`
  display: flex;
`;

/** A 44 px button that shows only an icon. */
export const fileAction = css`
  display: grid;
  place-items: center;
  width: ${space(11)};
  height: ${space(11)};
  padding: 0;
  border: ${border.line} solid transparent;
  background: none;
  color: ${color.text};
  cursor: pointer;

  ${when.hover} {
    &:hover {
      background: ${ink.yellow};
      color: ${ink.black};
    }
  }
`;

/** Progress of a file in the colours of the printing plates: yellow, lime, blue. */
export const progress = css`
  grid-column: 2 / 3;
  height: 10px;
  margin-block-end: ${space(2)};
  overflow: hidden;
  background: ${color.hair};
  forced-color-adjust: none;

  & > span {
    display: block;
    height: 100%;
    background: linear-gradient(to right, ${ink.yellow} 55%, ${ink.lime} 55% 78%, ${ink.blue} 78%);
    transform: scaleX(0);
    transform-origin: left;
  }
`;
