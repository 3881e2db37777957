import { css } from '@linaria/core';
import { type ReactNode, useRef } from 'react';
import { useLinkClicks } from '../../components/Link/useLinkClicks';
import { LoadingStrip } from '../../components/LoadingStrip/LoadingStrip';
import type { Theme } from '../../config/themes';
import type { Locale } from '../../content/locales';
import type { NavigationView } from '../../content/pageData';
import { useText } from '../../i18n/useText';
import { useStore } from '../../store/store';
import { ink } from '../../theme/colors';
import { visuallyHidden } from '../../theme/mixins';
import { layer, space } from '../../theme/space';
import { type } from '../../theme/type';
import { DeferredLayoutHost } from './DeferredLayoutHost';
import { Footer } from '../Footer/Footer';
import { Header } from '../Header/Header';
import { MobileMenu } from '../MobileMenu/MobileMenu';
import { useMenuFocus } from '../MobileMenu/useMenuFocus';
import { useMenuMachine } from '../MobileMenu/useMenuMachine';
import { useDeferredOn } from './useDeferredOn';
import { useFocusBack } from './useFocusBack';
import { useThemeAttribute } from './useThemeAttribute';

const skipLink = css`
  position: fixed;
  top: ${space(3)};
  inset-inline-start: ${space(3)};
  z-index: ${layer.cursor};
  padding: ${space(4)} ${space(6)};
  background: ${ink.black};
  color: ${ink.yellow};
  ${type.control}

  /* The skip link is for keyboards: hidden when focused by a pointer. */
  &:not(:focus-visible) {
    clip-path: inset(50%);
  }
`;

const strip = css`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.loading};
`;

/* Visible version of the announcement: a label below the strip, legible on any ground and on the curtain. */
const slow = css`
  position: fixed;
  inset-block-start: 8px;
  inset-inline: 0;
  z-index: ${layer.loading};
  width: fit-content;
  margin-inline: auto;
  padding: ${space(2)} ${space(4)};
  background: ${ink.paper};
  color: ${ink.black};
  ${type.label}
`;

const MENU_ID = 'site-menu';

export interface LayoutProps {
  /** Menus in the page's language. */
  navigation: NavigationView;
  /** Path of the page in each language it exists in. */
  languages: Partial<Record<Locale, string>>;
  /** Language of the page. */
  locale: Locale;
  /** Path of the current page. */
  path: string;
  /** Theme of the ground behind the header at the top of the page; defaults to that of the page. */
  ground?: Theme | undefined;
  /** true: another page is loading, and the curtain is about to cover this one. */
  isLeaving?: boolean;
  /** Hides the header. */
  hideHeader?: boolean;
  /** The page itself. */
  children: ReactNode;
}

/** The frame of every page: skip link, header with menu, the page itself, footer, curtain, and the deferred layout. */
export function Layout({
  navigation,
  languages,
  locale,
  path,
  ground,
  isLeaving = false,
  hideHeader,
  children,
}: LayoutProps) {
  const text = useText();
  const header = useRef<HTMLElement>(null);
  const burger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const sendMenu = useStore((state) => state.sendMenu);
  const setConsentRequested = useStore((state) => state.setConsentRequested);
  const hasCurtain = useStore(({ curtain }) => curtain !== 'idle');
  const isSlow = useStore((state) => state.isSlow);
  const status = useStore((state) => state.status);
  const { menu, isShown } = useMenuMachine();
  useMenuFocus(menu, { header, burger, panel });
  useThemeAttribute();
  useFocusBack(isLeaving, path);
  useLinkClicks(setConsentRequested);
  // After a page change the menu is still closing when the new page gets the focus, so the page must not be inert then.
  const isBehindMenu = isShown && menu !== 'fastclosing';
  const isInert = useDeferredOn(isBehindMenu || (isLeaving && hasCurtain));
  return (
    <>
      <a id="top" href="#main" className={skipLink} inert={isInert}>
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
        ground={ground}
        hide={hideHeader}
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
      <main id="main" tabIndex={-1} inert={isInert}>
        {children}
      </main>
      <Footer navigation={navigation} path={path} isInert={isInert} />
      {isSlow && (
        <div className={strip}>
          <LoadingStrip />
        </div>
      )}
      <output className={isSlow ? slow : visuallyHidden}>{isSlow ? text('loading.slow') : status}</output>
      <DeferredLayoutHost isInert={isInert} />
    </>
  );
}
