import type { Page } from 'playwright-core';

/** Number of sheets on which a page is printed, without background colours, as browsers do. */
export async function sheetsOf(page: Page, format: 'A4' | 'Letter' = 'A4'): Promise<number> {
  const pdf = await page.pdf({ format, preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
