/**
 * Marks on the root element whether a form holds input that was not sent, so that navigation and the update prompt
 * respect it without knowing any form.
 */
export function setFormDirty(isDirty: boolean): void {
  if (isDirty) document.documentElement.dataset['formDirty'] = 'true';
  else delete document.documentElement.dataset['formDirty'];
}

/** Whether a form on the page holds input that was not sent. */
export function isFormDirty(): boolean {
  return document.documentElement.dataset['formDirty'] === 'true';
}
