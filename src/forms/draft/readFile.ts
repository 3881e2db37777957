import { READ_MS } from '../../config/formTimers';

/**
 * True if a file can still be read: tries its first byte. Reading fails for a folder or a file that was moved or
 * locked, and after {@link READ_MS} for one that a cloud folder cannot fetch.
 */
export function canBeRead(file: Blob): Promise<boolean> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(true));
    reader.addEventListener('error', () => resolve(false));
    setTimeout(resolve, READ_MS, false);
    reader.readAsArrayBuffer(file.slice(0, 1));
  });
}
