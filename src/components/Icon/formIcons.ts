import type { IconDrawing } from './iconDrawing';

/** Icons of the forms. */
export const FORM_ICONS = {
  alert: { line: 'M12 3 22 21H2zM12 9v6M12 17v2' },
  upload: { line: 'M12 17V4M6 10l6-6 6 6M3 21h18' },
  check: { line: 'm3 12 6 6L21 6' },
  trash: { line: 'M3 6h18M9 6V3h6v3M6 6v15h12V6M10 10v7M14 10v7' },
} as const satisfies Record<string, IconDrawing>;
