import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './builtSite';

/** The telephone number of a house as its file says it, or that of the house which answers its calls. */
export function phoneIn({ phone, answeredBy }: { phone?: string; answeredBy?: string }): string {
  if (phone !== undefined) return phone;
  const file = path.join(ROOT, 'content-json/de/locations', `${answeredBy}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { phone: string }).phone;
}
