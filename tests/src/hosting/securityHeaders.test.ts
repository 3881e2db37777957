/** @jest-environment node */
import {
  cacheControlFor,
  contentSecurityPolicy,
  IMMUTABLE,
  REVALIDATE,
  securityHeaders,
} from '../../../src/hosting/securityHeaders';

const HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

it('allows nothing but the site itself by default', () => {
  expect(contentSecurityPolicy()).toBe(
    "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;font-src 'self';" +
      "connect-src 'self';manifest-src 'self';worker-src 'self';media-src 'self';base-uri 'none';" +
      "form-action 'self';frame-ancestors 'none';object-src 'none'",
  );
});

it('adds hashes and hosts where they belong, once and in a fixed order', () => {
  const policy = contentSecurityPolicy({
    styleHashes: [HASH, HASH],
    scriptSrc: ['https://consent.example'],
    connectSrc: ['https://b.example', 'https://a.example:8443'],
    frameSrc: ['https://video.example'],
    imgSrc: ['https://*.images.example'],
  });
  expect(policy).toContain("script-src 'self' https://consent.example;");
  expect(policy).toContain(`style-src 'self' '${HASH}';`);
  expect(policy).toContain("connect-src 'self' https://a.example:8443 https://b.example;");
  expect(policy).toContain('frame-src https://video.example;');
  expect(policy).toContain("img-src 'self' data: https://*.images.example;");
});

it.each([
  { styleHashes: ["'sha256-x'"] },
  { styleHashes: ['unsafe-inline'] },
  { styleHashes: ['md5-abc'] },
  { connectSrc: ['*'] },
  { connectSrc: ['https://a.example/path'] },
  { connectSrc: ["https://a.example; script-src 'unsafe-inline'"] },
  { scriptSrc: ["'unsafe-eval'"] },
])('refuses %j, which would change what the policy means', (options) => {
  expect(() => contentSecurityPolicy(options)).toThrow(Object.keys(options)[0]);
});

it('has the baseline headers and none that harm', () => {
  expect(securityHeaders()).toEqual({
    'Content-Security-Policy': contentSecurityPolicy(),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  });
});

it.each([
  ['/assets/main.0a1b2c3d.js', IMMUTABLE],
  ['/', REVALIDATE],
  ['/assets', REVALIDATE],
  ['/page-data/index/page-data.json', REVALIDATE],
  ['/page-data/app-data.json', REVALIDATE],
  ['/sw.js', REVALIDATE],
  ['/manifest.webmanifest', REVALIDATE],
])('keeps %s as %s', (path, value) => {
  expect(cacheControlFor(path)).toBe(value);
});
