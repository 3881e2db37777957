import { lazy, Suspense } from 'react';

// Only pages of documentation need it, and no picture is one: what it shows does not belong to the stories.
const SitePage = lazy(async () => ({ default: (await import('./SitePage')).SitePage }));

/** The page of each part, loaded when somebody opens one. */
export function DocsOfParts() {
  return (
    <Suspense>
      <SitePage />
    </Suspense>
  );
}
