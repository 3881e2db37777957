import type { Theme } from '../../config/themes';

/**
 * Whether the header, which takes its colour from the theme of the page, cannot be read on the ground of the opening below it.
 * Without a ground of its own, an opening stands on that of the page.
 */
export function clashesWithHeader(ground: Theme | undefined, page: Theme): boolean {
  return ground !== undefined && (ground === 'dark') !== (page === 'dark');
}
