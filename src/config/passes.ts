import type { Theme } from './themes';

/** The passes in which a case is told, in the order of printing: yellow, then blue, and lime where both meet. */
export const PASSES = ['problem', 'work', 'result'] as const;

/** Name of a pass; also its anchor on the page of the case. */
export type Pass = (typeof PASSES)[number];

/** The ground on which each pass opens. */
export const PASS_THEMES = { problem: 'yellow', work: 'blue', result: 'lime' } as const satisfies Record<
  Pass,
  Theme
>;
