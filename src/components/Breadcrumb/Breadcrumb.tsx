import { css } from '@linaria/core';
import type { LinkView } from '../../content/view';
import { when } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { border, space } from '../../theme/space';
import { type } from '../../theme/type';
import { Link } from '../Link/Link';

const steps = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(2)};
  color: ${color.muted};
  ${type.small}

  & > li {
    display: flex;
    align-items: center;
    min-height: 32px;
  }

  & > li:not(:last-child)::after {
    content: '/';
    content: '/' / '';
    margin-inline-start: ${space(2)};
  }
`;

const step = css`
  padding-block: ${space(1)};
  color: ${color.text};
  font-weight: 650;
  text-decoration: underline;
  text-decoration-thickness: ${border.hair};
  text-underline-offset: 0.25em;

  ${when.hover} {
    &:hover {
      text-decoration-thickness: ${border.line};
    }
  }
`;

export interface BreadcrumbProps {
  /** Name of the list for screen readers. */
  label: string;
  /** The path from home; the last step is the page itself, without a link. */
  steps: LinkView[];
}

/** Breadcrumb: the path from home to the page. */
export function Breadcrumb({ label, steps: trail }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={steps}>
        {trail.map(({ href, label: name, hreflang }, index) => (
          <li key={href}>
            {index < trail.length - 1 ? (
              <Link className={step} href={href} hreflang={hreflang}>
                {name}
              </Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
