import { CHANNELS, type Channel, SOURCE_WORDS } from '../config/channels';
import { parseUrl } from './parseUrl';

/** URL parameters that name the source of a link, the more specific one first. */
const PARAMETERS = ['utm_source', 'source'] as const;

/** Valid source name: one short line of letters and digits, without markup or control characters. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._+-]{0,59}$/u;

function knownChannel(name: string): Channel | undefined {
  const candidates = [name, ...name.split(/[^\p{L}\p{N}]+/u)];
  for (const word of candidates) {
    const channel = CHANNELS.find((known) => known === word);
    if (channel) return channel;
    if (Object.hasOwn(SOURCE_WORDS, word)) return SOURCE_WORDS[word];
  }
  return undefined;
}

/**
 * Returns the channel named in a query, e.g. `?utm_source=linkedin.com` => `linkedin`; `other` for an unknown source,
 * undefined without a valid source name.
 */
export function channelOf(search: string): Channel | undefined {
  const parameters = new URLSearchParams(search);
  const names = PARAMETERS.flatMap((parameter) => parameters.getAll(parameter))
    .map((value) => value.trim().toLowerCase())
    .filter((value) => NAME.test(value));
  for (const name of names) {
    const channel = knownChannel(name);
    if (channel) return channel;
  }
  return names.length === 0 ? undefined : 'other';
}

/** The query of a URL of our own origin; '' for other origins and invalid URLs. */
function ownSearch(address: string, origin: string): string {
  const url = parseUrl(address);
  return url?.origin === origin ? url.search : '';
}

/**
 * Returns the channel by which a visitor came: from the current address, the one the document was opened with, or the
 * referrer if it is our own. Nothing is stored for this.
 */
export function arrivalChannel({ location, performance, document }: Window): Channel | undefined {
  const [visit] = performance.getEntriesByType('navigation');
  return (
    channelOf(location.search) ??
    channelOf(ownSearch(visit?.name ?? '', location.origin)) ??
    channelOf(ownSearch(document.referrer, location.origin))
  );
}
