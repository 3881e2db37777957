import { css } from '@linaria/core';
import { CURTAIN_IN_MS, CURTAIN_OUT_MS } from '../../config/timers';
import { ink } from '../../theme/colors';
import { CURTAIN_LOGO_WIDTH } from '../../theme/logo';
import { easing } from '../../theme/motion';
import { layer } from '../../theme/space';

/** Start and end of each sheet's move within a phase, ms (art direction, section 6, "Curtain"). */
const WAYS = {
  blue: { in: [0, 430], out: [120, 550] },
  lime: { in: [60, 490], out: [60, 490] },
  yellow: { in: [120, 550], out: [0, 430] },
} as const;

const SHEETS = Object.keys(WAYS) as (keyof typeof WAYS)[];

/** The halftone edge, px: rows of shrinking dots, every second one shifted by half the pitch. */
const PITCH = 48;
const ROW_STEP = 40;
const RADII = [21, 16, 11, 6];
const EDGE = 150;
/** Overlap of the edge with the sheet, which closes the gap between the sheet and the largest dots. */
const OVERLAP = 14;
/** Distance from the inner end of the edge to the centres of the first row. */
const FIRST_ROW = 20;
/** Distance that a sheet moves beyond the screen, so that its edge is out of sight too. */
const BEYOND = EDGE - OVERLAP + 2;

/** The edge as background layers: dots towards the top, or mirrored. */
const dots = (side: 'top' | 'bottom') =>
  RADII.map((radius, row) => {
    const distance = FIRST_ROW + row * ROW_STEP;
    const y = side === 'top' ? EDGE - distance : distance;
    const x = row % 2 === 0 ? 0 : PITCH / 2;
    const dot = `radial-gradient(circle at 50% ${y}px, currentColor ${radius - 0.5}px, transparent ${radius + 0.5}px)`;
    return `${dot} ${x - PITCH / 2}px 0 / ${PITCH}px ${EDGE}px repeat-x`;
  }).join(', ');

const percent = (ms: number, of: number) => `${Math.round((ms / of) * 10_000) / 100}%`;

/** Keyframes of one sheet: it waits, moves, and waits again within the single animation of the phase. */
const way = (
  name: string,
  [start, end]: readonly [number, number],
  length: number,
  from: string,
  to: string,
) => `
  @keyframes ${name} {
    0%, ${percent(start, length)} { transform: translateY(${from}); animation-timing-function: ${easing.inOut}; }
    ${percent(end, length)}, 100% { transform: translateY(${to}); }
  }`;

const BELOW = `calc(100% + ${BEYOND}px)`;
const ABOVE = `calc(-100% - ${BEYOND}px)`;

const ways = SHEETS.map(
  (sheet) => `
  ${way(`cover-${sheet}`, WAYS[sheet].in, CURTAIN_IN_MS, `var(--from, ${BELOW})`, '0')}
  ${way(`reveal-${sheet}`, WAYS[sheet].out, CURTAIN_OUT_MS, '0', ABOVE)}`,
).join('');

const motions = SHEETS.map(
  (sheet) => `
  [data-curtain='covering'] &[data-sheet='${sheet}'],
  [data-curtain='covered'] &[data-sheet='${sheet}'] {
    animation: cover-${sheet} ${CURTAIN_IN_MS}ms linear both;
  }
  [data-curtain='revealing'] &[data-sheet='${sheet}'] {
    animation: reveal-${sheet} ${CURTAIN_OUT_MS}ms linear both;
  }`,
).join('');

/** The area that the sheets cross. It takes no clicks and is hidden while idle. */
export const curtain = css`
  position: fixed;
  inset: 0;
  z-index: ${layer.curtain};
  overflow: hidden;
  pointer-events: none;
  visibility: hidden;

  [data-curtain='covering'] &,
  [data-curtain='covered'] &,
  [data-curtain='revealing'] & {
    visibility: visible;
  }
`;

/** One sheet of colour with a halftone edge at each end. */
export const sheet = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background-color: currentColor;
  transform: translateY(${BELOW});

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 calc(100% - ${OVERLAP}px);
    height: ${`${EDGE}px`};
    background: ${dots('top')};
  }

  &::after {
    inset: calc(100% - ${OVERLAP}px) 0 auto;
    background: ${dots('bottom')};
  }

  &[data-sheet='blue'] {
    color: ${ink.blue};
  }

  &[data-sheet='lime'] {
    color: ${ink.lime};
  }

  &[data-sheet='yellow'] {
    color: ${ink.yellow};
  }

  ${motions}

  ${ways}
`;

export const logo = css`
  width: ${`${CURTAIN_LOGO_WIDTH}px`};
  height: auto;
  fill: ${ink.black};
`;
