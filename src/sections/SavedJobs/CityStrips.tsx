import { css } from '@linaria/core';
import { type RefObject, useEffect } from 'react';
import type { JobRowView, PictureView } from '../../content/view';
import { upFrom } from '../../theme/breakpoints';
import { duration, easing } from '../../theme/motion';
import { layout } from '../../theme/space';

/** Screens with a wide enough page margin, and a hovering pointer. */
const DRAWN = `@media screen and ${upFrom.lg} and (hover: hover) and (pointer: fine) and (forced-colors: none)`;

/** In the page margin beside the text, and taller than the row. Files load when the pointer is over the list. */
const strips = css`
  ${DRAWN} {
    & a::after {
      content: '';
      position: absolute;
      inset-block: -80px;
      inset-inline-start: calc(-1 * ${layout.pageMargin});
      width: calc(${layout.pageMargin} - 12px);
      background: 50% / cover;
      transform: translateX(-100%);
      transition: transform ${duration.hover} ${easing.out};
      pointer-events: none;
    }

    & a:is(:hover, :focus-visible)::after {
      transform: none;
    }

    &:is(:hover, :focus-within) a::after {
      background-image: var(--strip);
    }
  }
`;

export interface CityStripsProps {
  jobs: readonly JobRowView[];
  /** Poster strips of the cities, by location id. */
  strips: Record<string, PictureView>;
  /** The list with a row for each job. */
  list: RefObject<HTMLElement | null>;
}

/**
 * A strip of the city's poster (of the job's first city) beside the hovered or focused row. Writes directly to the DOM.
 */
export function CityStrips({ jobs, strips: pictures, list }: CityStripsProps) {
  useEffect(() => {
    list.current?.classList.add(strips);
    for (const row of list.current?.querySelectorAll<HTMLElement>('[data-job]') ?? []) {
      const [city = ''] = jobs.find(({ id }) => id === row.dataset['job'])?.locationIds ?? [];
      const file = pictures[city]?.wide.src;
      // Set by script, which the policy allows, unlike style attributes in the HTML.
      if (file) row.style.setProperty('--strip', `url("${file}")`);
    }
  }, [jobs, pictures, list]);
  return null;
}
