import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HouseCards } from '../content/houseCards';
import { loadTypeface } from '../fonts/typeface';
import { generatorHash } from '../images/generatorHash';
import { contentHash, keepFile } from '../lib/fileCache';
import { inputHash } from '../lib/inputHash';
import { lockedPackages } from '../lib/lockedPackages';
import { cutHashes, loadCuts } from '../releases/cutFiles';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Code that affects the file, besides that of posters; a test checks that none is missing. */
export const SOURCES = [
  'scripts/cards',
  'scripts/releases',
  'scripts/content/houseCards.ts',
  'scripts/content/resolve/scanCode.ts',
  'scripts/fonts/cuts.ts',
  'src/document/html.ts',
  'src/theme/colors.ts',
  'src/theme/logo.ts',
  'src/theme/plates.ts',
];

/** Libraries that affect the file. */
const LIBRARIES = ['pdfkit', 'qr'];

let hash: Promise<string> | undefined;

/** Hash of everything besides the house that affects the file. */
function codeHash(): Promise<string> {
  hash ??= Promise.all([cutHashes(), generatorHash()]).then((made) =>
    inputHash(ROOT, SOURCES, [], [...made, lockedPackages(ROOT, LIBRARIES)]),
  );
  return hash;
}

/** The business cards of a house as a PDF. Cached. */
export async function renderCardsFile(cards: HouseCards, cacheDir: string): Promise<Uint8Array> {
  const key = contentHash(await codeHash(), JSON.stringify(cards)).slice(0, 24);
  const { bytes } = await keepFile(path.join(cacheDir, 'cards', `${key}.pdf`), async () => {
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
