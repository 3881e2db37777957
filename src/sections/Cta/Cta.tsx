import { css, cx } from '@linaria/core';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import { Note } from '../../components/Note/Note';
import { RichText } from '../../components/RichText/RichText';
import { from, when } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { headings } from '../../theme/mixins';
import { border, layout as distances, space } from '../../theme/space';
import { type } from '../../theme/type';
import type { SectionProps } from '../sectionProps';

const call = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)} ${distances.gridGap};

  ${from.lg} {
    /* The last five columns of the page, also within the padding of a note. */
    grid-template-columns:
      minmax(0, 1fr)
      calc((500% - 7 * ${distances.gridGap} - 2 * var(--inset, 0px)) / 12);
    align-items: end;
  }

  ${when.print} {
    break-inside: avoid;
  }
`;

const lined = css`
  padding-block-start: clamp(24px, 3vw, 48px);
  border-block-start: ${border.line} solid ${color.line};
`;

const words = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(6)} ${space(4)};
  ${type.lead}
`;

/* A full line, whose padding limits its length: with a maximum width, a button could be beside it. */
const sentence = css`
  flex-basis: 100%;
  padding-inline-end: max(0px, 100% - 36ch);
`;

/** A call to action that leads elsewhere: a coloured note if it has a theme, else a line and large text. */
export function Cta({ block }: SectionProps<'cta'>) {
  const { heading, text, link, second, theme } = block;
  const content = (
    <>
      <h2 className={headings.d2}>{heading}</h2>
      <div className={words}>
        {text && (
          <p className={sentence}>
            <RichText value={text} />
          </p>
        )}
        {[link, ...(second ? [second] : [])].map(({ href, hreflang, isExternal, label }, index) => (
          <ButtonLink
            key={href}
            href={href}
            hreflang={hreflang}
            isExternal={isExternal}
            icon={isExternal ? undefined : 'arrow-right'}
            variant={index === 0 ? 'filled' : 'outline'}
          >
            {label}
          </ButtonLink>
        ))}
      </div>
    </>
  );
  if (theme) {
    return (
      <Note theme={theme}>
        <div className={call}>{content}</div>
      </Note>
    );
  }
  return <div className={cx(call, lined)}>{content}</div>;
}
