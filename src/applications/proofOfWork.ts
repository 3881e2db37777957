/**
 * The task from `GET /api/form-token`: find a number such that SHA-256 of {@link proofInput} starts with `bits` zero
 * bits.
 */
export interface ProofTask {
  salt: string;
  /** 16 means 65,536 attempts on average. */
  bits: number;
}

/** Response of `GET /api/form-token`. `token` is returned in the field `form_token`, the solution in `form_proof`. */
export interface FormToken {
  token: string;
  challenge: ProofTask;
}

/** Returns the text whose UTF-8 bytes are hashed for one attempt. */
export function proofInput(salt: string, number: number): string {
  return `${salt}:${number}`;
}

/** True if a SHA-256 digest starts with at least `bits` zero bits. */
export function hasZeroBits(digest: Uint8Array, bits: number): boolean {
  for (let bit = 0; bit < bits; bit += 8) {
    const byte = digest[bit >> 3] ?? 255;
    if (byte >> Math.max(0, 8 - (bits - bit)) !== 0) return false;
  }
  return true;
}
