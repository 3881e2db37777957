/**
 * True if a file can still be read: tries its first byte. Reading fails for a folder or a file that was moved or
 * locked.
 */
export function canBeRead(file: Blob): Promise<boolean> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(true));
    reader.addEventListener('error', () => resolve(false));
    reader.readAsArrayBuffer(file.slice(0, 1));
  });
}
