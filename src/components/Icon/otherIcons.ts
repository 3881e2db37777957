import type { IconDrawing } from './iconDrawing';
import { SHARE_ICONS } from './shareIcons';

/** Icons of the specification's set for editors and developers that no page uses yet. */
export const OTHER_ICONS = {
  'chevron-up': { line: 'm4 16 8-8 8 8' },
  'chevron-right': { line: 'm8 4 8 8-8 8' },
  'chevron-left': { line: 'm16 4-8 8 8 8' },
  home: { line: 'M3 11 12 3l9 8v10h-6v-6H9v6H3z' },
  mail: SHARE_ICONS['share-email'],
  menu: { line: 'M2 8h20M2 16h20' },
  phone: { line: 'M3 3h6l2 6-3 2a12 12 0 0 0 5 5l2-3 6 2v6h-3A15 15 0 0 1 3 6z' },
} as const satisfies Record<string, IconDrawing>;
