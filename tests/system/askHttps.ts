import type { IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';

/** A response with its complete body. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Headers as received, names and values alternating. */
  rawHeaders: string[];
  body: Buffer;
}

/** A request, apart from its path. */
export interface Sent {
  method?: string;
  headers?: Record<string, string | number>;
  /** Sent in this order, with `pauseMs` between them. */
  chunks?: readonly string[];
  pauseMs?: number;
}

/** Sends an HTTPS request to a server on this machine, with the site's own host name, ignoring its certificate. */
export function askHttps(
  port: number,
  path: string,
  { method = 'GET', headers = {}, chunks = [], pauseMs = 0 }: Sent = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpsRequest({
      host: '127.0.0.1',
      port,
      path,
      method,
      rejectUnauthorized: false,
      servername: 'www.sff.example',
      agent: false,
      headers: { Host: 'www.sff.example', ...headers },
    });
    request.on('error', reject);
    request.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { statusCode: status = 0, headers: received, rawHeaders } = response;
        resolve({ status, headers: received, rawHeaders, body: Buffer.concat(parts) });
      });
    });
    void (async () => {
      for (const chunk of chunks) {
        request.write(chunk, 'latin1');
        await delay(pauseMs);
      }
      request.end();
    })();
  });
}
