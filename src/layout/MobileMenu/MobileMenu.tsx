import { memo, type RefObject } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import { Link } from '../../components/Link/Link';
import { StageArt } from '../../components/StageArt/StageArt';
import { TextLink } from '../../components/TextLink/TextLink';
import type { Locale } from '../../content/locales';
import type { NavigationView } from '../../content/pageData';
import { useText } from '../../i18n/useText';
import { currentOf } from '../../lib/currentOf';
import type { MenuState } from '../../store/menuSlice';
import { LanguageSwitcher } from '../LanguageSwitcher/LanguageSwitcher';
import { art, count, foot, item, line, list, mail, panel, scroller, sheet, strip } from './mobileMenuStyles';

export interface MenuContentsProps {
  /** Menus of the language of the page. */
  navigation: NavigationView;
  /** Path of each language version of the page that exists. */
  languages: Partial<Record<Locale, string>>;
  /** Language of the page. */
  locale: Locale;
  /** Path of the page shown; its own link is marked. */
  path: string;
}

export interface MobileMenuProps extends MenuContentsProps {
  /** Id that the burger's `aria-controls` names. */
  id: string;
  /** State of the menu; all motion follows it. */
  menu: MenuState;
  /** The sheet, whose links are the focus ring. */
  panelRef: RefObject<HTMLDivElement | null>;
}

/** The full-screen menu below the header. Its whole motion is keyed by `data-state`; closed, it is not there for anybody. */
export function MobileMenu({ id, menu, panelRef, ...contents }: MobileMenuProps) {
  return (
    <div id={id} ref={panelRef} className={sheet} data-state={menu} data-theme="yellow">
      <MenuContents {...contents} />
    </div>
  );
}

/** What does not change with the menu's state, so that a press of the burger is answered without drawing it again. */
const MenuContents = memo(function MenuContents({ navigation, languages, locale, path }: MenuContentsProps) {
  const text = useText();
  const { main, call, jobsPath, jobCount } = navigation;
  return (
    <>
      <div className={art}>
        <StageArt format="tall" stripClass={strip} />
      </div>
      <div className={scroller}>
        <nav className={panel} aria-label={text('navigation.main.label')}>
          <ul className={list}>
            {main.map(({ titleNavigation, fields, isExternal }) => (
              <li key={fields.fullPath} className={line}>
                <Link
                  href={fields.fullPath}
                  className={item}
                  isExternal={isExternal}
                  aria-current={currentOf(fields.fullPath, path)}
                >
                  {titleNavigation}
                  {fields.fullPath === jobsPath && <span className={count}> {jobCount}</span>}
                </Link>
              </li>
            ))}
          </ul>
          <div className={foot}>
            <div className={mail}>
              <p>{text('navigation.copy')}</p>
              <TextLink href={text('navigation.email.link')}>{text('navigation.email.label')}</TextLink>
            </div>
            {call && (
              <ButtonLink href={call.fields.fullPath} icon="arrow-right" isExternal={call.isExternal}>
                {call.titleNavigation}
              </ButtonLink>
            )}
            <LanguageSwitcher languages={languages} locale={locale} names="full" />
          </div>
        </nav>
      </div>
    </>
  );
});
