/** A name for React's developer tools, set on a component or context. Top-level statements start a line. */
const NAME = /^\w+\.displayName = .*;\n/gm;

/** A component, context or wrapped component created while the module loads; its creation has no other effect. */
const MADE =
  /^((?:const|let|var) \w+ = )((?:\w+\.)?(?:createContext|createFormatted\w+|forwardRef|memo)\()/gm;

/**
 * A class component whose context is set afterwards; as a getter inside the class, it is no longer a statement with
 * side effects.
 */
const CLASS = /^(var (\w+) = class extends [\w.]+ \{\n)([^]*?^\};\n)\2\.contextType = (\w+);\n/gm;

/** The switch for react-router's developer warnings, which its package enables in every build. */
const DEV_WARNINGS = /^var ENABLE_DEV_WARNINGS = true;$/m;

/** Defined only by development servers; the bundler would insert the module's path instead. */
const HOT = /\bimport\.meta\.hot\b/g;

/**
 * Rewrites a module so that a minifier can drop unused components and contexts: what is created while loading is marked
 * as free of side effects; developer names and warnings are removed. Used code behaves as before.
 */
export function shakable(code: string): string {
  return code
    .replace(NAME, '')
    .replace(DEV_WARNINGS, 'var ENABLE_DEV_WARNINGS = process.env.NODE_ENV !== "production";')
    .replace(HOT, 'undefined')
    .replace(CLASS, '$1  static get contextType() { return $4; }\n$3')
    .replace(MADE, '$1/* @__PURE__ */ $2');
}
