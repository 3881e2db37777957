/** Weight of a media type in an `Accept` header (RFC 9110, section 12.5.1); 0 if it is not named as such. */
function weightOf(accept: string, type: string): number {
  for (const range of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim());
    if (name !== type) continue;
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return quality === undefined ? 1 : Number(quality) || 0;
  }
  return 0;
}

/** Whether an answer is to be JSON: only where `Accept` names it, and not less than HTML. */
export function wantsJson(accept: string | undefined): boolean {
  const json = weightOf(accept ?? '', 'application/json');
  return json > 0 && json >= weightOf(accept ?? '', 'text/html');
}
