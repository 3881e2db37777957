import { css } from '@linaria/core';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import { Picture } from '../../components/Picture/Picture';
import { RichText } from '../../components/RichText/RichText';
import { usePageTheme } from '../../store/usePageTheme';
import { from } from '../../theme/breakpoints';
import { layout, space } from '../../theme/space';
import { headline, lead as leadText } from '../parts/headlineStyles';
import type { TemplateProps } from '../templateProps';

const page = css`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100svh;
`;

const art = css`
  position: relative;
  flex: 1 0 280px;
  min-height: 45vh;

  & > * {
    position: absolute;
    inset: 0;
  }
`;

const panel = css`
  display: grid;
  gap: ${space(6)} ${space(12)};
  align-items: end;
  padding: ${space(8)} ${layout.pageMargin} clamp(28px, 4vw, 64px);

  ${from.lg} {
    grid-template-columns: 7fr 5fr;
  }
`;

const ways = css`
  display: grid;
  gap: 28px;
`;

const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

/** The error page: a poster out of register, one sentence, and links to other pages. */
export function ErrorPage({ content }: TemplateProps<'error'>) {
  usePageTheme(content.theme);
  const { title, lead, picture, links } = content;
  return (
    <div className={page}>
      <div className={art}>
        <div>
          <Picture picture={picture} sizes="100vw" fit="cover" isPriority />
        </div>
      </div>
      <div className={panel}>
        <h1 className={headline}>{title}</h1>
        <div className={ways}>
          {lead && (
            <p className={leadText}>
              <RichText value={lead} />
            </p>
          )}
          <div className={buttons}>
            {links.map(({ href, label, hreflang, isExternal }, index) => (
              <ButtonLink
                key={href}
                href={href}
                hreflang={hreflang}
                isExternal={isExternal}
                icon="arrow-right"
                variant={index === 0 ? 'filled' : 'outline'}
              >
                {label}
              </ButtonLink>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
