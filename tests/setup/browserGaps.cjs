// jsdom lacks what react-router and react-dom take for granted in every browser.
const { TextDecoder, TextEncoder } = require('node:util');
const { setImmediate } = require('node:timers');

const createPort = () => ({ onmessage: null, start() {}, close() {} });

function connect(from, to) {
  from.postMessage = (data) => void setImmediate(() => to.onmessage?.({ data }));
}

/**
 * A channel within one window. Node's own would keep the process alive for as long as React's scheduler listens,
 * which is for ever.
 */
class MessageChannel {
  port1 = createPort();
  port2 = createPort();

  constructor() {
    connect(this.port1, this.port2);
    connect(this.port2, this.port1);
  }
}

Object.assign(globalThis, { TextDecoder, TextEncoder });
if (!globalThis.MessageChannel) Object.assign(globalThis, { MessageChannel });
// jsdom has no page to scroll and says so on the console.
if (globalThis.window) globalThis.window.scrollTo = () => {};
