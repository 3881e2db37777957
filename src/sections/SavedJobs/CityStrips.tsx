import { css } from '@linaria/core';
import { type RefObject, useEffect } from 'react';
import type { JobRowView, PictureView } from '../../content/view';
import { upFrom } from '../../theme/breakpoints';
import { duration, easing } from '../../theme/motion';
import { layout } from '../../theme/space';

/** Where a page margin is wide enough, and who points. */
const DRAWN = `@media screen and ${upFrom.lg} and (hover: hover) and (pointer: fine) and (forced-colors: none)`;

/** In the page's margin, where no words stand, and higher than the row. Files are asked for when the list is pointed at. */
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
  /** Strips of the posters of the cities, by the ids of their houses. */
  strips: Record<string, PictureView>;
  /** The list with a row for each job. */
  list: RefObject<HTMLElement | null>;
}

/** Beside the row that is pointed at or has the focus, a strip of the poster of the job's first city. Draws past React. */
export function CityStrips({ jobs, strips: pictures, list }: CityStripsProps) {
  useEffect(() => {
    list.current?.classList.add(strips);
    for (const row of list.current?.querySelectorAll<HTMLElement>('[data-job]') ?? []) {
      const [city = ''] = jobs.find(({ id }) => id === row.dataset['job'])?.locationIds ?? [];
      const file = pictures[city]?.wide.src;
      // Only here, where the policy allows it: no element of the HTML may have a style of its own.
      if (file) row.style.setProperty('--strip', `url("${file}")`);
    }
  }, [jobs, pictures, list]);
  return null;
}
