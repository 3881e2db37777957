/** Whether a file can still be read: reads its first byte. A folder or a file that was moved or locked cannot. */
export function canBeRead(file: Blob): Promise<boolean> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(true));
    reader.addEventListener('error', () => resolve(false));
    reader.readAsArrayBuffer(file.slice(0, 1));
  });
}
