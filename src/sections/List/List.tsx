import { css } from '@linaria/core';
import { RichText } from '../../components/RichText/RichText';
import { SectionHead } from '../../components/SectionHead/SectionHead';
import { from } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { headed } from '../../theme/mixins';
import { headingWithText } from '../../theme/paper';
import { border, layout as distances, space } from '../../theme/space';
import { tileList } from '../../theme/tileList';
import { type } from '../../theme/type';
import type { SectionProps } from '../sectionProps';
import { Split } from '../Split/Split';

const entries = css`
  border-block-end: ${border.line} solid ${color.line};

  & > li {
    padding-block: ${space(5)} ${space(6)};
    border-block-start: ${border.line} solid ${color.line};
  }

  & :is(h2, h3) {
    ${type.d4}
  }

  & p {
    max-width: 60ch;
    padding-block-start: ${space(2)};
  }

  ${from.lg} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    column-gap: ${distances.gridGap};

    /* Of an odd number, the first takes a row of its own, so that no row ends in a gap. */
    & > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

const bullets = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.6em;
  max-width: 64ch;

  /* Without a heading it continues the text above it. */
  @media screen {
    section + section > * > &:first-child {
      margin-block-start: calc(1.1em - ${distances.headingGap});
    }
  }
`;

/** Short entries, each with a title: lines below their heading on a page, bullets in an article. */
export function List({ block, layout = 'split' }: SectionProps<'list'>) {
  if (layout === 'flow') {
    return (
      <Split heading={block.heading} layout="flow">
        <ul className={`${tileList} ${bullets}`}>
          {block.items.map((item, index) => (
            <li key={index}>
              <b>{item.title}</b>
              {item.text && (
                <p>
                  <RichText value={item.text} />
                </p>
              )}
            </li>
          ))}
        </ul>
      </Split>
    );
  }
  const Title = block.heading ? 'h3' : 'h2';
  return (
    <div className={`${headed} ${headingWithText}`}>
      <SectionHead heading={block.heading} />
      <ul className={entries}>
        {block.items.map((item, index) => (
          <li key={index}>
            <Title>{item.title}</Title>
            {item.text && (
              <p>
                <RichText value={item.text} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
