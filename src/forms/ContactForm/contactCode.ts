import { createLater } from '../later';

/** What the contact form needs once somebody uses it. */
export const contactCode = createLater(async () => (await import('./contactTools')).CONTACT_TOOLS);
