/** Id of the element the app is rendered into. */
export const ROOT_ID = 'root';

/** Id of the data block that carries the first page's data. */
export const DATA_ID = 'page-data';

/**
 * Attribute of the root element while the browser may leave out what lies far below the first screen; see
 * `src/document/renderRest.ts`.
 */
export const FIRST_SCREEN_ATTRIBUTE = 'data-first-screen';

/** Attribute of a style element: the address at which the same sheet is served as a file. */
export const STYLESHEET_ATTRIBUTE = 'data-href';
