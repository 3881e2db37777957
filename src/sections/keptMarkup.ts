/**
 * Props of an element whose prerendered content React leaves as it is: it neither reads nor writes what is inside. For
 * elements that are taken over from a prerendered page; drawn anew they would be empty.
 */
export const KEPT_MARKUP = {
  dangerouslySetInnerHTML: { __html: '' },
  suppressHydrationWarning: true,
} as const;
