/**
 * Marks on the root element whether a form of the page holds unsent input. Nothing may reload the page automatically
 * while it does.
 */
export function setFormDirty(isDirty: boolean): void {
  if (isDirty) document.documentElement.dataset['formDirty'] = '';
  else delete document.documentElement.dataset['formDirty'];
}

/** True if a form of the page holds unsent input. */
export function isFormDirty(): boolean {
  return document.documentElement.dataset['formDirty'] !== undefined;
}

/** Calls a listener whenever a form becomes dirty or clean. Returns a function that stops it. */
export function watchFormDirty(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-form-dirty'] });
  return () => observer.disconnect();
}
