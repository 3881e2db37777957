import { CHANNELS, type Channel, SOURCE_WORDS } from '../config/channels';

/** Parameters of an address that say where the link to it stands; the one that knows more comes first. */
const PARAMETERS = ['utm_source', 'source'] as const;

/** What may be the name of a source: one short line of letters and digits, without markup or control characters. */
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
 * The channel that the query of an address names, e.g. `?utm_source=linkedin.com` => `linkedin`; `other` for a source that
 * is not known, undefined where none is named, or nothing that could be a name.
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

/** The query of an address of our own; '' for those of others and for what is no address. */
function ownSearch(address: string, origin: string): string {
  if (!URL.canParse(address)) return '';
  const url = new URL(address);
  return url.origin === origin ? url.search : '';
}

/**
 * The channel by which a visitor came: named by the address now, by the one that the document was opened with, or by that of
 * our own page before it. Nothing is kept for this: the browser knows all three.
 */
export function arrivalChannel({ location, performance, document }: Window): Channel | undefined {
  const [visit] = performance.getEntriesByType('navigation');
  return (
    channelOf(location.search) ??
    channelOf(ownSearch(visit?.name ?? '', location.origin)) ??
    channelOf(ownSearch(document.referrer, location.origin))
  );
}
