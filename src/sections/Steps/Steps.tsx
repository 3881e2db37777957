import { css, cx } from '@linaria/core';
import { RichText } from '../../components/RichText/RichText';
import { SectionHead } from '../../components/SectionHead/SectionHead';
import { from } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { headed, headings } from '../../theme/mixins';
import { headingWithText } from '../../theme/paper';
import { border, corner, layout as distances, space } from '../../theme/space';
import type { SectionProps } from '../sectionProps';

const flowStack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
`;

const steps = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(10)} ${distances.gridGap};
`;

const columns = css`
  ${from.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    /* An odd number of steps fills all rows: the first is two columns wide. */
    & > :first-child:nth-last-child(2n + 3) {
      grid-column: span 2;
    }
  }

  ${from.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    & > :first-child:nth-last-child(3) {
      grid-column: auto;
    }

    &[data-row='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

/** A line that runs through all steps; a quarter tile marks the start of each. */
const step = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(2)};
  padding-block-start: ${space(7)};
  border-block-start: ${border.line} solid ${color.line};

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    width: 14px;
    height: 14px;
    border-radius: ${corner.tag};
    background: ${color.line};
  }
`;

const words = css`
  max-width: 52ch;
`;

/** Steps of a process, in order. */
export function Steps({ block, layout = 'split' }: SectionProps<'steps'>) {
  const isFlow = layout === 'flow';
  const perRow = block.items.length % 4 === 0 || block.items.length > 6 ? 4 : 3;
  const Title = block.heading ? 'h3' : 'h2';
  return (
    <div className={cx(isFlow ? flowStack : headed, headingWithText)}>
      <SectionHead heading={block.heading} size={isFlow ? 'd3' : 'd2'} />
      <ol className={cx(steps, !isFlow && columns, headingWithText)} data-row={perRow}>
        {block.items.map((item, index) => (
          <li key={index} className={step}>
            <Title className={headings.d4}>{item.title}</Title>
            {item.text && (
              <p className={words}>
                <RichText value={item.text} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
