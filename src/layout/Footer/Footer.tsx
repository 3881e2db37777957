import { css } from '@linaria/core';
import { memo } from 'react';
import { ControlStrip } from '../../components/ControlStrip/ControlStrip';
import { Icon } from '../../components/Icon/Icon';
import type { CommonIconName } from '../../components/Icon/commonIcons';
import { Link } from '../../components/Link/Link';
import { OverprintLogo } from '../../components/OverprintLogo/OverprintLogo';
import { TextLink } from '../../components/TextLink/TextLink';
import { CONSENT_HASH } from '../../config/consentHash';
import type { NavigationItem, NavigationView } from '../../content/pageData';
import { useText } from '../../i18n/useText';
import { currentOf } from '../../lib/currentOf';
import { from } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { bleed, wrapped } from '../../theme/mixins';
import { border, corner, layout, space } from '../../theme/space';
import { type } from '../../theme/type';
import { SchemeSwitch } from '../SchemeSwitch/SchemeSwitch';

const footer = css`
  padding-top: ${layout.section};
`;

const top = css`
  display: grid;
  gap: ${space(12)};

  ${from.lg} {
    grid-template-columns: 5fr 6fr;
    gap: clamp(48px, 7vw, 160px);
    align-items: end;
  }
`;

const logo = css`
  ${from.lg} {
    order: -1;
  }
`;

const copy = css`
  padding-bottom: ${space(5)};
  ${type.d2}
`;

const columns = css`
  display: grid;
  /* Two columns; one if the text is so large that a long word does not fit into half the width. */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(7.5rem, 50% - 16px)), 1fr));
  gap: ${space(10)} ${space(4)};
  padding-block: ${space(12)};

  ${from.md} {
    /* Equal widths, unless a word would not fit into its column. */
    grid-template-columns: repeat(4, minmax(min-content, 1fr));
    overflow-wrap: break-word;
  }

  ${from.lg} {
    padding-block: ${space(14)} ${space(10)};
  }
`;

const title = css`
  ${type.label}
  color: ${color.muted};
`;

const link = css`
  display: inline-block;
  max-width: 100%;
  padding-block: 5px;
  text-decoration: none;

  &:hover,
  &[aria-current] {
    text-decoration: underline;
    text-decoration-thickness: ${border.line};
    text-underline-offset: 0.3em;
  }
`;

const network = css`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 48px;
  padding: ${space(2)};
  border: ${border.line} solid ${color.muted};
  border-radius: ${corner.social};
  text-decoration: none;
  ${type.control}

  &:hover {
    background: ${color.accent};
    border-color: ${color.accent};
    color: ${color.onAccent};
  }
`;

const bottom = css`
  padding-top: clamp(28px, 4vw, 72px);
`;

const legal = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(5)};
  padding-block: ${space(5)} 28px;
  border-top: ${border.line} solid ${color.hair};
  ${type.small}
`;

const legalLinks = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(6)};
`;

/**
 * The five networks, named by their icons; addresses and names are texts, so that editors can change them. A network
 * without an address is left out.
 */
const NETWORKS = [
  'linkedin',
  'twitter',
  'instagram',
  'spotify',
  'kununu',
] as const satisfies CommonIconName[];

export interface FooterProps {
  /** Menus in the page's language. */
  navigation: NavigationView;
  /** Path of the current page; links to it are marked. */
  path: string;
  /** true while the menu or the curtain covers it. */
  isInert: boolean;
}

/**
 * The dark footer of every page: invitation, secondary navigation, networks, legal links, consent settings, colour
 * scheme.
 */
export const Footer = memo(function Footer({ navigation, path, isInert }: FooterProps) {
  const text = useText();
  const accounts = NETWORKS.filter((name) => text(`social.${name}.link`).trim());
  return (
    <footer className={footer} data-theme="dark" inert={isInert}>
      <div className={`${bleed} ${top}`}>
        <div>
          <p className={copy}>{text('navigation.copy')}</p>
          <TextLink href={text('navigation.email.link')} size="lead">
            {text('navigation.email.label')}
          </TextLink>
          <nav className={columns} aria-label={text('navigation.footer.label')}>
            {navigation.footer.map((group) => (
              <div key={group.title}>
                <h2 className={title}>{group.title}</h2>
                <ul>
                  {group.items.map((item) => (
                    <FooterItem key={item.fields.fullPath} item={item} path={path} />
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          {accounts.length > 0 && (
            <ul className={wrapped} aria-label={text('social.heading')}>
              {accounts.map((name) => (
                <li key={name}>
                  <Link href={text(`social.${name}.link`)} className={network} isExternal>
                    <Icon name={name} size={24} />
                    {text(`social.${name}.label`)}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={logo}>
          <OverprintLogo />
        </div>
      </div>
      <div className={`${bleed} ${bottom}`}>
        <div className={legal}>
          <p>{text('copyright')}</p>
          <nav aria-label={text('navigation.legal.label')}>
            <ul className={legalLinks}>
              {navigation.legal.map((item) => (
                <FooterItem key={item.fields.fullPath} item={item} path={path} />
              ))}
              <li>
                <a href={CONSENT_HASH} className={link}>
                  {text('navigation.consent')}
                </a>
                {/* The target of the link where no script opens the settings. */}
                <noscript id={CONSENT_HASH.slice(1)}>{text('consent.noScript')}</noscript>
              </li>
            </ul>
          </nav>
          <SchemeSwitch />
          <ControlStrip />
        </div>
      </div>
    </footer>
  );
});

function FooterItem({ item, path }: { item: NavigationItem; path: string }) {
  return (
    <li>
      <Link
        href={item.fields.fullPath}
        className={link}
        isExternal={item.isExternal}
        aria-current={currentOf(item.fields.fullPath, path) === 'page' ? 'page' : undefined}
      >
        {item.titleNavigation}
      </Link>
    </li>
  );
}
