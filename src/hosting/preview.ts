/** Name of the file by which servers know that a folder is a preview; names that begin with an underscore are never served. */
export const PREVIEW_FILE = '_preview.json';

/** Address of the styles of the mark on each page of a preview. */
export const PREVIEW_STYLES = '/preview.css';
