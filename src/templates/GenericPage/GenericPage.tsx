import { css, cx } from '@linaria/core';
import { createElement } from 'react';
import { Facts } from '../../components/Facts/Facts';
import { RichText } from '../../components/RichText/RichText';
import type { PageOpening } from '../../config/openings';
import type { BlockView, GenericContent } from '../../content/view';
import { useText } from '../../i18n/useText';
import { runsOf } from '../../lib/runsOf';
import { endsGround } from '../../sections/Sections/bandPlan';
import { Sections } from '../../sections/Sections/Sections';
import { usePageTheme } from '../../store/usePageTheme';
import { from, when } from '../../theme/breakpoints';
import { bleed } from '../../theme/mixins';
import { layout, space } from '../../theme/space';
import { type } from '../../theme/type';
import { LegalBody } from '../parts/LegalBody';
import { PageHead, type PageHeadProps } from '../parts/PageHead';
import { Paper } from '../parts/Paper';
import { StageOpening } from '../parts/StageOpening';
import { loadedOpening } from '../openings';
import type { TemplateProps } from '../templateProps';

const top = css`
  padding-top: ${layout.pageTop};

  ${when.print} {
    padding-top: ${space(6)};
  }
`;

/** The lead is beside the headline, so that lists begin on the first screen. */
const beside = css`
  ${from.lg} {
    & > div {
      display: grid;
      /* The headline takes the room of the lead where its longest word needs it. */
      grid-template-columns: repeat(8, 1fr) repeat(4, minmax(0, 1fr));
      column-gap: ${layout.gridGap};
      align-items: end;
    }

    & h1 {
      grid-column: 1 / span 8;
    }

    & h1 + div {
      grid-column: 9 / -1;
      padding-top: 0;
    }
  }
`;

const section = css`
  padding-top: ${layout.section};
`;

const closing = css`
  padding-bottom: ${layout.section};
`;

const stack = css`
  display: grid;
  gap: clamp(40px, 5vw, 80px);
`;

const opening = css`
  max-width: 34ch;
  ${type.lead}
  font-weight: 650;
`;

const legalHead = css`
  padding-bottom: clamp(40px, 6vw, 88px);

  ${when.print} {
    padding-bottom: ${space(6)};
  }
`;

const legalBody = css`
  padding-block: clamp(24px, 4vw, 56px) ${layout.section};

  ${when.print} {
    padding-block: 0;
  }
`;

/** Blocks with posters or lists of pages; they are on paper even on a coloured page. */
const ON_PAPER: ReadonlySet<BlockView['type']> = new Set([
  'cities',
  'listFilter',
  'posters',
  'rows',
  'siteSearch',
]);

/** Every page that is not a case, a press release or a job: an opening and its blocks. */
export function GenericPage({ content }: TemplateProps<'generic'>) {
  usePageTheme(content.theme);
  switch (content.opening) {
    case 'stage':
      return <StagePage content={content} />;
    case 'poster':
    case 'side':
    case 'numeral':
    case 'type':
      return content.toc ? (
        <LegalPage content={content} />
      ) : (
        <OpenedPage content={content} opening={content.opening} />
      );
    case 'legal':
      return <LegalPage content={content} />;
    case 'plain':
    // The job list normally has its own template, with a search (JobsPage); here it is a list like any other.
    case 'jobs':
      return <PlainPage content={content} />;
  }
}

interface PageProps {
  content: GenericContent;
}

function StagePage({ content }: PageProps) {
  const { title, stage, lead, theme, blocks } = content;
  return (
    <>
      <StageOpening
        title={title}
        lines={stage?.lines ?? [title]}
        linesNarrow={stage?.linesNarrow ?? [title]}
        lead={lead}
      />
      <Paper theme={theme}>
        <Sections blocks={blocks} />
      </Paper>
    </>
  );
}

function OpenedPage({ content, opening: way }: PageProps & { opening: PageOpening }) {
  const { theme, lead, facts, isCompact } = content;
  return (
    <>
      {createElement(
        loadedOpening(way),
        content,
        <Head content={content} lead={isCompact && lead} isNarrow={way === 'side'} isOnGround />,
      )}
      {isCompact ? (
        <PlainBody content={content} />
      ) : (
        <Paper theme={theme}>
          {(lead || facts) && (
            <div className={cx(bleed, section, endsGround(undefined, content.blocks[0]) && closing)}>
              <div className={stack}>
                {lead && (
                  <p className={opening}>
                    <RichText value={lead} />
                  </p>
                )}
                {facts && <Facts items={facts} />}
              </div>
            </div>
          )}
          <Sections blocks={content.blocks} />
        </Paper>
      )}
    </>
  );
}

function LegalPage({ content }: PageProps) {
  const text = useText();
  const { theme, opening: way, title, lead, date, toc, blocks } = content;
  const head = (
    <PageHead
      title={title}
      size="d1"
      lead={lead}
      remark={date && text('date.updated', { date: date.text })}
    />
  );
  return (
    <>
      {way === 'poster' ? (
        createElement(loadedOpening(way), content, head)
      ) : (
        <div className={`${bleed} ${top}`}>
          <div className={legalHead}>{head}</div>
        </div>
      )}
      <Paper theme={theme}>
        <div className={`${bleed} ${legalBody}`}>
          <LegalBody toc={toc ?? []} blocks={blocks} />
        </div>
      </Paper>
    </>
  );
}

function PlainPage({ content }: PageProps) {
  const isList = content.blocks.some((block) => ON_PAPER.has(block.type));
  return (
    <>
      <div className={cx(bleed, top, stack, isList && beside)}>
        <Head content={content} lead={content.lead} />
      </div>
      <PlainBody content={content} />
    </>
  );
}

/** The content below a headline; on coloured pages, posters and lists are on paper. */
function PlainBody({ content: { theme, facts, blocks, paperFrom = Infinity } }: PageProps) {
  return (
    <>
      {facts && (
        <div className={`${bleed} ${section}`}>
          <Facts items={facts} />
        </div>
      )}
      {runsOf(
        blocks,
        (block, index) => theme === 'light' || index >= paperFrom || ON_PAPER.has(block.type),
      ).map(({ isMatch, items, start }) =>
        isMatch ? (
          <Paper key={start} theme={start < paperFrom ? theme : undefined}>
            <Sections blocks={items} />
          </Paper>
        ) : (
          <Sections key={start} blocks={items} />
        ),
      )}
    </>
  );
}

function Head({
  content,
  lead,
  isNarrow = false,
  isOnGround = false,
}: PageProps & Pick<PageHeadProps, 'lead' | 'isNarrow' | 'isOnGround'>) {
  const text = useText();
  const { opening: way, title, titleSize, eyebrow, newsKind, date, isPast, titleFit } = content;
  // Only short names have the largest step; beside a poster, one letter less.
  const openedSize = title.length <= (isNarrow ? 6 : 7) ? 'mega' : 'd1';
  return (
    <PageHead
      title={title}
      size={way === 'plain' || way === 'type' ? titleSize : openedSize}
      eyebrow={eyebrow}
      kind={newsKind}
      date={date}
      lead={lead}
      remark={isPast ? text('event.past') : undefined}
      isNarrow={isNarrow}
      isOnGround={isOnGround}
      fit={titleFit}
    />
  );
}
