import { css } from '@linaria/core';
import { Picture } from '../../components/Picture/Picture';
import { RichText } from '../../components/RichText/RichText';
import { TextLink } from '../../components/TextLink/TextLink';
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

/** Three widths in turn, so that the small posters look like words of different length. */
const pill = css`
  display: inline-block;
  width: 1.5em;
  height: 0.74em;
  border-radius: 0 0 0.37em 0;
  overflow: hidden;
  vertical-align: -0.04em;

  &:nth-of-type(3n + 2) {
    width: 1.1em;
  }

  &:nth-of-type(3n) {
    width: 1.9em;
  }
`;

/** One large sentence that may contain small posters between its words. */
export function Statement({ block, layout = 'split' }: SectionProps<'statement'>) {
  return (
    <div className={statement}>
      <p className={sentences[layout]}>
        {block.segments.map((segment, index) =>
          typeof segment === 'object' && 'picture' in segment ? (
            // Decorative: the sentence is complete without it.
            <span key={index} className={pill}>
              <Picture picture={{ ...segment.picture, alt: '' }} fit="cover" />
            </span>
          ) : (
            <RichText key={index} value={[segment]} />
          ),
        )}
      </p>
      {block.link && (
        <TextLink href={block.link.href} hreflang={block.link.hreflang} icon="arrow-right">
          {block.link.label}
        </TextLink>
      )}
    </div>
  );
}
