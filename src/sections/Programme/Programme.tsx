import { css } from '@linaria/core';
import { RichText } from '../../components/RichText/RichText';
import { SectionHead } from '../../components/SectionHead/SectionHead';
import { from } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { headings } from '../../theme/mixins';
import { headingWithText } from '../../theme/paper';
import { border, layout as distances, space } from '../../theme/space';
import { type } from '../../theme/type';
import type { SectionProps } from '../sectionProps';

const days = css`
  display: grid;
  gap: ${distances.headingGap};
`;

const dayHeading = css`
  margin-block-end: ${space(7)};
  ${type.d3}
`;

const items = css`
  & > li:last-child {
    border-block-end: ${border.line} solid ${color.line};
  }
`;

const item = css`
  display: grid;
  gap: ${space(1)} ${distances.gridGap};
  align-items: baseline;
  padding-block: ${space(5)} ${space(6)};
  border-block-start: ${border.line} solid ${color.line};

  ${from.md} {
    grid-template-columns: 2fr 7fr 3fr;
  }
`;

const time = css`
  ${type.d4}
  font-variant-numeric: tabular-nums;
`;

const words = css`
  display: grid;
  gap: ${space(1)};
`;

const muted = css`
  color: ${color.muted};
  ${type.small}
`;

/** The programme of an event: times and rooms, day by day. */
export function Programme({ block }: SectionProps<'programme'>) {
  return (
    <div className={`${days} ${headingWithText}`}>
      <SectionHead heading={block.heading} />
      {block.days.map((day, index) => {
        const Title = day.label ? 'h4' : 'h3';
        return (
          <div key={day.label ?? index}>
            {day.label && <h3 className={dayHeading}>{day.label}</h3>}
            <ol className={items}>
              {day.items.map((entry, position) => (
                <li key={position} className={item}>
                  <p className={time}>{entry.time}</p>
                  <div className={words}>
                    <Title className={headings.d4}>{entry.title}</Title>
                    {entry.speaker && <p className={muted}>{entry.speaker}</p>}
                    {entry.text && (
                      <p>
                        <RichText value={entry.text} />
                      </p>
                    )}
                  </div>
                  <p className={muted}>{entry.room}</p>
                </li>
              ))}
            </ol>
          </div>
        );
      })}
    </div>
  );
}
