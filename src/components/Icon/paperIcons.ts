import type { IconDrawing } from './iconDrawing';

/** Icons for printing and downloads. */
export const PAPER_ICONS = {
  print: { line: 'M6 8V2h12v6M6 17H2V8h20v9h-4M6 14h12v8H6z' },
  download: { line: 'M12 2v13M6 9l6 6 6-6M3 21h18' },
  file: { line: 'M5 2h9l5 5v15H5zM14 2v6h5' },
} as const satisfies Record<string, IconDrawing>;
