/** A name for React's developer tools, set on a component or context. Statements of the module itself start a line. */
const NAME = /^\w+\.displayName = .*;\n/gm;

/** A component, a context or a wrapped component made while the module loads; making one changes nothing else. */
const MADE =
  /^((?:const|let|var) \w+ = )((?:\w+\.)?(?:createContext|createFormatted\w+|forwardRef|memo)\()/gm;

/** A class component that is told its context afterwards; as a getter of its own that is no statement to be kept. */
const CLASS = /^(var (\w+) = class extends [\w.]+ \{\n)([^]*?^\};\n)\2\.contextType = (\w+);\n/gm;

/** The switch of react-router's warnings for developers, which its package turns on for everybody. */
const DEV_WARNINGS = /^var ENABLE_DEV_WARNINGS = true;$/m;

/** Only a development server has it; the bundler would write the module's path instead. */
const HOT = /\bimport\.meta\.hot\b/g;

/**
 * Rewrites a module's code, so that a minifier may drop the components and contexts that nobody uses: what is made
 * while the module loads is marked as free of side effects, and names and warnings for developers go. What is used works
 * as before.
 */
export function shakable(code: string): string {
  return code
    .replace(NAME, '')
    .replace(DEV_WARNINGS, 'var ENABLE_DEV_WARNINGS = process.env.NODE_ENV !== "production";')
    .replace(HOT, 'undefined')
    .replace(CLASS, '$1  static get contextType() { return $4; }\n$3')
    .replace(MADE, '$1/* @__PURE__ */ $2');
}
