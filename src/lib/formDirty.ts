/**
 * Sets whether a form of the page has unsent input, as an attribute of the root element. Nothing may reload the page
 * automatically while it has. Also takes back `acceptInputLoss`.
 */
export function setFormDirty(isDirty: boolean): void {
  const { dataset } = document.documentElement;
  if (isDirty) dataset['formDirty'] = '';
  else delete dataset['formDirty'];
}

/** Sets that the form has unsent input, but that the visitor has agreed to lose it. */
export function acceptInputLoss(): void {
  document.documentElement.dataset['formDirty'] = 'leaving';
}

/** True if a form of the page has unsent input. */
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
