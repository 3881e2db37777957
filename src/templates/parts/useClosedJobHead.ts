import { useEffect } from 'react';

/** True for a script with the JSON-LD of a job posting. */
const isJobPosting = (script: Element) => script.textContent.includes('"JobPosting"');

/**
 * Removes a closed job from search engines without a new build: deletes its JobPosting and adds `noindex` to the head
 * (domain rules, section 20). The next page's head replaces the tag, because it has `data-head`.
 */
export function useClosedJobHead(isClosed: boolean): void {
  useEffect(() => {
    if (!isClosed) return;
    for (const script of document.head.querySelectorAll('script[type="application/ld+json"]'))
      if (isJobPosting(script)) script.remove();
    if (document.head.querySelector('meta[name="robots"]')) return;
    const robots = document.createElement('meta');
    robots.name = 'robots';
    robots.content = 'noindex';
    robots.setAttribute('data-head', '');
    document.head.append(robots);
    return () => robots.remove();
  }, [isClosed]);
}
