import type { Theme } from '../../config/themes';

/**
 * True if the header, whose colour follows the theme of the page, is illegible on the ground of the opening. Without
 * its own ground, an opening has that of the page.
 */
export function clashesWithHeader(ground: Theme | undefined, page: Theme): boolean {
  return ground !== undefined && (ground === 'dark') !== (page === 'dark');
}
