/**
 * Returns the percentage of each file that has been sent, 0 to 100. Files are sent one after the other, after the
 * texts, so bytes that belong to no file are counted before the first file.
 * @param sizes Bytes of the files in the order in which they are sent.
 */
export function fileProgress(sent: number, total: number, sizes: readonly number[]): number[] {
  const files = sizes.reduce((sum, size) => sum + size, 0);
  let start = Math.max(0, total - files);
  return sizes.map((size) => {
    const share = size === 0 ? Number(sent >= start) : (sent - start) / size;
    start += size;
    return Math.round(Math.min(1, Math.max(0, share)) * 100);
  });
}

/** Returns the percentage of the whole, 0 to 100; 0 if the total is unknown. */
export function percentOf(sent: number, total: number): number {
  return total > 0 ? Math.min(100, Math.round((sent / total) * 100)) : 0;
}
