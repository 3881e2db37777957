import { useEffect, useState } from 'react';

/** One section of the page, as its contents list names it. */
export interface TocEntry {
  anchor: string;
  label: string;
}

/** A section counts as read while it crosses this band below the header. */
const READING_BAND = '-104px 0px -70% 0px';

/** The anchor of the section being read; null at first and above the first section. */
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
        const first = entries.find(({ anchor }) => inBand.has(anchor));
        if (first) setCurrent(first.anchor);
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
