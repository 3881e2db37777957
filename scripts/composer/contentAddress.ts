/** URL of all content files' texts for "Compose a page", and the development server's event for changes. */
export const CONTENT_ADDRESS = {
  folder: 'content',
  file: 'files.json',
  event: 'sff:content-changed',
} as const;
