import type { ComponentProps, ComponentType } from 'react';
import { useIsHydrated } from '../../hooks/useIsHydrated';
import { useLazyModule } from '../../hooks/useLazyModule';
import { lazyModule } from '../../lib/lazyModule';
import type { MEMORY_PARTS } from './memoryParts';

type Parts = typeof MEMORY_PARTS;

const memoryParts = lazyModule(async () => (await import('./memoryParts')).MEMORY_PARTS);

/** Loads the parts, so that they are there when a test or a picture looks. Rejects when code cannot be loaded. */
export const loadMemoryParts = memoryParts.load;

/**
 * A part that shows or changes what this device remembers of jobs. Its code comes after the page, which is complete without
 * it: without script, and where the code cannot be loaded, there is nothing.
 */
export function MemoryPart<Name extends keyof Parts>({
  part,
  ...props
}: { part: Name } & ComponentProps<Parts[Name]>) {
  // The prerendered page is without it, and so is its first rendering, even if the code should be there already.
  const isHydrated = useIsHydrated();
  const loaded = isHydrated ? memoryParts.loaded() : undefined;
  const arrived = useLazyModule(memoryParts, loaded === undefined);
  const Part = (loaded ?? arrived)?.[part] as ComponentType<typeof props> | undefined;
  return Part ? <Part {...props} /> : null;
}
