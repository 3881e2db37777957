/**
 * Props of an element whose server HTML is preserved: React neither reads nor writes what is inside. Only for elements
 * that are hydrated; rendered by the browser they would be empty.
 */
export const PRESERVED_HTML = {
  dangerouslySetInnerHTML: { __html: '' },
  suppressHydrationWarning: true,
} as const;
