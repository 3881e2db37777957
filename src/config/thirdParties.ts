import type { ConsentService } from './consent';

/** A provider of films, maps or music; a page may embed its player after a click. */
export interface EmbedProvider {
  /** Its name for visitors. */
  name: string;
  /** Origin of its player; the content security policy allows frames from exactly these origins. */
  origin: string;
}

/** Providers that content may name. The hosts are fictional, like everything on this site. */
export const EMBED_PROVIDERS = {
  video: { name: 'Filmhaus', origin: 'https://player.filmhaus.example' },
  map: { name: 'Kartenwerk', origin: 'https://maps.kartenwerk.example' },
  music: { name: 'Tonträger', origin: 'https://embed.tontraeger.example' },
} as const satisfies Record<string, EmbedProvider>;

/** Route planner of the map provider; the destination address is its parameter `to`. Only linked, never embedded. */
export const ROUTE_PLANNER = `${EMBED_PROVIDERS.map.origin}/route`;

/** Key of a provider in the content. */
export type EmbedProviderId = keyof typeof EMBED_PROVIDERS;

/** All provider keys. */
export const EMBED_PROVIDER_IDS = Object.keys(EMBED_PROVIDERS) as [EmbedProviderId, ...EmbedProviderId[]];

/** A consent management vendor (Usercentrics, version 2 or 3), whose layer replaces the site's own dialog. */
export interface ConsentVendor {
  /** URL of the vendor's script. */
  script: string;
  /** Origins it loads from and calls, besides the script's own. */
  hosts: readonly string[];
  /** Settings ID from the vendor's administration. */
  settingsId: string;
  /** The vendor's category (slug) that must be fully allowed for each service of the site. */
  categories: Record<ConsentService, string>;
}

/** The consent vendor; by default none, and the site's own dialog is used (domain rules, section 7). */
export const CONSENT_VENDOR: ConsentVendor | null = null;

/** Origins of tags that may run and be called after consent; by default none. */
export const TAG_HOSTS: readonly string[] = [];
