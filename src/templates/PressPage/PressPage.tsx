import { css } from '@linaria/core';
import { Picture } from '../../components/Picture/Picture';
import { RichText } from '../../components/RichText/RichText';
import { TextLink } from '../../components/TextLink/TextLink';
import type { BlockView } from '../../content/view';
import { useText } from '../../i18n/useText';
import { Sections } from '../../sections/Sections/Sections';
import { usePageTheme } from '../../store/usePageTheme';
import { from, when } from '../../theme/breakpoints';
import { bleed, container, grid } from '../../theme/mixins';
import { layout, space } from '../../theme/space';
import { type } from '../../theme/type';
import { PageHead } from '../parts/PageHead';
import type { TemplateProps } from '../templateProps';

const top = css`
  padding-top: ${layout.pageTop};

  ${when.print} {
    padding-top: ${space(6)};
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
    display: none;
  }
`;

const opening = css`
  padding-bottom: ${layout.headingGap};

  ${when.print} {
    padding-top: ${space(6)};
  }
`;

const back = css`
  padding-bottom: ${layout.section};
`;

const column = css`
  ${from.md} {
    grid-column: 4 / -1;
  }

  ${from.lg} {
    grid-column: 4 / span 8;
  }
`;

const lead = css`
  ${type.lead}
  font-weight: 650;
`;

/** A press release: place and day, the news in one paragraph, the text, material, what the group is, older releases. */
export function PressPage({ content }: TemplateProps<'press'>) {
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
      <article>
        <div className={`${bleed} ${top}`}>
          <div className={container.lg}>
            <PageHead title={title} size="d1" kind="press" place={place} date={date} lead={[subheadline]} />
          </div>
        </div>
        <div className={`${bleed} ${poster}`}>
          <div>
            <Picture picture={picture} sizes="100vw" fit="cover" narrowBelow="sm" isPriority />
          </div>
        </div>
        <div className={`${bleed} ${opening}`}>
          <div className={`${container.lg} ${grid}`}>
            <p className={`${column} ${lead}`}>
              <RichText value={content.lead} />
            </p>
          </div>
        </div>
        <Sections blocks={[...blocks, ...closing]} variant="article" />
      </article>
      {more.length > 0 ? (
        <Sections blocks={[{ type: 'rows', heading: text('press.more'), items: more, link: overview }]} />
      ) : (
        <p className={`${bleed} ${back}`}>
          <TextLink href={overview.href} icon="arrow-right">
            {overview.label}
          </TextLink>
        </p>
      )}
    </>
  );
}
