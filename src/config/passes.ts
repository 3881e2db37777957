import type { Theme } from './themes';

/** Passes of a case story, in printing order: yellow, then blue, and lime where both overlap. */
export const PASSES = ['problem', 'work', 'result'] as const;

/** Name of a pass; also its anchor on the case page. */
export type Pass = (typeof PASSES)[number];

/** Theme of each pass's opening. */
export const PASS_THEMES = { problem: 'yellow', work: 'blue', result: 'lime' } as const satisfies Record<
  Pass,
  Theme
>;
