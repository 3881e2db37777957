/**
 * Marks on the root element whether a form of the page holds unsent input. Nothing may reload the page automatically
 * while it does. `leaving`: the visitor has agreed to lose it.
 */
export function setFormDirty(isDirty: boolean | 'leaving'): void {
  const { dataset } = document.documentElement;
  if (isDirty) dataset['formDirty'] = isDirty === 'leaving' ? isDirty : '';
  else delete dataset['formDirty'];
}

/** True if a form of the page holds unsent input. */
export function isFormDirty(): boolean {
  return document.documentElement.dataset['formDirty'] !== undefined;
}

/** True if a full page load would lose unsent input without the visitor's consent. */
export function wouldLoseInput(): boolean {
  return document.documentElement.dataset['formDirty'] === '';
}

/** Calls a listener whenever a form becomes dirty or clean. Returns a function that stops it. */
export function watchFormDirty(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-form-dirty'] });
  return () => observer.disconnect();
}
