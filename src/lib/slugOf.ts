import { foldText } from './foldText';

/** Converts a name to a URL segment: `Pfützenbund` → `pfuetzenbund`, `Crème` → `creme`, `780 m²` → `780-m2`. */
export function slugOf(name: string): string {
  const [spelled = ''] = foldText(name);
  return spelled
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
