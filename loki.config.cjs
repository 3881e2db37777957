/*
 * The settings of Loki, where Loki looks for them. They are made from the breakpoints (scripts/visual/lokiConfig.ts), so that
 * nothing is stated twice. What Loki needs besides to work with this Storybook: docs/decisions/0011-loki.md.
 */
const { require: load } = require('tsx/cjs/api');

module.exports = load('./scripts/visual/lokiConfig.ts', __filename).lokiSettings();
