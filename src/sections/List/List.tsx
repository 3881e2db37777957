import { css } from '@linaria/core';
import { RichText } from '../../components/RichText/RichText';
import { color } from '../../theme/colors';
import { border, space } from '../../theme/space';
import { tileList } from '../../theme/tileList';
import { type } from '../../theme/type';
import type { SectionProps } from '../sectionProps';
import { Split } from '../Split/Split';

const entries = css`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(2)};
    padding-block: ${space(5)} ${space(6)};
    border-block-start: ${border.line} solid ${color.line};
  }

  & > li:last-child {
    border-block-end: ${border.line} solid ${color.line};
  }
`;

const title = css`
  ${type.d4}
`;

const bullets = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.6em;
  max-width: 64ch;
`;

/** Short entries, each with a title: lines on a page, bullets in an article. */
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
    <Split heading={block.heading} layout="split">
      <ul className={entries}>
        {block.items.map((item, index) => (
          <li key={index}>
            <Title className={title}>{item.title}</Title>
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
