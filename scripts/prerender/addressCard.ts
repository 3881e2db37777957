import type { AddressCard } from '../content/site';
import { contentLines, escaped } from './contentLines';

/** Renders a house as a vCard 4.0 (RFC 6350). Contains no timestamp or build data: the same house gives the same file. */
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
