/**
 * Props of an element whose server HTML is preserved: React neither reads nor writes its contents. Only for hydrated
 * elements; rendered on the client they would be empty.
 */
export const PRESERVED_HTML = {
  dangerouslySetInnerHTML: { __html: '' },
  suppressHydrationWarning: true,
} as const;
