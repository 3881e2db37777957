import { css } from '@linaria/core';
import { Picture } from '../../components/Picture/Picture';
import { PrintSheet } from '../../components/PrintSheet/PrintSheet';
import { RichText } from '../../components/RichText/RichText';
import { ShareBlock } from '../../components/ShareBlock/ShareBlock';
import { TextLink } from '../../components/TextLink/TextLink';
import type { BlockView } from '../../content/view';
import { useText } from '../../i18n/useText';
import { Sections } from '../../sections/Sections/Sections';
import { usePageTheme } from '../../store/usePageTheme';
import { from, when } from '../../theme/breakpoints';
import { bleed } from '../../theme/mixins';
import { layout, space } from '../../theme/space';
import { type } from '../../theme/type';
import { PageHead } from '../parts/PageHead';
import type { TemplateProps } from '../templateProps';

const top = css`
  padding-top: ${layout.pageTop};

  /* A sentence, which has the width of the page. */
  & h1 {
    max-width: 21ch;
  }

  /* A release is on two sheets at most. */
  ${when.print} {
    padding-top: ${space(6)};

    & h1[data-size] {
      font-size: 2.75rem;
    }
  }
`;

const poster = css`
  padding-block: clamp(36px, 5vw, 80px);

  & > div {
    aspect-ratio: 4 / 3;
    overflow: hidden;
  }

  ${from.md} {
    & > div {
      aspect-ratio: 21 / 9;
    }
  }

  ${when.print} {
    padding-block: ${space(4)};

    & > div {
      aspect-ratio: auto;
      height: 36mm;
    }
  }
`;

/**
 * In print a release fits on two sheets; slightly more in Firefox before 121, which lacks `:has()` and prints the
 * downloads too.
 */
const release = css`
  ${when.print} {
    font-size: 9pt;
    line-height: 1.4;

    & h2 {
      font-size: 15pt;
    }

    /* Browsers keep a heading and its text on one sheet only outside a grid. */
    & section > div:has(> h2) {
      display: block;
    }

    & section h2 {
      margin-block-end: 2mm;
    }

    /* Downloads are of no use on paper. */
    & section:has(a[download]) {
      display: none;
    }
  }
`;

const back = css`
  padding-bottom: ${layout.section};
`;

const screenOnly = css`
  ${when.print} {
    display: none;
  }
`;

const lead = css`
  padding-bottom: ${layout.headingGap};
  ${type.lead}
  font-weight: 650;

  ${when.print} {
    padding-block: 0 ${space(4)};
    font-size: 11pt;
  }
`;

/** A press release: place and day, the news in one paragraph, the text, material, about the group, older releases. */
export function PressPage({ content, context }: TemplateProps<'press'>) {
  usePageTheme(content.theme);
  const text = useText();
  const { title, subheadline, date, place, picture, blocks, downloads, more, overview } = content;
  const closing: BlockView[] = [
    ...(downloads.length > 0
      ? [{ type: 'downloads' as const, heading: text('press.downloads'), items: downloads }]
      : []),
    { type: 'text', heading: text('press.boilerplate'), paragraphs: [[content.boilerplate]] },
  ];
  return (
    <>
      <article className={release}>
        <div className={`${bleed} ${top}`}>
          <PageHead title={title} size="d1" kind="press" place={place} date={date} lead={[subheadline]} />
        </div>
        <div className={`${bleed} ${poster}`}>
          <div>
            <Picture picture={picture} fit="whole" isPriority />
          </div>
        </div>
        <Sections
          blocks={[...blocks, ...closing]}
          variant="article"
          aside={<ShareBlock url={context.canonical} title={title} />}
          lead={
            <p className={lead}>
              <RichText value={content.lead} />
            </p>
          }
        />
        <PrintSheet code={content.scanCode} label={text('press.scan')} />
      </article>
      {more.length > 0 ? (
        <div className={screenOnly}>
          <Sections blocks={[{ type: 'rows', heading: text('press.more'), items: more, link: overview }]} />
        </div>
      ) : (
        <p className={`${bleed} ${back} ${screenOnly}`}>
          <TextLink href={overview.href} icon="arrow-right">
            {overview.label}
          </TextLink>
        </p>
      )}
    </>
  );
}
