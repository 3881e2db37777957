import { css } from '@linaria/core';
import { useState } from 'react';
import type { CityView } from '../../content/view';
import { from, when } from '../../theme/breakpoints';
import { duration, easing } from '../../theme/motion';
import { layout, space } from '../../theme/space';
import { Link } from '../Link/Link';
import { Picture } from '../Picture/Picture';

const fold = css`
  /* Contains the absolutely positioned hidden notes, which would otherwise widen the page. */
  position: relative;
  display: flex;
  gap: 6px;
  padding-block: ${space(2)};
  padding-inline: ${layout.pageMargin};
  overflow-x: auto;
  scroll-padding-inline: ${layout.pageMargin};
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  ${from.lg} {
    overflow: visible;
  }

  /* Paper cannot be scrolled. */
  ${when.print} {
    padding: 0;
    overflow: visible;
  }
`;

const strip = css`
  flex: 0 0 62%;
  min-width: 0;
  scroll-snap-align: start;

  ${from.md} {
    flex-basis: 34%;
  }

  ${from.lg} {
    flex: 1 1 0;
    /* As wide as a closed strip: the longest name must not touch the next one. */
    font-size: min(1em, 1.6vw);
    transition: flex-grow ${duration.growth} ${easing.out};

    &[data-open='true'] {
      flex-grow: 3.4;
    }
  }

  ${when.print} {
    flex: 1;
    font-size: 0.9em;
  }
`;

const link = css`
  display: block;
  font-weight: 650;
  text-decoration: none;
`;

const poster = css`
  display: block;
  height: clamp(340px, 118vw, 460px);
  margin-block-end: ${space(3)};
  overflow: hidden;

  ${from.md} {
    height: 420px;
  }

  ${from.lg} {
    height: clamp(460px, 44vw, 820px);
  }

  ${when.print} {
    height: 200px;
  }
`;

const name = css`
  display: block;
  overflow-wrap: normal;
`;

export interface LeporelloProps {
  /** The locations, in the order of the strips. */
  cities: CityView[];
  /** Id of the city that is open at first: the page's own. */
  current?: string | undefined;
}

/** The locations as a fold-out: one strip open, the others folded; on small screens a row that scrolls sideways. */
export function Leporello({ cities, current }: LeporelloProps) {
  const [open, setOpen] = useState(current ?? cities[0]?.id);
  // Starts with the page's own city, because a phone shows only the first one; the order continues from there.
  const start = Math.max(
    0,
    cities.findIndex(({ id }) => id === current),
  );
  return (
    <ul className={fold}>
      {[...cities.slice(start), ...cities.slice(0, start)].map((city) => (
        <li key={city.id} className={strip} data-open={city.id === open}>
          <Link
            className={link}
            href={city.href}
            hreflang={city.hreflang}
            aria-current={city.id === current ? 'true' : undefined}
            data-cursor="teaserMore"
            onPointerEnter={() => setOpen(city.id)}
            onFocus={() => setOpen(city.id)}
          >
            <span className={poster}>
              <Picture picture={city.picture} fit="cover" />
            </span>
            <span className={name}>{city.city}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
