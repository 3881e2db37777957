import { css } from '@linaria/core';
import { MENU_CLOSE_MS, MENU_FAST_CLOSE_MS, MENU_OPEN_MS } from '../../config/timers';
import { when } from '../../theme/breakpoints';
import { easing } from '../../theme/motion';
import { layer, layout, space } from '../../theme/space';
import { fontFamily, type } from '../../theme/type';

/**
 * Start and duration of each part's entrance, ms. The plate moves at once and covers most of the screen before the
 * first link rises (with the art direction's 700 ms and 350 ms, nothing was legible for half a second).
 */
const PLATE = { at: 0, length: 450 };
const STRIPS = { at: 120, length: 525, step: 25, count: 8 };
const LINKS = { at: 150, length: 550, step: 60, count: 8 };
const FOOT = { at: 650, length: MENU_OPEN_MS - 650 };

const OPEN = ['opening', 'opened'];

/** Delay of a part on closing, which mirrors opening. */
const leavingAt = (at: number, length: number) => Math.max(0, MENU_CLOSE_MS - at - length);

const inState = (states: string[], selector: string) =>
  states.map((state) => `[data-state='${state}'] ${selector}`).join(', ');

/** Delays of parts that enter one after the other and leave in reverse order. */
const staggered = ({ at, length, step, count }: typeof LINKS, parent: string) =>
  Array.from({ length: count }, (_, index) => {
    const selector = `${parent}:nth-child(${index + 1})${parent === '&' ? '' : ' > &'}`;
    const start = at + index * step;
    return `${inState(OPEN, selector)} { transition-delay: ${start}ms; }
      ${inState(['closing'], selector)} { transition-delay: ${leavingAt(start, length)}ms; }`;
  }).join('\n');

/** The yellow sheet. It grows from the burger's corner; after a page change it leaves through the top. */
export const sheet = css`
  position: fixed;
  inset: 0;
  z-index: ${layer.menu};
  overflow: hidden;
  visibility: hidden;
  clip-path: inset(0 0 100% 100%);

  &:not([data-state='closed']) {
    visibility: visible;
    transition: clip-path ${PLATE.length}ms ${easing.out};
  }

  &[data-state='opening'],
  &[data-state='opened'],
  &[data-state='fastclosing'] {
    clip-path: inset(0);
  }

  &[data-state='closing'] {
    transition: clip-path ${PLATE.length}ms ${easing.inOut} ${leavingAt(PLATE.at, PLATE.length)}ms;
  }

  &[data-state='fastclosing'] {
    transform: translateY(-100%);
    /* The clip path is animated too: a half-open sheet must not jump to its full size first. */
    transition:
      transform ${MENU_FAST_CLOSE_MS}ms ${easing.inOut},
      clip-path ${MENU_FAST_CLOSE_MS}ms ${easing.inOut};
  }

  ${when.reducedMotion} {
    &,
    & * {
      transition-delay: 0ms !important;
    }

    /* Its links are out of the keyboard's reach as soon as they are out of sight. */
    &[data-state$='closing'] {
      visibility: hidden;
    }
  }
`;

export const art = css`
  position: absolute;
  inset: 0;

  /* A drawing keeps its colours: on its yellow, the logo in the colour of links could not be seen. */
  ${when.forcedColors} {
    display: none;
  }
`;

/** A strip of the artwork; neighbouring strips slide in from opposite sides. */
export const strip = css`
  transform: translateX(110%);

  &:nth-child(even) {
    transform: translateX(-110%);
  }

  [data-state='closing'] & {
    transition: transform ${STRIPS.length}ms ${easing.inOut};
  }

  [data-state='opening'] &:nth-child(n),
  [data-state='opened'] &:nth-child(n),
  [data-state='fastclosing'] &:nth-child(n) {
    transform: none;
    transition: transform ${STRIPS.length}ms ${easing.out};
  }

  ${staggered(STRIPS, '&')}
`;

/** Scrolls if the menu is taller than the screen; starts below logo and burger, so that they cover nothing. */
export const scroller = css`
  position: absolute;
  inset: 88px 0 0;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const panel = css`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space(8)};
  min-height: 100%;
  padding: ${space(4)} ${layout.pageMargin} 28px;
`;

export const list = css`
  padding-block: clamp(8px, 6vh, 96px) 0;
`;

/** Clips the link until it has risen. Nothing is clipped in the open menu, so that focus rings are visible. */
export const line = css`
  clip-path: inset(-0.2em -100vw 0);

  [data-state='opened'] & {
    clip-path: none;
  }
`;

export const item = css`
  display: inline-block;
  padding-block: 0.02em 0.1em;
  font-family: ${fontFamily.display};
  font-weight: 800;
  font-size: min(clamp(3.25rem, 1rem + 7.4svh, 7.5rem), 20.5vw);
  line-height: 0.92;
  letter-spacing: -0.011em;
  text-decoration: none;
  transform: translateY(110%);

  /* Above the next link, whose ground would cover the focus ring in forced colours. */
  &:focus-visible {
    position: relative;
    z-index: 1;
  }

  &[aria-current],
  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 0.07em;
    text-underline-offset: 0.08em;
    text-decoration-skip-ink: none;
  }

  [data-state='closing'] & {
    transition: transform ${LINKS.length}ms ${easing.inOut};
  }

  ${inState([...OPEN, 'fastclosing'], ':nth-child(n) > &')} {
    transform: none;
    transition: transform ${LINKS.length}ms ${easing.out};
  }

  ${staggered(LINKS, '')}
`;

/** Number of open jobs, superscript. */
export const count = css`
  display: inline-block;
  margin-inline-start: 0.2em;
  font-size: 0.32em;
  letter-spacing: 0;
  vertical-align: 1.5em;
`;

export const foot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)} ${space(3)};
  opacity: 0;
  ${type.control}

  ${inState([...OPEN, 'fastclosing'], '&')} {
    opacity: 1;
    transition: opacity ${FOOT.length}ms linear ${FOOT.at}ms;
  }

  [data-state='closing'] & {
    transition: opacity ${FOOT.length}ms linear ${leavingAt(FOOT.at, FOOT.length)}ms;
  }
`;

export const mail = css`
  flex-basis: 100%;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(5)};

  & > p {
    ${type.d4}
  }
`;
