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

// Dialogs open and close, without a top layer; `matchMedia` never matches.
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
if (typeof window !== 'undefined') {
  window.performance.getEntriesByType ??= () => [];
  window.matchMedia ??= (media) => ({
    media,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  });
}

// jsdom has no page to scroll and says so on the console.
if (globalThis.window) globalThis.window.scrollTo = () => {};

// jsdom lays nothing out, so there is nothing to scroll to.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => {};
