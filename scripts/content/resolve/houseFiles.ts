import { LOCALES } from '../../../src/content/locales';
import { houseCardPath } from '../../../src/content/houseCard';
import type { FactView, LinkView } from '../../../src/content/view';
import { omitUndefined } from '../../../src/lib/omitUndefined';
import type { PosterRequest } from '../../images/poster';
import type { HouseCards } from '../houseCards';
import type { SiteAddressCard } from '../site';
import type { ResolveContext } from './context';
import type { EntryOf, SiteEntries } from './entries';
import { phoneOf, splitStreet, townOf } from './houses';
import { isPhoto, posterOf, type SeededPoster } from './media';
import { plainTitle } from './titles';

type House = EntryOf<'locations'>;

const shortAddress = (address: string): string => address.replace(/^https?:\/\//, '');

/** The motif of a city in plates that contrast with its poster. */
function stripRequest({ text, ...poster }: SeededPoster): PosterRequest {
  const set = poster.set === 'black' ? 'yellow' : 'black';
  const strip = { ...poster, set, format: 'tall', registerMark: false } as const;
  return { ...strip, ...omitUndefined({ text }) };
}

function cardsOf(context: ResolveContext, house: House): HouseCards {
  const { locale, origin, text } = context;
  const { card } = house;
  const name = text('location.name', { city: plainTitle(card.city) });
  const poster = posterOf(house);
  const page = origin + card.path;
  const alt = 'poster' in card ? (card.poster?.alt ?? '') : '';
  return omitUndefined({
    lang: LOCALES[locale].intl,
    title: text('location.cards.title', { name }),
    name,
    ...splitStreet(card.address.street),
    address: [card.address.street, townOf(context, house)],
    ...phoneOf(context, house),
    email: { label: card.email, href: `mailto:${card.email}` },
    page: { label: shortAddress(page), href: page },
    set: isPhoto(poster) ? ('paper' as const) : poster.set,
    strip: isPhoto(poster) ? undefined : stripRequest(poster),
    alt: { strip: alt, code: text('location.cards.code') },
    notes: [text('location.cards.fronts'), text('location.cards.backs')] as [string, string],
  });
}

/** The downloads of a house: business cards and a vCard. */
export function takeAwayFact(context: ResolveContext, house: House): FactView {
  const { locale, media, text } = context;
  const name = `sff-${house.id}-${locale}`;
  const cards: LinkView = {
    label: text('location.cards'),
    href: media.file({ type: 'cards', name, cards: cardsOf(context, house) }),
    isExternal: false,
  };
  const book: LinkView = {
    label: text('location.addressBook'),
    href: houseCardPath(house.card.path),
    isExternal: false,
  };
  return { label: text('location.takeAway'), value: [cards, ', ', book] };
}

/** vCard data, one per house of a language. */
export function addressCards(context: ResolveContext, entries: SiteEntries): SiteAddressCard[] {
  const { origin, locale, text } = context;
  const { intl } = LOCALES[locale];
  return entries.of('locations', locale).map((house): SiteAddressCard => {
    const { id, card } = house;
    const { street, postalCode, city, country } = card.address;
    const { phone, phoneNote } = phoneOf(context, house);
    return omitUndefined({
      path: houseCardPath(card.path),
      uid: `${id}@${new URL(origin).hostname}`,
      locale,
      group: 'SFF',
      name: text('location.name', { city: plainTitle(card.city) }),
      unit: plainTitle(card.city),
      street,
      postalCode,
      city,
      country: new Intl.DisplayNames(intl, { type: 'region' }).of(country) ?? country,
      phone: phone.href,
      note: phoneNote,
      email: card.email,
      url: origin + card.path,
    });
  });
}
