import { css } from '@linaria/core';
import { type ReactNode, useRef } from 'react';
import type { Locale } from '../../content/locales';
import type { NavigationView } from '../../content/pageData';
import { useText } from '../../i18n/useText';
import { useStore } from '../../store/store';
import { when } from '../../theme/breakpoints';
import { ink } from '../../theme/colors';
import { layer, space } from '../../theme/space';
import { type } from '../../theme/type';
import { Footer } from '../Footer/Footer';
import { Header } from '../Header/Header';
import { MobileMenu } from '../MobileMenu/MobileMenu';
import { useMenuFocus } from '../MobileMenu/useMenuFocus';
import { useMenuMachine } from '../MobileMenu/useMenuMachine';
import { useThemeAttribute } from './useThemeAttribute';

const skipLink = css`
  position: fixed;
  top: ${space(3)};
  left: ${space(3)};
  z-index: ${layer.cursor};
  padding: ${space(4)} ${space(6)};
  background: ${ink.black};
  color: ${ink.yellow};
  ${type.control}

  &:not(:focus) {
    clip-path: inset(50%);
  }

  ${when.print} {
    display: none;
  }
`;

const MENU_ID = 'site-menu';

export interface LayoutProps {
  /** Menus of the language of the page. */
  navigation: NavigationView;
  /** Path of each language version of the page that exists. */
  languages: Partial<Record<Locale, string>>;
  /** Language of the page. */
  locale: Locale;
  /** Path of the page shown. */
  path: string;
  /** The page itself. */
  children: ReactNode;
}

/** The frame around every page: skip link, header with menu, the page itself, footer. */
export function Layout({ navigation, languages, locale, path, children }: LayoutProps) {
  const text = useText();
  const header = useRef<HTMLElement>(null);
  const burger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const sendMenu = useStore((state) => state.sendMenu);
  const menu = useMenuMachine();
  useMenuFocus(menu, { header, burger, panel });
  useThemeAttribute();
  // After a change of page the menu is still leaving when the new page takes the focus, so the page is open to it then.
  const isBehindMenu = menu === 'opening' || menu === 'opened' || menu === 'closing';
  return (
    <>
      <a href="#main" className={skipLink} inert={isBehindMenu}>
        {text('site.skipLink')}
      </a>
      <Header
        navigation={navigation}
        languages={languages}
        locale={locale}
        path={path}
        menu={menu}
        menuId={MENU_ID}
        onBurger={() => sendMenu('burgerClick')}
        headerRef={header}
        burgerRef={burger}
      />
      <MobileMenu
        id={MENU_ID}
        menu={menu}
        navigation={navigation}
        languages={languages}
        locale={locale}
        path={path}
        panelRef={panel}
      />
      <main id="main" tabIndex={-1} inert={isBehindMenu}>
        {children}
      </main>
      <Footer navigation={navigation} path={path} isBehindMenu={isBehindMenu} />
    </>
  );
}
