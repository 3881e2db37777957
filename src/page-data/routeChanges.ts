import { createSignal } from '../lib/createSignal';

/** Emits each new path. */
export const routeChanges = createSignal<string>();
