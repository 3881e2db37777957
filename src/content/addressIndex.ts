/** Path and title of each page, in the order of the paths. */
export type AddressIndex = readonly (readonly [path: string, title: string])[];
