/** Name of a house's address book file; it is in the folder of the house's page. */
const HOUSE_CARD_FILE = 'house.vcf';

/** Returns the path of a house's address book file, e.g. `/standorte/wien/` => `/standorte/wien/house.vcf`. */
export const houseCardPath = (page: string): string => page + HOUSE_CARD_FILE;
