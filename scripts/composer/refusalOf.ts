import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { isSameToken } from '../lib/isSameToken';
import { TOKEN_HEADER } from './protocol';

const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/**
 * Returns why a request is rejected; undefined if it comes from our own page on this machine. The address check blocks
 * other machines, the host check DNS rebinding, and origin and token other pages in the same browser.
 */
export function refusalOf({ socket, headers, method }: IncomingMessage, token: string): string | undefined {
  const { host = '', origin } = headers;
  if (!isLoopback(socket.remoteAddress))
    return 'Pages are saved only from the machine that Storybook runs on.';
  if (!LOCAL_HOST.test(host)) return 'Open Storybook by localhost or 127.0.0.1 to save pages.';
  if (method !== 'POST') return 'Only POST requests are accepted here.';
  if (origin !== `http://${host}` && origin !== `https://${host}`) {
    return 'Pages can only be saved from the Storybook at this address.';
  }
  if (!isSameToken(String(headers[TOKEN_HEADER]), token)) {
    return 'Storybook has been restarted since this page was loaded. Reload the page; your draft is kept.';
  }
  if (!/^application\/json(?:;|$)/.test(headers['content-type'] ?? '')) return 'The request must be JSON.';
  return undefined;
}
