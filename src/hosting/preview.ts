/**
 * Name of the file that marks a folder as a preview for servers; names that start with an underscore are never served.
 */
export const PREVIEW_FILE = '_preview.json';

/** URL of the stylesheet of the preview label, which is on each page of a preview. */
export const PREVIEW_STYLES = '/preview.css';
