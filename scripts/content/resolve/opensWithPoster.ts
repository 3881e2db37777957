import type { ResolveContext } from './context';
import type { Entry } from './entries';

/** True if a page opens with the poster that other pages show of it; false for home, whose stage is not a poster. */
export function opensWithPoster(context: ResolveContext, { kind, id }: Entry): boolean {
  if (kind === 'press') return true;
  const opening = id === 'home' ? undefined : context.openingOf(id)?.opening;
  return opening === 'poster' || opening === 'side';
}
