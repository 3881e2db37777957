import { hasZeroBits, proofInput, type ProofTask } from '../../applications/proofOfWork';

/** Number of digests computed in parallel; one by one, most of the time would be spent waiting. */
const BATCH = 256;

async function solve({ salt, bits }: ProofTask): Promise<number> {
  const encoder = new TextEncoder();
  for (let start = 0; ; start += BATCH) {
    const digests = await Promise.all(
      Array.from({ length: BATCH }, (_, index) =>
        crypto.subtle.digest('SHA-256', encoder.encode(proofInput(salt, start + index))),
      ),
    );
    const found = digests.findIndex((digest) => hasZeroBits(new Uint8Array(digest), bits));
    if (found >= 0) return start + found;
  }
}

addEventListener('message', ({ data }: MessageEvent<ProofTask>) => {
  void solve(data).then((number) => postMessage(number));
});
