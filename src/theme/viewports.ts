import { BREAKPOINTS, type Breakpoint } from './breakpoints';

/** The narrowest step starts at 0; this width in px stands for it. */
const NARROWEST_PX = 360;

/** Heights of a screen in px: of phones and tablets, and of everything wider. */
const SCREEN_HEIGHT_PX = { narrow: 800, wide: 900 } as const;

/** A screen on which a layout step is looked at; width and height in px. */
export interface Viewport {
  name: Breakpoint;
  width: number;
  height: number;
}

/** One screen per layout step, each as narrow as the step begins: the viewports of Storybook and of its pictures. */
export const VIEWPORTS: readonly Viewport[] = (Object.keys(BREAKPOINTS) as Breakpoint[]).map((name) => {
  const width = Math.max(BREAKPOINTS[name], NARROWEST_PX);
  return { name, width, height: width < BREAKPOINTS.lg ? SCREEN_HEIGHT_PX.narrow : SCREEN_HEIGHT_PX.wide };
});

/** The screen of one layout step. */
export function viewportOf(step: Breakpoint): Viewport {
  const viewport = VIEWPORTS.find(({ name }) => name === step);
  if (!viewport) throw new Error(`There is no breakpoint "${step}".`);
  return viewport;
}
