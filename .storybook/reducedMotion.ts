const REDUCED = 'prefers-reduced-motion';
const REDUCE_QUERY = /\(\s*prefers-reduced-motion\s*(?::\s*reduce\s*)?\)/g;
const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';

let isReduced: boolean | undefined;
const written = new WeakMap<CSSMediaRule, string>();
const watched = new Set<EventTarget>();

/** The condition as it reads for a visitor with the chosen setting, whatever the machine's own is. */
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

/** Rewrites the conditions of every style sheet that asks for less motion; the originals are kept, to be restored. */
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

/** Lists that scripts ask for: theirs answers as the toolbar says, and tells them when it changes. */
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

/** What the toolbar says about motion; undefined where the device decides. */
export function isMotionReduced(globals: Record<string, unknown>): boolean | undefined {
  return SETTINGS[String(globals['reducedMotion'])];
}

/**
 * Shows what visitors see who asked for less motion: style sheets and scripts of the preview get the same answer.
 * Call it whenever a story is shown, because each may bring style sheets of its own. Without a setting (`undefined`)
 * the machine's own holds.
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
