/** True if a dialog is open above the menu, e.g. the one before a form is left; that dialog then handles all keys. */
export const isBehindDialog = (): boolean => document.querySelector('dialog[open]') !== null;
