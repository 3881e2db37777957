import { css } from '@linaria/core';
import { from, when } from '../../theme/breakpoints';
import { BRAND, color, ink } from '../../theme/colors';
import { duration, easing } from '../../theme/motion';
import { border, corner, DIALOG_WIDTHS, layout, space } from '../../theme/space';
import { type } from '../../theme/type';

/** 72 % opacity as the last two hex digits of a colour. */
const SCRIM_ALPHA = 'b8';

/** In rem, because from xxl the text is larger and buttons side by side need more room. */
const width = (px: number) => `width: min(${px / 16}rem, calc(100vw - 64px));`;

/** Below md a sheet at the bottom edge, from md a centred card with one rounded corner. */
export const dialog = css`
  position: fixed;
  inset: auto 0 0;
  width: 100%;
  max-width: none;
  height: fit-content;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  border-top: ${border.dialogTop} solid ${ink.yellow};
  background: ${color.bg};
  color: ${color.text};
  overflow: hidden;
  overscroll-behavior: contain;

  &[open] {
    animation: dialog-in ${duration.dialog} ${easing.out};
  }

  &::backdrop {
    background: ${`${BRAND.black}${SCRIM_ALPHA}`};
    animation: scrim-in ${duration.hover} linear;
  }

  /* The page below it is printed. */
  ${when.print} {
    display: none;
  }

  ${from.md} {
    inset: 0;
    margin: auto;
    border-radius: ${corner.dialog};

    &[data-size='sm'] {
      ${width(DIALOG_WIDTHS.sm)}
    }

    &[data-size='md'] {
      ${width(DIALOG_WIDTHS.md)}
    }

    &[data-size='lg'] {
      ${width(DIALOG_WIDTHS.lg)}
    }
  }

  &[data-size='window'] {
    inset: 0;
    width: 100%;
    height: 100dvh;
    border-radius: 0;
  }

  ${when.reducedMotion} {
    &[open],
    &::backdrop {
      animation: none;
    }
  }

  [data-motion='reduced'] &[open] {
    animation: none;
  }

  ${when.forcedColors} {
    outline: ${border.line} solid;
  }

  @keyframes dialog-in {
    from {
      opacity: 0;
      transform: translateY(64px);
    }
  }

  @keyframes scrim-in {
    from {
      opacity: 0;
    }
  }
`;

/** Head and body; overflowing content scrolls below the head. */
export const frame = css`
  display: flex;
  flex-direction: column;
  max-height: calc(92dvh - ${border.dialogTop});

  ${from.md} {
    max-height: calc(100dvh - ${space(18)});
  }

  [data-size='window'] > & {
    height: 100%;
    max-height: none;
  }
`;

export const head = css`
  flex: none;
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(4)};
  padding: clamp(24px, 4vw, 48px) clamp(24px, 4vw, 48px) 0;

  [data-size='window'] & {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    z-index: 1;
    padding: 0;
  }
`;

export const heading = css`
  padding-block: 4px;
  ${type.d3}
`;

/** In the corner, above the line of the heading. */
export const close = css`
  flex: none;
  display: grid;
  place-items: center;
  width: ${space(11)};
  height: ${space(11)};
  margin-block: -12px 0;
  margin-inline: 0 -12px;
  padding: 0;
  border: ${border.line} solid transparent;
  border-radius: ${corner.buttonSmall};
  background: none;
  cursor: pointer;

  ${when.hover} {
    &:hover {
      background: ${color.accent};
      color: ${color.onAccent};
    }
  }

  ${from.md} {
    margin-block: -24px 0;
    margin-inline: 0 -24px;
  }

  [data-size='window'] & {
    margin: ${space(3)} ${layout.pageMargin};
    background: ${color.bg};
  }
`;

export const body = css`
  flex: 1 1 auto;
  min-height: 0;
  padding: ${space(4)} clamp(24px, 4vw, 48px) clamp(24px, 4vw, 48px);
  overflow-y: auto;

  [data-size='window'] & {
    display: grid;
    padding: 0;
  }
`;
