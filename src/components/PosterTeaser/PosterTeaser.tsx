import { css } from '@linaria/core';
import type { PosterTeaserView } from '../../content/view';
import { when } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { duration, easing } from '../../theme/motion';
import { space } from '../../theme/space';
import { type } from '../../theme/type';
import { Link } from '../Link/Link';
import { Picture } from '../Picture/Picture';
import { NumberPlate } from './NumberPlate';
import { NEWS_TONES, Tag } from '../Tag/Tag';

const teaser = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  container-type: inline-size;
  text-decoration: none;

  ${when.hover} {
    &:hover [data-teaser='poster'] {
      clip-path: inset(0 round 0 0 25% 0 / 0 0 40% 0);
    }

    &:hover [data-teaser='title'] {
      background: linear-gradient(${color.accent}, ${color.accent}) 0 88% / 100% 0.38em no-repeat;
    }
  }

  [data-theme='yellow'] &:hover [data-teaser='title'],
  [data-theme='lime'] &:hover [data-teaser='title'] {
    background: none;
    text-decoration: underline;
    text-decoration-thickness: 0.08em;
  }
`;

const poster = css`
  grid-area: 1 / 1;
  overflow: hidden;
  clip-path: inset(0 round 0 0 0 0 / 0 0 0 0);
  transition: clip-path ${duration.hover} ${easing.out};
`;

const eyebrow = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding-block: 16px 8px;
  color: ${color.muted};
  ${type.label}
`;

const atTheEnd = css`
  margin-inline-start: auto;
  color: ${color.text};
`;

const titleText = css`
  max-width: 16ch;
  ${type.d3}
`;

const marked = css`
  -webkit-box-decoration-break: clone;
  box-decoration-break: clone;
`;

export interface PosterTeaserProps {
  /** The linked page: poster, client, title, discipline. */
  teaser: PosterTeaserView;
  /** true if the poster is in view when the page opens. */
  isPriority?: boolean;
  /** Heading level of the title, below the heading of its list. */
  level?: 2 | 3;
}

/** A page as a poster with client and title. The whole card is one link. */
export function PosterTeaser({ teaser: view, isPriority = false, level = 3 }: PosterTeaserProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Link className={teaser} href={view.href} hreflang={view.hreflang} data-cursor="teaserMore">
      <span className={poster} data-teaser="poster" data-stays={view.staysHere}>
        <Picture picture={view.picture} isPriority={isPriority} />
      </span>
      <div>
        <p className={eyebrow}>
          {view.kind && view.tag && <Tag tone={NEWS_TONES[view.kind]}>{view.tag}</Tag>}
          <span>{view.eyebrow}</span>
          {view.tag && !view.kind && (
            <span className={atTheEnd}>
              <Tag tone="outline">{view.tag}</Tag>
            </span>
          )}
        </p>
        <Heading className={titleText} lang={view.hreflang}>
          <span className={marked} data-teaser="title">
            {view.title}
          </span>
        </Heading>
      </div>
      {view.number && <NumberPlate number={view.number} />}
    </Link>
  );
}
