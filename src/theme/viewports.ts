import { BREAKPOINTS, type Breakpoint } from './breakpoints';

/** Viewport width of the narrowest step, which starts at 0, px. */
const NARROWEST_PX = 360;

/** Viewport heights, px: of phones and tablets, and of everything wider. */
const SCREEN_HEIGHT_PX = { narrow: 800, wide: 900 } as const;

/** Test viewport of a layout step; width and height in px. */
export interface Viewport {
  name: Breakpoint;
  width: number;
  height: number;
}

/** One viewport per layout step, each at the step's smallest width: for Storybook and the reference images. */
export const VIEWPORTS: readonly Viewport[] = (Object.keys(BREAKPOINTS) as Breakpoint[]).map((name) => {
  const width = Math.max(BREAKPOINTS[name], NARROWEST_PX);
  return { name, width, height: width < BREAKPOINTS.lg ? SCREEN_HEIGHT_PX.narrow : SCREEN_HEIGHT_PX.wide };
});

/** Returns the viewport of a layout step; throws for an unknown step. */
export function viewportOf(step: Breakpoint): Viewport {
  const viewport = VIEWPORTS.find(({ name }) => name === step);
  if (!viewport) throw new Error(`There is no breakpoint "${step}".`);
  return viewport;
}
