/** Id of the element that the app is rendered into. */
export const ROOT_ID = 'root';

/** Id of the data block with the first page's data. */
export const DATA_ID = 'page-data';

/**
 * Attribute of the root element while content far below the first screen may be left unrendered; see
 * `src/document/renderAll.ts`.
 */
export const FIRST_SCREEN_ATTRIBUTE = 'data-first-screen';

/** Attribute of a style element: URL of the same stylesheet as a file. */
export const STYLESHEET_ATTRIBUTE = 'data-href';
