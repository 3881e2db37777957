import type { IconChoice } from '../Icon/Icon';
import { SHARE_ICONS } from '../Icon/shareIcons';

/** A share target; its name is the text `share.<id>`, its icon `share-<id>`. */
export interface ShareTarget {
  id: 'professional' | 'business' | 'social' | 'short' | 'email';
  icon: IconChoice;
  /** URL that opens the network's own form with the page filled in. */
  href: string;
}

/**
 * Returns the five share targets of the specification's icon set as plain URLs: no vendor script, nothing is loaded
 * before the click. `url` is absolute; `subject` is that of the email, `title` goes with the short message.
 */
export function shareTargets(url: string, title: string, subject: string): ShareTarget[] {
  const page = encodeURIComponent(url);
  const words = encodeURIComponent(title);
  return [
    {
      id: 'professional',
      icon: SHARE_ICONS['share-professional'],
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${page}`,
    },
    {
      id: 'business',
      icon: SHARE_ICONS['share-business'],
      href: `https://www.xing.com/spi/shares/new?url=${page}`,
    },
    {
      id: 'social',
      icon: SHARE_ICONS['share-social'],
      href: `https://www.facebook.com/sharer/sharer.php?u=${page}`,
    },
    {
      id: 'short',
      icon: SHARE_ICONS['share-short'],
      href: `https://x.com/intent/post?url=${page}&text=${words}`,
    },
    {
      id: 'email',
      icon: SHARE_ICONS['share-email'],
      href: `mailto:?subject=${encodeURIComponent(subject)}&body=${words}%0D%0A${page}`,
    },
  ];
}
