/** Spacing unit in px (specification, section 9). */
export const SPACE_UNIT_PX = 4;

/** `steps` times 4 px, e.g. `space(6)` => `24px`. */
export function space(steps: number): string {
  return `${steps * SPACE_UNIT_PX}px`;
}

/** Container widths in px (specification, section 9). */
export const CONTAINERS = { sm: 736, md: 920, lg: 1152 } as const;

/** Dialog widths in px (specification, section 9). */
export const DIALOG_WIDTHS = { sm: 650, md: 704, lg: 809 } as const;

/** Distances that grow with the screen. */
export const layout = {
  pageMargin: 'clamp(20px, 5vw, 64px)',
  section: 'clamp(72px, 10vw, 176px)',
  /** Between quiet neighbours on one ground. */
  tight: 'clamp(48px, 7vw, 112px)',
  gridGap: 'clamp(16px, 2vw, 32px)',
  pageTop: 'clamp(128px, 14vw, 208px)',
  headingGap: 'clamp(28px, 4vw, 64px)',
} as const;

/** The widest column of running text, which begins at a line of the page's grid. */
export const READING_WIDTH = '760px';

/** The one rounded corner, bottom right: half the element's height up to 72 px. */
export const corner = {
  tag: '0 0 14px 0',
  buttonSmall: '0 0 22px 0',
  social: '0 0 24px 0',
  button: '0 0 28px 0',
  search: '0 0 36px 0',
  note: '0 0 56px 0',
  dialog: '0 0 72px 0',
} as const;

/** Widths of lines in px. */
export const border = {
  line: '2px',
  hair: '1.5px',
  errorBar: '10px',
  dialogTop: '10px',
  focus: '3px',
} as const;

/** Stacking order. */
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
