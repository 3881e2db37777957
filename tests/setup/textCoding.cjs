// jsdom lacks what react-router and react-dom/server take for granted in every browser.
const { TextDecoder, TextEncoder } = require('node:util');

Object.assign(globalThis, { TextDecoder, TextEncoder });
if (!globalThis.MessageChannel) Object.assign(globalThis, { MessageChannel: require('node:worker_threads').MessageChannel });
