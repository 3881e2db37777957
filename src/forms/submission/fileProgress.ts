/**
 * How much of each file has been sent, 0 to 100. Files go one after the other, behind the texts, so the bytes that are
 * no file's own count before the first.
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

/** Percent of the whole, 0 to 100; 0 where the total is not known. */
export function percentOf(sent: number, total: number): number {
  return total > 0 ? Math.min(100, Math.round((sent / total) * 100)) : 0;
}
