/*
 * Loki's settings, where Loki expects them. They are derived from the breakpoints (scripts/visual/lokiConfig.ts), so
 * that nothing is stated twice. For other patches that Loki needs, see docs/decisions/0011-loki.md.
 */
const { require: load } = require('tsx/cjs/api');

module.exports = load('./scripts/visual/lokiConfig.ts', __filename).lokiSettings();
