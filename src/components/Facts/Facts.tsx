import { css } from '@linaria/core';
import type { FactView } from '../../content/view';
import { from } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { border, space } from '../../theme/space';
import { type } from '../../theme/type';
import { RichText } from '../RichText/RichText';

const facts = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(5)} ${space(8)};

  ${from.md} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const fact = css`
  padding-block-start: ${space(3)};
  border-block-start: ${border.line} solid ${color.line};
`;

const label = css`
  margin-block-end: ${space(1)};
  color: ${color.muted};
  ${type.label}
`;

const factValue = css`
  font-size: 1.125rem;
  font-weight: 650;
  line-height: 1.3;
`;

export interface FactsProps {
  items: FactView[];
}

/** Labelled values side by side: client, place, start. */
export function Facts({ items }: FactsProps) {
  return (
    <dl className={facts}>
      {items.map((item) => (
        <div key={item.label} className={fact}>
          <dt className={label}>{item.label}</dt>
          <dd className={factValue}>
            <RichText value={item.value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
