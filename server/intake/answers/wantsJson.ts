import { readQualities } from '../../readQualities';

/** True if the response should be JSON: only if `Accept` lists it, with at least the weight of HTML. */
export function wantsJson(accept = ''): boolean {
  const qualities = readQualities(accept);
  const json = qualities.get('application/json') ?? 0;
  return json > 0 && json >= (qualities.get('text/html') ?? 0);
}
