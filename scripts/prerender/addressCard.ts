import { contentLines, escaped } from './contentLines';

/** A house for the address books of visitors. */
export interface AddressCard {
  /** The same for all versions and languages of the card, so that an address book has it once. */
  uid: string;
  locale: string;
  /** Name of the organisation, and of its part. */
  group: string;
  unit: string;
  /** What it is filed under. */
  name: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  /** `tel:` with the number. */
  phone: string;
  /** What is said of the number. */
  note?: string | undefined;
  email: string;
  /** Absolute address of its page. */
  url: string;
}

/**
 * A house as a file for address books (vCard 4.0, RFC 6350). Neither a clock nor the build is in it: the same house is the
 * same file.
 */
export function renderAddressCard(card: AddressCard): string {
  const { uid, locale, group, unit, name, street, postalCode, city, country, phone, note, email, url } = card;
  const address = ['', '', street, city, '', postalCode, country].map(escaped).join(';');
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `UID;VALUE=text:${escaped(uid)}`,
    `FN:${escaped(name)}`,
    `ORG:${escaped(group)};${escaped(unit)}`,
    `ADR;TYPE=work:${address}`,
    `TEL;TYPE=work;VALUE=uri:${phone}`,
    `EMAIL;TYPE=work:${escaped(email)}`,
    `URL:${url}`,
    `LANG:${locale}`,
    ...(note === undefined ? [] : [`NOTE;LANGUAGE=${locale}:${escaped(note)}`]),
    'END:VCARD',
  ]);
}
