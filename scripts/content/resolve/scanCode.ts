import { encodeQR } from 'qr';
import type { ScanCodeView } from '../../../src/content/view';

/** White margin that readers need to detect a code (ISO/IEC 18004), in modules. */
const QUIET_MODULES = 4;

/** The dark modules of one row as path data, e.g. `h7m2 0h1`; empty if there are none. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  let end = 0;
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    path += path === '' ? `M${start} ${y}.5h${x + 1 - start}` : `m${start - end} 0h${x + 1 - start}`;
    end = x + 1;
  }
  return path;
}

/**
 * The QR code of a URL for printing; readable with up to 15 % damage (level M).
 *
 * @throws for more than 2,331 characters, the limit at that level
 */
export function scanCodeOf(address: string): ScanCodeView {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: QUIET_MODULES });
  return { modules: rows.length, path: rows.map(rowPath).join('') };
}
