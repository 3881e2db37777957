import { css } from '@linaria/core';
import { SYSTEM_CURSOR_ON } from '../../config/cursors';
import { when } from '../../theme/breakpoints';
import { ink } from '../../theme/colors';
import { easing } from '../../theme/motion';
import { layer } from '../../theme/space';
import { type } from '../../theme/type';

/** Time and easing with which the cursor follows the pointer. */
const FOLLOW = `120ms ${easing.out}`;

/**
 * Hides the system cursor. The attribute changes rarely, because each change makes the browser compute the styles of the
 * whole document again.
 */
export const nativeCursor = css`
  :global() {
    [data-pointer='drawn'],
    [data-pointer='drawn'] * {
      cursor: none !important;
    }

    [data-pointer='drawn'] :is(${SYSTEM_CURSOR_ON}) {
      cursor: auto !important;
    }
  }
`;

/** A point that follows the pointer, with the shape centred on it. As a popover it is above dialogs too. */
export const cursor = css`
  position: fixed;
  inset: 0 auto auto 0;
  z-index: ${layer.cursor};
  display: block;
  width: 0;
  height: 0;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
  pointer-events: none;
  transition: transform ${FOLLOW};

  &[data-visible='false'] {
    visibility: hidden;
    transition: none;
  }

  ${when.print} {
    display: none;
  }
`;

/** The register mark: black with a paper-coloured halo, so that it is visible on every ground. */
export const mark = css`
  position: absolute;
  top: -18px;
  left: -18px;
  width: 36px;
  height: 36px;
  max-width: none;
  fill: none;
`;

export const halo = css`
  stroke: ${ink.paper};
  stroke-width: 5;
`;

export const line = css`
  stroke: ${ink.black};
  stroke-width: 2;
`;

const disc = css`
  position: absolute;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  border: 2px solid ${ink.paper};
  border-radius: 50%;
  background: ${ink.black};
  color: ${ink.yellow};
  white-space: nowrap;
  ${type.label}
  font-size: 0.9375rem;
`;

const sized = {
  20: css`
    inset: -10px;
  `,
  80: css`
    inset: -40px;
  `,
  112: css`
    inset: -56px;
  `,
};

/** Class of a disc, by its diameter in px. */
export const discOf = (diameter: keyof typeof sized) => `${disc} ${sized[diameter]}`;
