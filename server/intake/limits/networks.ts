import ipaddr from 'ipaddr.js';

/** A network that an address belongs to. */
export interface Network {
  /** One text for all its addresses. */
  name: string;
  /** How many times the limits of a single line apply to it. */
  factor: number;
}

/**
 * Prefixes of an IPv6 address that count, and by how much: a line has a whole /64, many providers give a household or
 * an office a /56 and an organisation a /48, so that one sender can take addresses of many /64.
 */
const IPV6_PREFIXES = [
  { bits: 64, factor: 1 },
  { bits: 56, factor: 4 },
  { bits: 48, factor: 16 },
] as const;

/** An address without what some proxies put around it: brackets and a port. */
function bare(address: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1');
}

/**
 * The networks that an address counts for, the smallest first: an IPv4 address for itself, an IPv6 address for its
 * /64, /56 and /48. An IPv4 address within an IPv6 one (`::ffff:192.0.2.1`) is the IPv4 address. Whatever is no address
 * counts as one and the same.
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
