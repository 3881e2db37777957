import type { ComponentType, ReactNode } from 'react';
import type { PageOpening } from '../config/openings';
import type { OpeningView } from '../content/view';
import { type LazyModule, lazyModule } from '../lib/lazyModule';

/** Props of every opening: its content, and the headline with its surrounding text. */
export interface OpeningPartProps extends OpeningView {
  children?: ReactNode;
}

type Parts = Partial<Record<PageOpening, ComponentType<OpeningPartProps>>>;

const partsOf = (parts: object) => parts as Parts;

/** The opening with a poster beside the headline, which most pages have. */
export const sideOpening: LazyModule<Parts> = lazyModule(async () =>
  partsOf({ side: (await import('./parts/Hero')).Hero }),
);

/**
 * The rarer openings, in one bundle: separate bundles would each need a hash in the policy of every page, whose length
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

/** Returns the code of a page's opening; undefined for a page without one of these openings. */
export const openingCodeOf = (content: object): LazyModule<unknown> | undefined =>
  'opening' in content ? BUNDLES[content.opening as PageOpening] : undefined;

/**
 * Returns the component of an opening that has been loaded.
 * @throws if it is not loaded, because a page must never be rendered before its opening is
 */
export function loadedOpening(opening: PageOpening): ComponentType<OpeningPartProps> {
  const part = BUNDLES[opening].loaded()?.[opening];
  if (!part) throw new Error(`The opening "${opening}" is not loaded.`);
  return part;
}

/** Loads every opening. Rejects if code cannot be loaded. */
export async function loadAllOpenings(): Promise<void> {
  await Promise.all([sideOpening.load(), otherOpenings.load()]);
}
