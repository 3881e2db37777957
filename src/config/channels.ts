/** Channels through which applicants found the site, as offered in the form and named in the tracking queue. */
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

/** Name of a channel. */
export type Channel = (typeof CHANNELS)[number];

/** Values of `utm_source` and `source`, besides the channel names, that stand for a channel; lower case. */
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
