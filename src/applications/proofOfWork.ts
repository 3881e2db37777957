/** The task of `GET /api/form-token`: find a number so that SHA-256 of {@link proofInput} starts with `bits` zero bits. */
export interface ProofTask {
  salt: string;
  /** 16 means 65,536 tries on average. */
  bits: number;
}

/** Answer of `GET /api/form-token`. `token` goes back in the field `form_token`, the number found in `form_proof`. */
export interface FormToken {
  token: string;
  challenge: ProofTask;
}

/** The text whose UTF-8 bytes are hashed for one try. */
export function proofInput(salt: string, number: number): string {
  return `${salt}:${number}`;
}

/** Whether a SHA-256 digest starts with at least so many zero bits. */
export function hasZeroBits(digest: Uint8Array, bits: number): boolean {
  for (let bit = 0; bit < bits; bit += 8) {
    const byte = digest[bit >> 3] ?? 255;
    if (byte >> Math.max(0, 8 - (bits - bit)) !== 0) return false;
  }
  return true;
}
