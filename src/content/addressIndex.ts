/** URL of the index of all pages that search engines may list; the 404 page searches it for the closest one. */
export const ADDRESS_INDEX_URL = '/page-data/addresses.json';

/** Path and title of each page, in the order of the paths. */
export type AddressIndex = readonly (readonly [path: string, title: string])[];
