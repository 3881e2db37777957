/** Where the addresses of all pages lie that search engines may know; the 404 page looks for the nearest one in it. */
export const ADDRESS_INDEX_URL = '/page-data/addresses.json';

/** Path and name of each page, in the order of the paths. */
export type AddressIndex = readonly (readonly [path: string, title: string])[];
