import type { ComponentType, ReactNode } from 'react';
import type { PageOpening } from '../config/openings';
import type { Theme } from '../config/themes';
import type { OpeningView } from '../content/view';
import { type LazyModule, lazyModule } from '../lib/lazyModule';

/** What every opening gets: what it shows, the theme of the page, headline and what belongs to it. */
export interface OpeningPartProps extends OpeningView {
  theme: Theme;
  children?: ReactNode;
}

type Parts = Partial<Record<PageOpening, ComponentType<OpeningPartProps>>>;

const partsOf = (parts: object) => parts as Parts;

/** The openings with a poster beside the headline, which most pages have. */
const sideOpening: LazyModule<Parts> = lazyModule(async () =>
  partsOf({ side: (await import('./parts/Hero')).Hero }),
);

/**
 * The openings that few pages have, one bundle: in bundles of their own each would need a hash in the policy of every page, whose length
 * is limited.
 */
const otherOpenings: LazyModule<Parts> = lazyModule(async () =>
  partsOf((await import('./parts/openingParts')).OPENING_PARTS),
);

const BUNDLES: Record<PageOpening, LazyModule<Parts>> = {
  poster: otherOpenings,
  side: sideOpening,
  numeral: otherOpenings,
  type: otherOpenings,
};

/** The code of a page's opening; undefined for a page that opens in another way. */
export const openingCodeOf = (content: object): LazyModule<unknown> | undefined =>
  'opening' in content ? BUNDLES[content.opening as PageOpening] : undefined;

/** The source file of a page's opening, as the bundler's manifest names it; none for a page that opens in another way. */
export function openingSourcesOf(content: object): string[] {
  const code = openingCodeOf(content);
  if (!code) return [];
  return [`src/templates/parts/${code === sideOpening ? 'Hero.tsx' : 'openingParts.ts'}`];
}

/**
 * The component of an opening that was loaded before.
 * @throws when it was not: a page must never be shown before its opening is there
 */
export function loadedOpening(opening: PageOpening): ComponentType<OpeningPartProps> {
  const part = BUNDLES[opening].loaded()?.[opening];
  if (!part) throw new Error(`The opening "${opening}" is not loaded.`);
  return part;
}

/** Loads every opening. Rejects when code cannot be loaded. */
export async function loadAllOpenings(): Promise<void> {
  await Promise.all([sideOpening.load(), otherOpenings.load()]);
}
