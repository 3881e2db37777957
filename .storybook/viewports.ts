import { VIEWPORTS } from '../src/theme/viewports';

/** One viewport of the toolbar per layout step. A story that needs one names it: `globals: { viewport: { value: 'xs' } }`. */
export const TOOLBAR_VIEWPORTS = Object.fromEntries(
  VIEWPORTS.map(({ name, width, height }) => [
    name,
    { name: `${name}, ${width} px`, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);
