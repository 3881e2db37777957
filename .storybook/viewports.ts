import { BREAKPOINTS } from '../src/theme/breakpoints';

/** The narrowest step starts at 0; 360 px stands for it. */
const NARROWEST_PX = 360;

/** Size of the picture in px that stands for a layout step. */
export function viewportSize(name: keyof typeof BREAKPOINTS): { width: number; height: number } {
  const width = Math.max(BREAKPOINTS[name], NARROWEST_PX);
  return { width, height: width < BREAKPOINTS.lg ? 800 : 900 };
}

/** One viewport of the toolbar per layout step. A story that needs one names it: `globals: { viewport: { value: 'xs' } }`. */
export const VIEWPORTS = Object.fromEntries(
  (Object.keys(BREAKPOINTS) as (keyof typeof BREAKPOINTS)[]).map((name) => {
    const { width, height } = viewportSize(name);
    return [name, { name: `${name}, ${width} px`, styles: { width: `${width}px`, height: `${height}px` } }];
  }),
);
