import { type ComponentType, createElement, lazy, Suspense } from 'react';
import type { SectionProps } from '../sectionProps';

type Block = ComponentType<SectionProps<'contactForm'>>;

let loaded: Block | undefined;

const load = () => import('./ContactFormBlock');

const Late = lazy(async () => ({ default: (await load()).ContactFormBlock }));

/** Loads the code of the contact form, a bundle of its own: one page of all needs it. Rejects when it cannot be had. */
export async function preloadContactForm(): Promise<void> {
  loaded ??= (await load()).ContactFormBlock;
}

/**
 * The contact form with the direct ways beside it. Loaded before, it is drawn at once, as prerendering and hydration
 * need it; else as soon as its code is there.
 */
export function LazyContactFormBlock(props: SectionProps<'contactForm'>) {
  if (loaded) return createElement(loaded, props);
  return (
    <Suspense fallback={null}>
      <Late {...props} />
    </Suspense>
  );
}
