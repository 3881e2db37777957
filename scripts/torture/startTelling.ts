/** Returns a function that prints what happens, each line with the seconds since this call. */
export function startTelling(): (text: string) => void {
  const started = performance.now();
  return (text) => {
    process.stdout.write(`${((performance.now() - started) / 1000).toFixed(0).padStart(6)} s  ${text}\n`);
  };
}
