/** Ways to an application, as the form offers them and as the tracking queue names them. */
export const CHANNELS = [
  'website',
  'linkedin',
  'instagram',
  'kununu',
  'jobboard',
  'agency_press',
  'event',
  'university',
  'referral',
  'search',
  'other',
] as const;

/** A way to an application. */
export type Channel = (typeof CHANNELS)[number];

/** Words by which links name where they stand (`utm_source`, `source`), beside the names of the channels; lower case. */
export const SOURCE_WORDS: Readonly<Record<string, Channel>> = {
  lnkd: 'linkedin',
  ig: 'instagram',
  jobs: 'jobboard',
  jobbörse: 'jobboard',
  indeed: 'jobboard',
  stepstone: 'jobboard',
  xing: 'jobboard',
  monster: 'jobboard',
  press: 'agency_press',
  presse: 'agency_press',
  fair: 'event',
  messe: 'event',
  meetup: 'event',
  campus: 'university',
  hochschule: 'university',
  uni: 'university',
  empfehlung: 'referral',
  google: 'search',
  bing: 'search',
  duckduckgo: 'search',
  ecosia: 'search',
};
