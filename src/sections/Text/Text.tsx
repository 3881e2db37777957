import { css } from '@linaria/core';
import { RichText } from '../../components/RichText/RichText';
import { when } from '../../theme/breakpoints';
import type { SectionProps } from '../sectionProps';
import { Split } from '../Split/Split';

const prose = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.1em;
  max-width: 64ch;

  ${when.print} {
    display: block;

    & > p + p {
      margin-block-start: 0.6em;
    }
  }
`;

/** Running text in paragraphs. */
export function Text({ block, layout = 'split' }: SectionProps<'text'>) {
  return (
    <Split heading={block.heading} layout={layout}>
      <div className={prose}>
        {block.paragraphs.map((paragraph, index) => (
          <p key={index}>
            <RichText value={paragraph} />
          </p>
        ))}
      </div>
    </Split>
  );
}
