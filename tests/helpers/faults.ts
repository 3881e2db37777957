/** Sets a fault on a server that was started with `--faults`. */
export async function setFault(url: string, path: string, fault: string): Promise<void> {
  const response = await fetch(`${url}/__faults`, {
    method: 'POST',
    body: new URLSearchParams({ path, fault }),
    redirect: 'manual',
  });
  if (response.status !== 303) throw new Error(await response.text());
}

/** Takes all faults back. */
export async function clearFaults(url: string): Promise<void> {
  await fetch(`${url}/__faults`, { method: 'POST', body: new URLSearchParams({ clear: 'true' }) });
}
