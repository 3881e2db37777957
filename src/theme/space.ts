/** Spacing unit in px (specification, section 9). */
export const SPACE_UNIT_PX = 4;

/** Returns `steps` times 4 px, e.g. `space(6)` => `24px`. */
export function space(steps: number): string {
  return `${steps * SPACE_UNIT_PX}px`;
}

/** Container widths in px (specification, section 9). */
export const CONTAINERS = { sm: 736, md: 920, lg: 1152 } as const;

/** Dialog widths in px where 1 rem is 16 px (specification, section 9). */
export const DIALOG_WIDTHS = { sm: 650, md: 704, lg: 809 } as const;

/** Distances that scale with the screen. */
export const layout = {
  pageMargin: 'clamp(20px, 5vw, 64px)',
  section: 'clamp(72px, 10vw, 176px)',
  /** Between plain sections on the same ground. */
  tight: 'clamp(48px, 7vw, 112px)',
  gridGap: 'clamp(16px, 2vw, 32px)',
  pageTop: 'clamp(128px, 14vw, 208px)',
  headingGap: 'clamp(28px, 4vw, 64px)',
} as const;

/** Font size of a giant number beside a headline on wide screens. */
export const NUMERAL_SIZE = 'min(28vw, 460px)';

/** Largest width of a column of running text that starts at a line of the page grid. */
export const READING_WIDTH = '760px';

/** The rounded bottom right corner: half the element's height, up to 72 px. */
export const corner = {
  tag: '0 0 14px 0',
  buttonSmall: '0 0 22px 0',
  social: '0 0 24px 0',
  button: '0 0 28px 0',
  search: '0 0 36px 0',
  note: '0 0 56px 0',
  dialog: '0 0 72px 0',
} as const;

/** Line widths. */
export const border = {
  line: '2px',
  hair: '1.5px',
  errorBar: '10px',
  dialogTop: '10px',
  focus: '3px',
} as const;

/** Stacking order (z-index). */
export const layer = {
  backToTop: 15,
  applyBar: 16,
  header: 20,
  menu: 30,
  dialog: 40,
  curtain: 60,
  loading: 61,
  notice: 65,
  cursor: 70,
} as const;
