/** Where the texts of all content files are served to "Compose a page", and the event by which the development server tells of a change. */
export const CONTENT_ADDRESS = {
  folder: 'content',
  file: 'files.json',
  event: 'sff:content-changed',
} as const;
