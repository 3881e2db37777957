import { THEMES } from '../../../src/config/themes';
import type { Look, OwnWords } from '../protocol';

/** Renders its children once on each ground (`stories/components/Specimen.tsx`). */
const ON_ALL_THEMES = '<OnAllThemes';

/** Returns the themes and languages that a story shows, from its globals, its code and its parameter `pictured`. */
export function looksOf({
  theme,
  locale,
  source,
  pictured,
}: Pick<OwnWords, 'theme' | 'locale' | 'source' | 'pictured'>): Look[] {
  const { themes = [], locales = {} } = pictured;
  const seen = source.includes(ON_ALL_THEMES) ? THEMES : new Set([theme, ...themes]);
  return [...seen].map((one) => ({ theme: one, locale: locales[one] ?? locale }));
}
