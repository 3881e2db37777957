import {
  CONSENT_VENDOR,
  type ConsentVendor,
  EMBED_PROVIDERS,
  type EmbedProvider,
  TAG_HOSTS,
} from '../config/thirdParties';
import type { PolicyOptions } from './securityHeaders';

/** Third-party hosts that a site is configured for. */
export interface ThirdParties {
  embeds: readonly EmbedProvider[];
  vendor: ConsentVendor | null;
  tagHosts: readonly string[];
}

const CONFIGURED: ThirdParties = {
  embeds: Object.values(EMBED_PROVIDERS),
  vendor: CONSENT_VENDOR,
  tagHosts: TAG_HOSTS,
};

/**
 * Returns what the content security policy allows beyond the site itself: frames of the embed providers, scripts and
 * calls of the consent vendor and the tags. To change it, edit the lists of `src/config/thirdParties.ts` only.
 */
export function thirdPartyPolicy({ embeds, vendor, tagHosts }: ThirdParties = CONFIGURED): PolicyOptions {
  const hosts = [...(vendor ? [new URL(vendor.script).origin, ...vendor.hosts] : []), ...tagHosts];
  return {
    frameSrc: embeds.map(({ origin }) => origin),
    scriptSrc: hosts,
    connectSrc: hosts,
    imgSrc: tagHosts,
  };
}
