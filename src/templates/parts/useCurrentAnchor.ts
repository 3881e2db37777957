import { useEffect, useState } from 'react';

/** One section of the page, for its table of contents. */
export interface TocEntry {
  anchor: string;
  label: string;
}

/** Root margin of the band below the header; a section in it counts as being read. */
const READING_BAND = '-104px 0px -70% 0px';

/** True if a section begins above the lower edge of the band. */
function isReached({ anchor }: TocEntry): boolean {
  const section = document.getElementById(anchor);
  return section !== null && section.getBoundingClientRect().top < window.innerHeight * 0.3;
}

/** Returns the anchor of the section being read, or of the last one before it; null above the first. */
export function useCurrentAnchor(entries: TocEntry[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const inBand = new Set<string>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) inBand.add(target.id);
          else inBand.delete(target.id);
        }
        const read = entries.find(({ anchor }) => inBand.has(anchor)) ?? entries.filter(isReached).at(-1);
        setCurrent(read?.anchor ?? null);
      },
      { rootMargin: READING_BAND },
    );
    for (const { anchor } of entries) {
      const section = document.getElementById(anchor);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [entries]);
  return current;
}
