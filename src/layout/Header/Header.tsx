import { css } from '@linaria/core';
import { memo, type RefObject } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import { Link } from '../../components/Link/Link';
import { Logo } from '../../components/Logo/Logo';
import type { Theme } from '../../config/themes';
import { homePath, LOCALE_CODES } from '../../content/locales';
import { useText } from '../../i18n/useText';
import type { MenuState } from '../../store/menuSlice';
import { useStore } from '../../store/store';
import { from, when } from '../../theme/breakpoints';
import { color, ink } from '../../theme/colors';
import { visuallyHidden } from '../../theme/mixins';
import { duration, easing } from '../../theme/motion';
import { border, layer, layout, space } from '../../theme/space';
import { type } from '../../theme/type';
import { LanguageSwitcher } from '../LanguageSwitcher/LanguageSwitcher';
import { Burger } from './Burger';
import { MenuWithoutScript, type MenuWithoutScriptProps } from './MenuWithoutScript';
import { NavigationLinks, type NavigationProps } from './NavigationLinks';
import { useHeaderScroll } from './useHeaderScroll';

/** Offset of the row at rest, compared to its position in the bar. */
const LOWER = 'clamp(5px, 2.2vw - 11px, 17px)';

const bar = css`
  position: absolute;
  inset: 0 0 auto;
  z-index: ${layer.header};

  /* The header has the theme of the ground behind it, but not as a field of its own, since art may extend behind it. */
  && {
    background: none;
    color: ${color.text};
  }

  &[data-pinned='true'] {
    position: fixed;
    transition: transform ${duration.header} ${easing.out};
  }

  &[data-hidden='true'] {
    transform: translateY(-100%);
  }

  &[data-bar='true'][data-menu='closed'] {
    background: ${color.bg};
    border-bottom: ${border.line} solid ${color.line};
  }

  /* Above the menu, so that logo and burger stay usable. */
  &:not([data-menu='closed']) {
    z-index: ${layer.menu + 1};
  }

  /* Black while the yellow plate covers the logo; the delays match its movement. */
  &[data-menu='opening'],
  &[data-menu='opened'],
  &[data-menu='fastclosing'] {
    color: ${ink.black};
    transition: color 0s linear 350ms;
  }

  &[data-menu='closing'] {
    transition: color 0s linear 750ms;
  }

  ${when.moreContrast} {
    &[data-menu='closed'] {
      background: ${color.bg};
    }
  }

  ${when.print} {
    &&& {
      position: relative;
      transform: none;
      border: 0;
    }
  }
`;

const row = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(6)};
  min-height: 78px;
  padding-inline: ${layout.pageMargin};
  transform: translateY(${LOWER});
  transition: transform ${duration.header} ${easing.out};

  [data-bar='true'][data-menu='closed'] > &,
  [data-hidden='true'] > & {
    transform: none;
  }

  /* On its ground, which is as high as the bar. */
  ${when.moreContrast} {
    transform: none;
  }

  ${when.print} {
    min-height: 0;
    padding-inline: 0;
    transform: none;
  }
`;

const home = css`
  flex: none;
  display: block;

  ${when.print} {
    zoom: 0.7;
  }
`;

const wide = css`
  display: none;

  ${from.lg} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 0 clamp(20px, 2.8vw, 36px);
    ${type.control}
  }

  [data-menu]:not([data-menu='closed']) & {
    display: none;
  }
`;

/*
 * The same width on pages without another language, so that the links keep their positions from page to page; in rem,
 * because large text makes the codes wider than their smallest width.
 */
const languagesPlace = css`
  min-width: calc(${LOCALE_CODES.length} * 1.5rem + ${LOCALE_CODES.length - 1} * 0.75rem);
`;

const items = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 clamp(20px, 2.8vw, 36px);
`;

const item = css`
  display: block;
  padding-block: ${space(2)};
  text-decoration: none;

  &[aria-current],
  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 3px;
    text-underline-offset: 0.65em;
    text-decoration-skip-ink: none;
  }
`;

export interface HeaderProps extends NavigationProps {
  /** State of the menu that the burger opens. */
  menu: MenuState;
  /** Id of the menu, for `aria-controls`. */
  menuId: string;
  /** Called when the burger is pressed. */
  onBurger: () => void;
  /** The header, whose logo is part of the menu's focus ring. */
  headerRef: RefObject<HTMLElement | null>;
  /** The burger, to return the focus to. */
  burgerRef: RefObject<HTMLButtonElement | null>;
  /** Theme of the ground behind the header at the top of the page; defaults to that of the page, which the bar has. */
  ground?: Theme | undefined;
  /** Hides the header, except while it has the focus or the menu is open. */
  hide?: boolean | undefined;
}

/** Logo, main navigation, languages and the call to action; below lg the burger. Transparent at the top of a page. */
export function Header({
  menu,
  menuId,
  onBurger,
  headerRef,
  burgerRef,
  ground,
  hide,
  ...links
}: HeaderProps) {
  useHeaderScroll(headerRef, hide, ground);
  // While the curtain rises the header is still visible, so its links stay usable.
  const isCovered = useStore(({ curtain }) => curtain === 'covered');
  return (
    <header
      ref={headerRef}
      className={bar}
      data-theme={ground}
      data-hidden="false"
      data-bar="false"
      data-pinned="false"
      data-menu={menu}
      inert={isCovered}
    >
      <div className={row}>
        <HeaderLinks {...links} burger={burgerRef} />
        <Burger buttonRef={burgerRef} menu={menu} menuId={menuId} onClick={onBurger} />
      </div>
    </header>
  );
}

/**
 * The parts that do not depend on the menu's state; memoised, so that a press of the burger does not render them again.
 */
const HeaderLinks = memo(function HeaderLinks({
  navigation,
  languages,
  locale,
  path,
  burger,
}: MenuWithoutScriptProps) {
  const text = useText();
  const { main, call } = navigation;
  return (
    <>
      <Link href={homePath(locale)} className={home}>
        <span aria-hidden="true">
          <Logo />
        </span>
        <span className={visuallyHidden}>{text('site.logo.label')}</span>
      </Link>
      <div className={wide}>
        <nav aria-label={text('navigation.main.label')}>
          <ul className={items}>
            <NavigationLinks items={main} path={path} className={item} />
          </ul>
        </nav>
        <div className={languagesPlace}>
          <LanguageSwitcher languages={languages} locale={locale} names="short" />
        </div>
        {call && (
          <ButtonLink href={call.fields.fullPath} size="small" isExternal={call.isExternal}>
            {call.titleNavigation}
          </ButtonLink>
        )}
      </div>
      <MenuWithoutScript
        navigation={navigation}
        languages={languages}
        locale={locale}
        path={path}
        burger={burger}
      />
    </>
  );
});
