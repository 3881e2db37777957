import { encodeQR } from 'qr';
import type { ScanCodeView } from '../../../src/content/view';

/** White around a code by which readers find it (ISO/IEC 18004). */
const QUIET_MODULES = 4;

/** One row's dark modules as runs, e.g. `h7m2 0h1`; empty for a row without any. */
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
 * The QR code of an address, to be printed: still read when 15 % of it are soiled (level M).
 *
 * @throws for more than 2,331 characters, which no code holds at that level
 */
export function scanCodeOf(address: string): ScanCodeView {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: QUIET_MODULES });
  return { modules: rows.length, path: rows.map(rowPath).join('') };
}
