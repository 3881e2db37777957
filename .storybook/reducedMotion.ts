const REDUCED = 'prefers-reduced-motion';
const REDUCE_QUERY = /\(\s*prefers-reduced-motion\s*(?::\s*reduce\s*)?\)/g;
const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';

let isReduced: boolean | undefined;
const written = new WeakMap<CSSMediaRule, string>();
const watched = new Set<EventTarget>();

/** Rewrites a condition for the chosen setting, regardless of the device. */
function answered(condition: string): string {
  return condition
    .replace(REDUCE_QUERY, isReduced ? ALWAYS : NEVER)
    .replace(/\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/g, isReduced ? NEVER : ALWAYS);
}

function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    const inner = 'cssRules' in rule ? mediaRules(rule.cssRules as CSSRuleList) : [];
    return rule instanceof CSSMediaRule ? [rule, ...inner] : inner;
  });
}

/** Rewrites reduced-motion conditions in all stylesheets; the originals are kept for restoring. */
function rewriteSheets(): void {
  for (const sheet of document.styleSheets) {
    for (const rule of mediaRules(sheet.cssRules)) {
      const original = written.get(rule) ?? rule.media.mediaText;
      if (!original.includes(REDUCED)) continue;
      written.set(rule, original);
      const wanted = isReduced === undefined ? original : answered(original);
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
    }
  }
}

let real: typeof window.matchMedia | undefined;

/** Makes `matchMedia` return the toolbar's setting to scripts and fire `change` events. */
function answerScripts(): void {
  if (real !== undefined || typeof window.matchMedia !== 'function') return;
  real = window.matchMedia.bind(window);
  const original = real;
  window.matchMedia = (query) => {
    const list = original(query);
    if (!query.includes(REDUCED)) return list;
    if (list instanceof EventTarget) watched.add(list);
    Object.defineProperty(list, 'matches', {
      get: () => original(isReduced === undefined ? query : answered(query)).matches,
    });
    return list;
  };
}

const SETTINGS: Record<string, boolean> = { off: false, on: true };

/** Returns the toolbar's motion setting; undefined for that of the device. */
export function isMotionReduced(globals: Record<string, unknown>): boolean | undefined {
  return SETTINGS[String(globals['reducedMotion'])];
}

/**
 * Applies a reduced-motion setting to stylesheets and scripts of the preview. Call it whenever a story is shown,
 * because each may add stylesheets. With `undefined` the device's setting applies.
 */
export function reduceMotion(setting: boolean | undefined): void {
  const hasChanged = isReduced !== setting;
  isReduced = setting;
  if (real === undefined && setting === undefined) return;
  answerScripts();
  rewriteSheets();
  if (!hasChanged) return;
  for (const list of watched) list.dispatchEvent(new Event('change'));
}
