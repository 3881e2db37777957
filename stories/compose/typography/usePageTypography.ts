import { useEffect, useMemo, useState } from 'react';
import { loadHyphenate } from '../../../scripts/content/typography/hyphenation';
import type { Locale } from '../../../src/content/locales';
import type { Page } from '../model/page';
import { type Hyphenators, type PageTypography, typographyOfPage } from './pageTypography';

/** Returns the texts of a page that need corrections. Hyphenation patterns are loaded once a word is too long. */
export function usePageTypography(page: Page): PageTypography[] {
  const [hyphenators, setHyphenators] = useState<Hyphenators>({});
  const { found, unbroken } = useMemo(() => typographyOfPage(page, hyphenators), [page, hyphenators]);
  const wanted = unbroken.join(' ');
  useEffect(() => {
    let isWanted = true;
    for (const locale of wanted.split(' ').filter((code): code is Locale => code !== '')) {
      void loadHyphenate(locale).then((hyphenate) => {
        if (isWanted) setHyphenators((known) => ({ ...known, [locale]: hyphenate }));
      });
    }
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  return found;
}
