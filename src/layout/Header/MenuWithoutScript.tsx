import { css } from '@linaria/core';
import type { RefObject } from 'react';
import { useText } from '../../i18n/useText';
import { from } from '../../theme/breakpoints';
import { visuallyHidden } from '../../theme/mixins';
import { border, layout, space } from '../../theme/space';
import { type } from '../../theme/type';
import { LanguageSwitcher } from '../LanguageSwitcher/LanguageSwitcher';
import { burgerBar, burgerBox } from './burgerStyles';
import { NavigationLinks, type NavigationProps } from './NavigationLinks';

const details = css`
  [data-pinned='true'] &:not([open]) {
    display: none;
  }

  ${from.lg} {
    display: none;
  }
`;

const panel = css`
  position: absolute;
  inset: 100% 0 auto;
  padding: ${space(4)} ${layout.pageMargin} ${space(8)};
  border-block: ${border.line} solid currentColor;
`;

const list = css`
  padding-bottom: ${space(6)};
`;

const item = css`
  display: block;
  padding-block: ${space(1)};
  text-decoration: none;
  ${type.d3}

  &[aria-current] {
    text-decoration: underline;
    text-decoration-thickness: 3px;
  }
`;

export interface MenuWithoutScriptProps extends NavigationProps {
  /** The button that replaces it once the script has loaded. */
  burger: RefObject<HTMLButtonElement | null>;
}

/**
 * The menu as a native disclosure in place of the burger, for visitors without script and until the script has loaded
 * (`data-pinned` on the header); then it is hidden, unless it is open.
 */
export function MenuWithoutScript({ navigation, languages, locale, path, burger }: MenuWithoutScriptProps) {
  const text = useText();
  const { main, call } = navigation;
  return (
    <details
      key={path}
      className={details}
      // It is hidden now, and the burger stands in its place.
      onToggle={({ currentTarget }) => currentTarget.open || burger.current?.focus()}
    >
      <summary className={burgerBox}>
        <span className={burgerBar} />
        <span className={burgerBar} />
        <span className={visuallyHidden}>{text('menu.label')}</span>
      </summary>
      <div className={panel} data-theme="yellow">
        <nav aria-label={text('navigation.main.label')}>
          <ul className={list}>
            <NavigationLinks items={call ? [...main, call] : main} path={path} className={item} />
          </ul>
        </nav>
        <LanguageSwitcher languages={languages} locale={locale} names="full" />
      </div>
    </details>
  );
}
