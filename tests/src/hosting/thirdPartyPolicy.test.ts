import { contentSecurityPolicy } from '../../../src/hosting/securityHeaders';
import { thirdPartyPolicy } from '../../../src/hosting/thirdPartyPolicy';
import { EMBED_PROVIDERS } from '../../../src/config/thirdParties';

const directive = (policy: string, name: string) =>
  policy.split(';').find((line) => line.startsWith(`${name} `)) ?? '';

it('allows frames of the embed providers and nothing else of other hosts by default', () => {
  const policy = contentSecurityPolicy(thirdPartyPolicy());
  for (const { origin } of Object.values(EMBED_PROVIDERS))
    expect(directive(policy, 'frame-src')).toContain(origin);
  expect(directive(policy, 'script-src')).toBe("script-src 'self'");
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
});

it('allows the scripts and calls of a vendor and of tags where they are configured', () => {
  const policy = contentSecurityPolicy(
    thirdPartyPolicy({
      embeds: [],
      vendor: {
        script: 'https://app.consent.example/loader.js',
        hosts: ['https://api.consent.example'],
        settingsId: 'abc',
        categories: { statistics: 'statistics', media: 'functional' },
      },
      tagHosts: ['https://tags.example'],
    }),
  );
  const hosts = 'https://api.consent.example https://app.consent.example https://tags.example';
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hosts}`);
  expect(directive(policy, 'connect-src')).toBe(`connect-src 'self' ${hosts}`);
  expect(directive(policy, 'frame-src')).toBe('');
});
