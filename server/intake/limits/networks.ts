import ipaddr from 'ipaddr.js';

/** A network that contains an address. */
export interface Network {
  /** The same text for all its addresses. */
  name: string;
  /** Factor by which the limits of a single line are multiplied. */
  factor: number;
}

/**
 * IPv6 prefixes that are counted, with their factors: a line has a whole /64, and many providers give a household or
 * office a /56 and an organisation a /48, so one sender can use addresses of many /64 networks.
 */
const IPV6_PREFIXES = [
  { bits: 64, factor: 1 },
  { bits: 56, factor: 4 },
  { bits: 48, factor: 16 },
] as const;

/** Strips the brackets and the port that some proxies add to an address. */
function bare(address: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1');
}

/**
 * The networks an address counts for, smallest first: for IPv4 the address itself, for IPv6 its /64, /56 and /48. An
 * IPv4-mapped address (`::ffff:192.0.2.1`) is treated as IPv4. All invalid addresses count as the same one.
 */
export function networksOf(address: string): Network[] {
  const text = bare(address);
  if (!ipaddr.isValid(text)) return [{ name: 'unknown', factor: 1 }];
  const parsed = ipaddr.process(text);
  if (parsed instanceof ipaddr.IPv4) return [{ name: parsed.toString(), factor: 1 }];
  const bytes = parsed.toByteArray();
  return IPV6_PREFIXES.map(({ bits, factor }) => ({
    name: `${Buffer.from(bytes.slice(0, bits / 8)).toString('hex')}/${bits}`,
    factor,
  }));
}
