import type { ConsentService } from './consent';

/** A provider of films, maps or music whose player a page may embed after a click. */
export interface EmbedProvider {
  /** Its name as visitors know it. */
  name: string;
  /** Origin of its player; the content security policy allows frames of exactly these. */
  origin: string;
}

/** Providers that content may name. The hosts are invented, as everything of this site. */
export const EMBED_PROVIDERS = {
  video: { name: 'Filmhaus', origin: 'https://player.filmhaus.example' },
  map: { name: 'Kartenwerk', origin: 'https://maps.kartenwerk.example' },
  music: { name: 'Tonträger', origin: 'https://embed.tontraeger.example' },
} as const satisfies Record<string, EmbedProvider>;

/** The page of the provider of maps that plans the way to a place, whose address stands in `to`. A link, never embedded. */
export const ROUTE_PLANNER = `${EMBED_PROVIDERS.map.origin}/route`;

/** Key of a provider, as content names it. */
export type EmbedProviderId = keyof typeof EMBED_PROVIDERS;

/** All keys of providers. */
export const EMBED_PROVIDER_IDS = Object.keys(EMBED_PROVIDERS) as [EmbedProviderId, ...EmbedProviderId[]];

/**
 * A vendor of consent management (Usercentrics, version 2 or 3), whose layer asks visitors instead of the site's own
 * dialog.
 */
export interface ConsentVendor {
  /** Address of the vendor's script. */
  script: string;
  /** Origins it loads from and calls, besides the script's own. */
  hosts: readonly string[];
  /** Number of the settings in the vendor's administration. */
  settingsId: string;
  /** Which of the vendor's categories (its slugs) must be allowed as a whole for each of the site's services. */
  categories: Record<ConsentService, string>;
}

/** The consent vendor; none by default, then the site's own dialog asks (domain rules, section 7). */
export const CONSENT_VENDOR: ConsentVendor | null = null;

/** Origins of tags that may run and be called after consent; none by default. */
export const TAG_HOSTS: readonly string[] = [];
