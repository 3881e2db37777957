import { INTAKE_PATHS } from '../../applications/fields';
import type { FormToken } from '../../applications/proofOfWork';

function isFormToken(value: unknown): value is FormToken {
  if (typeof value !== 'object' || value === null) return false;
  const { token, challenge } = value as Partial<FormToken>;
  return (
    typeof token === 'string' && typeof challenge?.salt === 'string' && typeof challenge.bits === 'number'
  );
}

/** Requests the signed time and the proof-of-work task; undefined if the server does not return them. */
export async function requestToken(): Promise<FormToken | undefined> {
  try {
    const response = await fetch(INTAKE_PATHS.token, { headers: { Accept: 'application/json' } });
    const data: unknown = response.ok ? await response.json() : undefined;
    return isFormToken(data) ? data : undefined;
  } catch {
    return undefined;
  }
}
