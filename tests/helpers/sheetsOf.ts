import type { Page } from 'playwright-core';

/** Width of an A4 page within margins of 8 mm, in CSS px. */
export const PAPER_WIDTH_PX = 733;

/** Number of sheets on which a page is printed, without background colours, as browsers do. */
export async function sheetsOf(page: Page, format: 'A4' | 'Letter' = 'A4'): Promise<number> {
  const pdf = await page.pdf({ format, preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
