/** Weight of a media type in an `Accept` header (RFC 9110, section 12.5.1); 0 if it is not listed by name. */
function weightOf(accept: string, type: string): number {
  for (const range of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim());
    if (name !== type) continue;
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return quality === undefined ? 1 : Number(quality) || 0;
  }
  return 0;
}

/** True if the response should be JSON: only if `Accept` lists it, with at least the weight of HTML. */
export function wantsJson(accept: string | undefined): boolean {
  const json = weightOf(accept ?? '', 'application/json');
  return json > 0 && json >= weightOf(accept ?? '', 'text/html');
}
