import { createSignal } from './createSignal';

/** Emits the error whenever code that the visitor waits for could not be loaded (specification, section 8). */
export const chunkFailures = createSignal<unknown>();
