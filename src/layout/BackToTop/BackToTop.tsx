import { css } from '@linaria/core';
import { useRef } from 'react';
import { Icon } from '../../components/Icon/Icon';
import { useText } from '../../i18n/useText';
import { from, when } from '../../theme/breakpoints';
import { color, ink } from '../../theme/colors';
import { visuallyHidden } from '../../theme/mixins';
import { duration, easing } from '../../theme/motion';
import { border, corner, layer, layout, space } from '../../theme/space';
import { BACK_TO_TOP_EDGE_PX } from './backToTopScroll';
import { useBackToTop } from './useBackToTop';

const link = css`
  position: fixed;
  inset-inline-end: ${layout.pageMargin};
  bottom: ${`${BACK_TO_TOP_EDGE_PX}px`};
  z-index: ${layer.backToTop};
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border: ${border.line} solid transparent;
  border-radius: ${corner.button};
  background: ${color.text};
  color: ${color.bg};
  transition:
    transform ${duration.header} ${easing.out},
    visibility 0s;

  &[data-visible='false'] {
    visibility: hidden;
    transform: translateY(calc(100% + ${BACK_TO_TOP_EDGE_PX}px));
    transition:
      transform ${duration.header} ${easing.out},
      visibility 0s linear ${duration.header};
  }

  ${when.hover} {
    &:hover {
      background: ${ink.yellow};
      color: ${ink.black};
    }
  }

  /* Above the apply bar of a job page. */
  :root:has([data-apply-bar][data-hidden='false']) & {
    margin-bottom: ${space(19)};

    ${from.md} {
      margin-bottom: 0;
    }
  }

  /* Firefox before 121 lacks :has(): space for the bar on every page. */
  @supports not selector(:has(*)) {
    margin-bottom: ${space(19)};

    ${from.md} {
      margin-bottom: 0;
    }
  }

  [data-theme='yellow'] &:hover,
  [data-theme='lime'] &:hover {
    border-color: ${color.text};
  }

  /* In low windows, such as those at 400 % zoom, it would cover the focus, which browsers scroll to the middle. */
  @media (max-height: 300px) {
    display: none;
  }
`;

export interface BackToTopProps {
  /** true while the page below it is inert. */
  isInert: boolean;
}

/** A link to the top of the page, shown while the visitor scrolls up and is more than 300 px down. */
export function BackToTop({ isInert }: BackToTopProps) {
  const text = useText();
  const ref = useRef<HTMLAnchorElement>(null);
  useBackToTop(ref);
  return (
    // A landmark of its own, because it is outside all others.
    <nav aria-label={text('backToTop.label')}>
      <a ref={ref} href="#top" className={link} data-visible="false" inert={isInert}>
        <Icon name="arrow-up" />
        <span className={visuallyHidden}>{text('backToTop.label')}</span>
      </a>
    </nav>
  );
}
