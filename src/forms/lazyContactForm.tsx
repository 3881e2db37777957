import { type ComponentType, createElement, lazy, Suspense } from 'react';
import type { ContactFormProps } from './ContactForm/ContactForm';

let loaded: ComponentType<ContactFormProps> | undefined;

const load = () => import('./ContactForm/ContactForm');

const Late = lazy(async () => ({ default: (await load()).ContactForm }));

/** Loads the code of the contact form, a bundle of its own: one page of all needs it. Rejects when it cannot be had. */
export async function preloadContactForm(): Promise<void> {
  loaded ??= (await load()).ContactForm;
}

/**
 * The contact form. Loaded before, it is drawn at once, as prerendering and hydration need it; else as soon as its code
 * is there.
 */
export function LazyContactForm(props: ContactFormProps) {
  if (loaded) return createElement(loaded, props);
  return (
    <Suspense fallback={null}>
      <Late {...props} />
    </Suspense>
  );
}
