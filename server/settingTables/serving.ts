import { isIP } from 'node:net';
import * as z from 'zod';
import { oneOf, orEmpty, origin, type Setting, text, wholeNumber } from './setting';

/** Settings for serving the built site. */
export const serving = {
  port: {
    name: 'PORT',
    fallback: '8080',
    meaning: 'the port the server listens on',
    ...wholeNumber(65_535, 'takes any free port'),
  },
  host: {
    name: 'HOST',
    fallback: '',
    meaning: 'the address the server listens on, by default all addresses of the machine, IPv4 and IPv6',
    allowed: 'an IP address or a host name of this machine',
    schema: z
      .string()
      .refine((host) => host === '' || isIP(host) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host)),
  },
  distDir: {
    name: 'DIST_DIR',
    fallback: 'dist',
    meaning: 'the folder of the built site',
    ...text('a folder that npm run build has written'),
  },
  previewPassword: {
    name: 'PREVIEW_PASSWORD',
    fallback: '',
    meaning:
      'the password that every request must carry, with any user name; without it a preview is served on this machine only',
    ...text('empty, or at least 8 characters', /^$|^.{8,}$/),
    isSecret: true,
  },
  siteOrigin: {
    name: 'SITE_ORIGIN',
    fallback: '',
    meaning: 'the public origin of the site, for links in mails, by default the one it was built with',
    ...orEmpty(origin),
  },
  trustProxy: {
    name: 'TRUST_PROXY',
    fallback: '0',
    meaning:
      'the number of proxies in front of the server whose X-Forwarded-Proto and X-Forwarded-For are trusted',
    ...wholeNumber(9, 'means that visitors connect directly'),
  },
  stopGraceS: {
    name: 'STOP_GRACE_S',
    fallback: '60',
    meaning: 'the time in seconds that running uploads have to finish when the server is stopped',
    ...wholeNumber(3600, 'ends them at once'),
  },
  logLevel: {
    name: 'LOG_LEVEL',
    fallback: 'warn',
    meaning: 'the lowest severity of log lines that are written',
    ...oneOf('silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'),
  },
} satisfies Record<string, Setting>;
