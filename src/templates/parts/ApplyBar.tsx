import { css } from '@linaria/core';
import { type RefObject, useEffect, useState } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import type { LinkView } from '../../content/view';
import { from, when } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { border, layer, layout, space } from '../../theme/space';
import { type } from '../../theme/type';

/** Height of the bar at the bottom edge. */
const BAR_HEIGHT = space(19);

const bar = css`
  position: sticky;
  bottom: 0;
  z-index: ${layer.applyBar};
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  min-height: ${BAR_HEIGHT};
  padding: ${space(3)} ${layout.pageMargin} calc(${space(3)} + env(safe-area-inset-bottom, 0px));
  border-top: ${border.line} solid ${color.line};
  background: ${color.bg};
  color: ${color.text};

  & > p {
    ${type.label}
  }

  &[data-hidden='true'] {
    visibility: hidden;
  }

  /* Keeps focused elements from being hidden behind the bar (WCAG 2.2, 2.4.11). */
  :global() {
    :root:has([data-apply-bar][data-hidden='false']) {
      scroll-padding-bottom: calc(${BAR_HEIGHT} + ${space(4)} + env(safe-area-inset-bottom, 0px));
    }

    /* Firefox before 121 lacks :has(): applies to all pages once this stylesheet is loaded, without harm. */
    @supports not selector(:has(*)) {
      :root {
        scroll-padding-bottom: calc(${BAR_HEIGHT} + ${space(4)} + env(safe-area-inset-bottom, 0px));
      }

      ${from.md} {
        :root {
          scroll-padding-bottom: 0;
        }
      }
    }

    ${from.md} {
      :root:has([data-apply-bar]) {
        scroll-padding-bottom: 0;
      }
    }
  }

  ${from.md} {
    display: none;
  }

  ${when.print} {
    display: none;
  }
`;

export interface ApplyBarProps {
  /** The application form. */
  link: LinkView;
  /** Text beside the button: the pay, or the hours. */
  highlight: string;
  /** The bar hides while this is in view: the permanent place of the same link. */
  insteadOf: RefObject<HTMLElement | null>;
}

/** True if an element is in view; false until the browser reports it. */
function useIsInView(ref: RefObject<HTMLElement | null>): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isInView;
}

/**
 * Link to the form at the bottom edge of small screens, shown at once and without script: must be the last child of the
 * element it sticks in. It has its own space there, so that at the end it covers nothing.
 */
export function ApplyBar({ link, highlight, insteadOf }: ApplyBarProps) {
  const isHidden = useIsInView(insteadOf);
  return (
    <div className={bar} data-hidden={isHidden} data-apply-bar="">
      <p>{highlight}</p>
      <ButtonLink href={link.href} hreflang={link.hreflang} size="small">
        {link.label}
      </ButtonLink>
    </div>
  );
}
