import { memo, type RefObject, useEffect, useState } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import { StageArt } from '../../components/StageArt/StageArt';
import { TextLink } from '../../components/TextLink/TextLink';
import { useText } from '../../i18n/useText';
import { whenIdle } from '../../lib/whenIdle';
import type { MenuState } from '../../store/menuSlice';
import { NavigationLinks, type NavigationProps } from '../Header/NavigationLinks';
import { LanguageSwitcher } from '../LanguageSwitcher/LanguageSwitcher';
import { art, count, foot, item, line, list, mail, panel, scroller, sheet, strip } from './mobileMenuStyles';

export interface MobileMenuProps extends NavigationProps {
  /** Id for the burger's `aria-controls`. */
  id: string;
  /** State of the menu, which drives all motion. */
  menu: MenuState;
  /** The sheet, whose links are part of the focus ring. */
  panelRef: RefObject<HTMLDivElement | null>;
}

/**
 * The full-screen menu below the header. All motion follows `data-state`; it is not displayed when closed. Its contents
 * are rendered in an idle moment after the page, or when it opens: only script opens it, so the first paint need not
 * lay it out.
 */
export function MobileMenu({ id, menu, panelRef, ...contents }: MobileMenuProps) {
  const [isPrepared, setIsPrepared] = useState(false);
  useEffect(() => whenIdle(() => setIsPrepared(true)), []);
  return (
    <div id={id} ref={panelRef} className={sheet} data-state={menu} data-theme="yellow">
      {(isPrepared || menu !== 'closed') && <MenuContents {...contents} />}
    </div>
  );
}

/**
 * The parts that do not depend on the menu's state; memoised, so that a press of the burger does not render them again.
 */
const MenuContents = memo(function MenuContents({ navigation, languages, locale, path }: NavigationProps) {
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
            <NavigationLinks
              items={main}
              path={path}
              className={item}
              lineClass={line}
              behind={
                jobsPath === null ? undefined : { [jobsPath]: <span className={count}> {jobCount}</span> }
              }
            />
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
