import { VIEWPORTS } from '../src/theme/viewports';

/** One toolbar viewport per breakpoint. A story selects one by name: `globals: { viewport: { value: 'xs' } }`. */
export const TOOLBAR_VIEWPORTS = Object.fromEntries(
  VIEWPORTS.map(({ name, width, height }) => [
    name,
    { name: `${name}, ${width} px`, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);
