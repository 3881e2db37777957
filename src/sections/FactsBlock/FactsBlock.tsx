import { css } from '@linaria/core';
import { Facts } from '../../components/Facts/Facts';
import { RichText } from '../../components/RichText/RichText';
import { headings } from '../../theme/mixins';
import { headingWithText } from '../../theme/paper';
import { space } from '../../theme/space';
import { type } from '../../theme/type';
import type { SectionProps } from '../sectionProps';

const stack = css`
  display: grid;
  gap: ${space(7)};
`;

const lead = css`
  max-width: 34ch;
  ${type.lead}
  font-weight: 650;
`;

/** Labelled values: side by side on a page, lines in an article. */
export function FactsBlock({ block, layout = 'split' }: SectionProps<'facts'>) {
  return (
    <div className={`${stack} ${headingWithText}`}>
      {block.heading && <h2 className={headings.d3}>{block.heading}</h2>}
      {block.lead && (
        <p className={lead}>
          <RichText value={block.lead} />
        </p>
      )}
      <Facts items={block.items} layout={layout === 'flow' ? 'lines' : 'columns'} />
    </div>
  );
}
