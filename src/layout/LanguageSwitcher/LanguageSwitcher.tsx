import { css } from '@linaria/core';
import { type Locale, LOCALES, LOCALE_CODES } from '../../content/locales';
import { useText } from '../../i18n/useText';
import { visuallyHidden } from '../../theme/mixins';
import { space } from '../../theme/space';
import { useKeptSearch } from './useKeptSearch';

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};

  &[data-names='full'] {
    gap: ${space(3)} ${space(4)};
  }
`;

const link = css`
  display: block;
  min-width: ${space(6)};
  padding-block: ${space(2)};
  text-decoration: none;
  font-weight: 400;

  &[aria-current] {
    font-weight: 650;
    text-decoration: underline;
    text-decoration-thickness: 3px;
    text-underline-offset: 0.55em;
  }

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 3px;
    text-underline-offset: 0.55em;
  }
`;

export interface LanguageSwitcherProps {
  /** Path of the page in each language it exists in, including its own. */
  languages: Partial<Record<Locale, string>>;
  /** Language of the page. */
  locale: Locale;
  /** Shows codes (DE EN) or the languages' own names. */
  names: 'short' | 'full';
}

/**
 * Links to the page in other languages, each labelled with the language's own name and with the query of the address,
 * so that a search or a filter is kept; renders nothing without another language.
 */
export function LanguageSwitcher({ languages, locale, names }: LanguageSwitcherProps) {
  const text = useText();
  const search = useKeptSearch(languages[locale]);
  const codes = LOCALE_CODES.filter((code) => languages[code] !== undefined);
  if (codes.length < 2) return null;
  return (
    <nav aria-label={text('language.label')}>
      <ul className={list} data-names={names}>
        {codes.map((code) => (
          <li key={code}>
            <a
              className={link}
              href={`${languages[code]}${search}`}
              lang={code}
              hrefLang={code}
              aria-current={code === locale ? 'true' : undefined}
            >
              {names === 'full' ? (
                LOCALES[code].autonym
              ) : (
                <>
                  <span aria-hidden="true">{code.toUpperCase()}</span>
                  <span className={visuallyHidden}>{LOCALES[code].autonym}</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
