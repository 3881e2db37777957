import { formatNumber, type Region } from './formatNumber';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * 1024;

/**
 * Formats a file size, e.g. 1229 bytes => `1,2 kB`, 11010048 => `10,5 MB`; 1 MB is 1,048,576 bytes. At least 0.1 kB unless
 * empty. What exceeds whole MB, as limits are, never reads like them: 10485761 => `10,1 MB`.
 */
export function formatFileSize(bytes: number, region: Region): string {
  const [unit, size] = bytes < MEGABYTE ? ['kB', KILOBYTE] : ['MB', MEGABYTE];
  const tenths = (bytes / Number(size)) * 10;
  const isJustOver = unit === 'MB' && tenths % 10 > 0 && tenths % 10 < 1;
  const value = Math.max(bytes === 0 ? 0 : 0.1, Math[isJustOver ? 'ceil' : 'round'](tenths) / 10);
  return `${formatNumber(value, region)}\u00a0${unit}`;
}
