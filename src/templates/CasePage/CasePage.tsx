import { css, cx } from '@linaria/core';
import { createElement, useCallback } from 'react';
import { Facts } from '../../components/Facts/Facts';
import { Link } from '../../components/Link/Link';
import { NumberPlate } from '../../components/PosterTeaser/NumberPlate';
import { Picture } from '../../components/Picture/Picture';
import { RichText } from '../../components/RichText/RichText';
import { ShareBlock } from '../../components/ShareBlock/ShareBlock';
import type { Pass } from '../../config/passes';
import type { CaseContent } from '../../content/view';
import { useText } from '../../i18n/useText';
import { Sections } from '../../sections/Sections/Sections';
import { usePageTheme } from '../../store/usePageTheme';
import { from, when } from '../../theme/breakpoints';
import { color, ink } from '../../theme/colors';
import { bleed } from '../../theme/mixins';
import { duration, easing } from '../../theme/motion';
import { headingWithText } from '../../theme/paper';
import { border, layout, space } from '../../theme/space';
import { type } from '../../theme/type';
import { PageHead } from '../parts/PageHead';
import { PassHead } from '../parts/PassHead';
import { loadedOpening } from '../openings';
import type { TemplateProps } from '../templateProps';

const opening = css`
  padding-block: ${layout.section} 0;
`;

const stack = css`
  display: grid;
  gap: clamp(48px, 6vw, 96px);
`;

const lead = css`
  max-width: 34ch;
  ${type.lead}
  font-weight: 650;
`;

/**
 * After its opening a pass continues calmly, beside a strip of its ink; where two openings meet, the inks overprint.
 */
const passes = css`
  padding-block-start: ${layout.section};

  & > [data-theme='yellow'] ~ * {
    --plate: ${ink.yellow};
  }

  & > [data-theme='blue'] ~ * {
    --plate: ${ink.blue};
  }

  & > [data-theme='lime'] ~ * {
    --plate: ${ink.lime};
  }

  & > :not([data-theme]) {
    box-shadow: inset clamp(8px, 1.25vw, 20px) 0 var(--plate);
  }

  & > [data-theme='yellow'] + [data-theme='blue'] {
    border-block-start: clamp(24px, 4vw, 64px) solid ${ink.lime};
  }

  ${when.print} {
    padding-block-start: 0;

    /* break-after: avoid of the headings inside is not always respected by browsers. */
    & > [data-theme] {
      break-inside: avoid;
    }

    & > :not([data-theme]) {
      box-shadow: none;
    }

    & > [data-theme='yellow'] + [data-theme='blue'] {
      border: 0;
    }
  }
`;

const section = css`
  padding-block: ${layout.section};
`;

const credits = css`
  display: grid;
  gap: 0 ${space(8)};

  & > h2 {
    padding-bottom: ${space(7)};
    ${type.d3}
  }

  & dl {
    display: grid;
    gap: 0 ${space(8)};
  }

  & dl > div {
    display: grid;
    gap: ${space(1)} ${space(4)};
    padding-block: ${space(3)};
    border-top: ${border.hair} solid ${color.hair};
  }

  & dt {
    color: ${color.muted};
  }

  ${from.sm} {
    & dl > div {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
  }

  ${from.lg} {
    & dl {
      grid-template-columns: 1fr 1fr;
    }
  }

  ${when.print} {
    margin-block-start: 10mm;
  }
`;

/** Key figures are a coloured band, after which the page continues on paper. */
const afterColour = css`
  padding-top: ${layout.section};
`;

const share = css`
  padding-top: ${layout.headingGap};
`;

/** Links to other pages are left out in print. */
const onScreen = css`
  ${when.print} {
    display: none;
  }
`;

const next = css`
  display: grid;
  container-type: inline-size;
  gap: ${space(5)};
  text-decoration: none;

  & > span {
    color: ${color.muted};
    ${type.label}
  }

  /* As on teasers: hanging from the poster, 32 px over it, or on it where there is a hover. */
  & > div {
    grid-row: 3;
    margin-top: -${space(13)};
  }

  ${when.hover} {
    & > div {
      grid-row: 2;
    }
  }
`;

const nextPicture = css`
  grid-area: 2 / 1;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  transition: border-radius ${duration.hover} ${easing.out};

  ${from.md} {
    aspect-ratio: 21 / 9;
  }

  ${when.hover} {
    a:hover > & {
      border-radius: 0 0 25% 0 / 0 0 40% 0;
    }
  }
`;

const nextTitle = css`
  min-width: 0;
  ${type.d2}

  ${when.hover} {
    a:hover > & > span {
      background: linear-gradient(${color.accent}, ${color.accent}) 0 88% / 100% 0.38em no-repeat;
    }
  }
`;

/** A case: poster, facts, the story in blocks, credits, the next case. */
export function CasePage({ content, context }: TemplateProps<'case'>) {
  usePageTheme(content.theme);
  const text = useText();
  const { number, passes: words } = content;
  const passHead = useCallback(
    (pass: Pass) => <PassHead pass={pass} passes={words} {...(number && { number })} />,
    [words, number],
  );
  const { title, client, facts, lead: leadText, blocks } = content;
  return (
    <article>
      {createElement(
        loadedOpening(content.opening),
        content,
        <PageHead
          title={title}
          eyebrow={client}
          size={content.opening === 'type' ? undefined : 'd1'}
          isNarrow={content.opening === 'side'}
          fit={content.titleFit}
        />,
      )}
      <div className={`${bleed} ${opening}`}>
        <div className={stack}>
          <Facts items={facts} />
          <p className={lead}>
            <RichText value={leadText} />
          </p>
        </div>
      </div>
      <div className={passes}>
        <Sections blocks={blocks} passHead={passHead} />
      </div>
      {content.credits.length > 0 && (
        <div className={cx(bleed, blocks.at(-1)?.type === 'figures' && afterColour)}>
          <div className={`${credits} ${headingWithText}`}>
            <h2>{text('case.credits')}</h2>
            <dl>
              {content.credits.map(({ role, value }, index) => (
                <div key={index}>
                  <dt>{role}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      )}
      <div className={cx(bleed, share)}>
        <ShareBlock url={context.canonical} title={title} />
      </div>
      {content.next && <NextCase next={content.next} />}
    </article>
  );
}

function NextCase({
  next: { href, hreflang, title, picture, staysHere, number },
}: Required<Pick<CaseContent, 'next'>>) {
  const text = useText();
  return (
    <aside className={`${bleed} ${section} ${onScreen}`}>
      <Link href={href} hreflang={hreflang} className={next} data-cursor="teaserMore">
        <span>{text('case.next')}</span>
        <span className={nextPicture} data-stays={staysHere}>
          <Picture picture={{ ...picture, alt: '' }} fit="whole" />
        </span>
        <h2 className={nextTitle}>
          <span>{title}</span>
        </h2>
        {number && <NumberPlate number={number} />}
      </Link>
    </aside>
  );
}
