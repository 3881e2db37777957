import { createSignal } from './createSignal';

/** Emits whenever the query of the address was replaced without the router. */
export const searchChanges = createSignal();
