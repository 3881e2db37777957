import { css } from '@linaria/core';
import { Picture } from '../../components/Picture/Picture';
import { RichText } from '../../components/RichText/RichText';
import { TextLink } from '../../components/TextLink/TextLink';
import type { BlockViewOf } from '../../content/view';
import { layout as distances, space } from '../../theme/space';
import { type } from '../../theme/type';
import type { SectionProps } from '../sectionProps';

const statement = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space(10)};
`;

const sentences = {
  split: css`
    ${type.statement}
    text-wrap: balance;
  `,
  flow: css`
    ${type.d2}
    padding-block: ${distances.gridGap};
  `,
};

/**
 * A small poster with the word before it: a box of its own, so that a line begins with a poster only where both together
 * are wider than the line. Three widths in turn, so that the posters look like words of different length.
 */
const posterWord = css`
  display: inline-block;

  & > span {
    display: inline-block;
    width: 1.5em;
    height: 0.74em;
    border-radius: 0 0 0.37em 0;
    overflow: hidden;
    vertical-align: -0.04em;
  }

  &:nth-of-type(3n + 2) > span {
    width: 1.1em;
  }

  &:nth-of-type(3n) > span {
    width: 1.9em;
  }
`;

type Segment = BlockViewOf<'statement'>['segments'][number];

/** The last word of a text with the blank after it; empty for anything else. */
const lastWord = (segment: Segment | undefined): string =>
  typeof segment === 'string' ? (/\S*\s*$/.exec(segment)?.[0] ?? '') : '';

const isPoster = (segment: Segment | undefined) => typeof segment === 'object' && 'picture' in segment;

/** One large sentence that may contain small posters between its words. */
export function Statement({ block, layout = 'split' }: SectionProps<'statement'>) {
  const { segments, link } = block;
  return (
    <div className={statement}>
      <p className={sentences[layout]}>
        {segments.map((segment, index) => {
          if (typeof segment === 'object' && 'picture' in segment) {
            return (
              <span key={index} className={posterWord}>
                {lastWord(segments[index - 1])}
                {/* Decorative: the sentence is complete without it. */}
                <span>
                  <Picture picture={{ ...segment.picture, alt: '' }} fit="cover" />
                </span>
              </span>
            );
          }
          const isBefore = typeof segment === 'string' && isPoster(segments[index + 1]);
          const text = isBefore ? segment.slice(0, segment.length - lastWord(segment).length) : segment;
          return <RichText key={index} value={[text]} />;
        })}
      </p>
      {link && (
        <TextLink href={link.href} hreflang={link.hreflang} icon="arrow-right">
          {link.label}
        </TextLink>
      )}
    </div>
  );
}
