/** Whether a dialog stands above the menu, as when a begun form is about to be left: the keyboard is the dialog's then. */
export const isBehindDialog = (): boolean => document.querySelector('dialog[open]') !== null;
