import { useEffect } from 'react';

/** Whether a script is the JSON-LD that describes a job posting. */
const isJobPosting = (script: Element) => script.textContent.includes('"JobPosting"');

/**
 * Takes a closed job out of search engines without a new build: removes its JobPosting and adds `noindex` to the head (domain rules, section 20). The next page's head replaces the request, because it carries `data-head`.
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
