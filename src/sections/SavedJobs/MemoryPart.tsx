import type { ComponentProps, ComponentType } from 'react';
import { useIsHydrated } from '../../hooks/useIsHydrated';
import { useLazyModule } from '../../hooks/useLazyModule';
import { lazyModule } from '../../lib/lazyModule';
import type { MEMORY_PARTS } from './memoryParts';

type Parts = typeof MEMORY_PARTS;

const memoryParts = lazyModule(async () => (await import('./memoryParts')).MEMORY_PARTS);

/** Loads the parts before a test or a reference image needs them. Rejects if code cannot be loaded. */
export const loadMemoryParts = memoryParts.load;

/**
 * A part that shows or changes what this device remembers of jobs. Its code loads after the page, which is complete
 * without it: without script, or if the code cannot be loaded, it renders nothing.
 */
export function MemoryPart<Name extends keyof Parts>({
  part,
  ...props
}: { part: Name } & ComponentProps<Parts[Name]>) {
  // The prerendered page lacks it, and so must its first rendering, even if the code is already loaded.
  const isHydrated = useIsHydrated();
  const loaded = isHydrated ? memoryParts.loaded() : undefined;
  const arrived = useLazyModule(memoryParts, loaded === undefined);
  const Part = (loaded ?? arrived)?.[part] as ComponentType<typeof props> | undefined;
  return Part ? <Part {...props} /> : null;
}
