/** Name of the file by which an address book takes a house; it lies beside the page of the house. */
const HOUSE_CARD_FILE = 'house.vcf';

/** Path of the file for address books of a house, e.g. `/standorte/wien/` => `/standorte/wien/house.vcf`. */
export const houseCardPath = (page: string): string => page + HOUSE_CARD_FILE;
