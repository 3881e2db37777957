/** Countries where the company works; their law applies to jobs there. */
export const COUNTRIES = ['DE', 'AT', 'CH'] as const;

/** One of {@link COUNTRIES}. */
export type Country = (typeof COUNTRIES)[number];

/** Currencies of pay in {@link COUNTRIES}. */
export const CURRENCIES = ['EUR', 'CHF'] as const;

/** One of {@link CURRENCIES}. */
export type Currency = (typeof CURRENCIES)[number];
