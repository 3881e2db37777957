import type { HouseCards } from '../content/houseCards';
import { loadTypeface } from '../fonts/typeface';
import { generatorHash } from '../images/generatorHash';
import { keepKeyed } from '../lib/cachedFile';
import { loadCuts, pdfCodeHash } from '../releases/cutFiles';

/** Code that affects the file, besides that of posters; a test checks that none is missing. */
export const SOURCES = [
  'scripts/cards',
  'scripts/releases',
  'scripts/content/houseCards.ts',
  'scripts/content/resolve/scanCode.ts',
  'scripts/fonts/cuts.ts',
  'src/config/themes.ts',
  'src/document/html.ts',
  'src/theme/colors.ts',
  'src/theme/logo.ts',
  'src/theme/plates.ts',
];

/** Libraries that affect the file. */
const LIBRARIES = ['pdfkit', 'qr'];

/** Hash of everything besides the house that affects the file. */
let codeHash: Promise<string> | undefined;

/** The business cards of a house as a PDF. Cached. */
export async function renderCardsFile(cards: HouseCards, cacheDir: string): Promise<Uint8Array> {
  codeHash ??= generatorHash().then((posters) => pdfCodeHash(SOURCES, LIBRARIES, posters));
  const parts = [await codeHash, JSON.stringify(cards)];
  const { bytes } = await keepKeyed(cacheDir, 'cards', parts, '.pdf', async () => {
    // Imported on demand: most builds draw nothing.
    const [{ drawCards, STRIP }, { renderStrip }, cuts] = await Promise.all([
      import('./drawCards'),
      import('./renderStrip'),
      loadCuts(cacheDir),
    ]);
    const strip = cards.strip && (await renderStrip(cards.strip, await loadTypeface(cacheDir), STRIP));
    return drawCards(cards, cuts, strip).catch((error: unknown) => {
      throw new Error(`The business cards of ${cards.page.href}: ${(error as Error).message}`, {
        cause: error,
      });
    });
  });
  return bytes;
}
