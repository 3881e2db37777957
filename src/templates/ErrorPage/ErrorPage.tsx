import { css } from '@linaria/core';
import { Fragment, useCallback, useId } from 'react';
import { Button } from '../../components/Button/Button';
import { Link } from '../../components/Link/Link';
import { Picture } from '../../components/Picture/Picture';
import { RichText } from '../../components/RichText/RichText';
import { TextLink } from '../../components/TextLink/TextLink';
import { localeOfPath } from '../../content/locales';
import type { ErrorContent } from '../../content/view';
import { usePageInfo } from '../../i18n/PageContext';
import { usePageTheme } from '../../store/usePageTheme';
import { from, when } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { border, layout, space } from '../../theme/space';
import { type } from '../../theme/type';
import { headline, lead as leadText } from '../parts/headlineStyles';
import type { TemplateProps } from '../templateProps';
import { useNearestPages } from './useNearestPages';

const page = css`
  display: flex;
  flex-direction: column;
  min-height: 100svh;
  /* The figures of the narrow poster begin below the logo; the wide one extends behind it. */
  padding-top: ${space(6)};

  ${from.md} {
    padding-top: 0;
  }

  ${when.print} {
    min-height: 0;
  }
`;

const art = css`
  position: relative;
  flex: 1 0 280px;
  min-height: 45vh;

  & > * {
    position: absolute;
    inset: 0;
  }

  /* The figures run off the top edge and stand on their feet. */
  & img {
    object-position: 50% 72%;
  }

  ${when.print} {
    display: none;
  }
`;

const panel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)} ${layout.gridGap};
  align-items: end;
  padding: ${space(8)} ${layout.pageMargin} clamp(28px, 4vw, 64px);

  ${from.lg} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`;

const words = css`
  ${from.lg} {
    grid-column: 1 / span 7;
  }
`;

const ways = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};

  ${from.lg} {
    grid-column: 8 / -1;
  }
`;

const otherWays = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(8)};
`;

/** One line is reserved, so that nothing moves when the suggestions appear. */
const nearestPages = css`
  display: block;
  min-height: 2em;

  & a {
    font-weight: 650;
  }

  ${when.noScript} {
    display: none;
  }
`;

const search = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  ${when.noScript} {
    display: none;
  }

  & > label {
    ${type.label}
  }
`;

const searchLine = css`
  display: flex;
  max-width: 480px;

  & > input {
    flex: 1 1 0;
    min-width: 0;
    min-height: ${space(14)};
    padding: ${space(2)} ${space(4)};
    border: ${border.line} solid ${color.line};
    border-inline-end: 0;
    border-radius: 0;
    background: ${color.surface};
    color: ${color.text};
    appearance: none;
    ${type.control}
    font-weight: 400;
  }

  /* Below sm the icon alone is visible, so that the placeholder has room. */
  & > button > span {
    margin-inline-end: -14px;
    font-size: 0;

    ${from.sm} {
      margin: 0;
      font-size: inherit;
    }
  }

  & > input::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
`;

/** The error page: a poster out of register, one sentence, and ways to proceed: the nearest page, the search, links. */
export function ErrorPage({ content }: TemplateProps<'error'>) {
  usePageTheme(content.theme);
  const { title, lead, picture, links, nearest } = content;
  const { locale } = usePageInfo();
  const isOwn = useCallback((path: string) => localeOfPath(path) === locale, [locale]);
  const pages = useNearestPages(isOwn);
  return (
    <div className={page}>
      <div className={art}>
        <div>
          <Picture picture={picture} fit="cover" isPriority />
        </div>
      </div>
      <div className={panel}>
        <h1 className={`${headline} ${words}`}>{title}</h1>
        <div className={ways}>
          {lead && (
            <p className={leadText}>
              <RichText value={lead} />
            </p>
          )}
          <output className={nearestPages}>
            {pages.length > 0 && (
              <>
                {nearest}{' '}
                {pages.map(([path, name], index) => (
                  <Fragment key={path}>
                    {index > 0 && ', '}
                    <Link href={path} hreflang={localeOfPath(path)}>
                      {name}
                    </Link>
                  </Fragment>
                ))}
              </>
            )}
          </output>
          <SearchForm {...content.search} />
          <div className={otherWays}>
            {links.map(({ href, label, hreflang, isExternal }) => (
              <TextLink
                key={href}
                href={href}
                hreflang={hreflang}
                isExternal={isExternal}
                icon={isExternal ? undefined : 'arrow-right'}
              >
                {label}
              </TextLink>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

/**
 * A form that leads to the search page, which reads the query from its address; hidden without script, because that
 * page needs it.
 */
function SearchForm({ action, label, placeholder, submit }: ErrorContent['search']) {
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the oldest browsers of our list do not know <search>
    <form className={search} role="search" aria-label={label} action={action}>
      <label htmlFor={id}>{label}</label>
      <div className={searchLine}>
        <input
          id={id}
          type="search"
          name="q"
          placeholder={placeholder}
          autoCapitalize="none"
          enterKeyHint="search"
        />
        <Button type="submit" icon="search">
          {submit}
        </Button>
      </div>
    </form>
  );
}
