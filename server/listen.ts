import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { errorCode } from './errorCode';
import { type Settings, StartError } from './settings';

/** All addresses of the machine: IPv6 together with IPv4, or IPv4 only if the machine has no IPv6. */
const anyAddress = ['::', '0.0.0.0'] as const;

/** Codes of system errors on a machine without IPv6. */
const noIpv6 = new Set(['EAFNOSUPPORT', 'EADDRNOTAVAIL']);

type Place = Pick<Settings, 'port' | 'host'>;

function explain(error: unknown, { port, host }: Place): unknown {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new StartError(
        `PORT ${port} is taken by another program: stop that one, or set PORT to a free port (0 takes any).`,
      );
    case 'EACCES':
      return new StartError(
        `PORT ${port} needs more rights than this user has: set PORT to a number above 1023.`,
      );
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(
        `HOST "${host}" is not an address of this machine: correct it, or leave HOST empty.`,
      );
    default:
      return error;
  }
}

/**
 * Listens according to the settings.
 *
 * @returns Base URL for a browser on this machine, without a trailing slash, e.g. `http://localhost:8080`.
 * @throws StartError if the port or the address is not available.
 */
export async function listen(app: FastifyInstance, settings: Place): Promise<string> {
  const { port, host } = settings;
  try {
    try {
      await app.listen({ port, host: host || anyAddress[0], ipv6Only: false });
    } catch (error) {
      if (host !== '' || !noIpv6.has(errorCode(error) ?? '')) throw error;
      await app.listen({ port, host: anyAddress[1] });
    }
  } catch (error) {
    throw explain(error, settings);
  }
  const { port: boundPort } = app.server.address() as AddressInfo;
  const isAny = host === '' || host === '::' || host === '0.0.0.0';
  return `http://${isAny ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${boundPort}`;
}
