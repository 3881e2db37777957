import { css } from '@linaria/core';
import { Icon } from '../../components/Icon/Icon';
import { RichText } from '../../components/RichText/RichText';
import { space } from '../../theme/space';
import { disclosure, disclosureIcon, disclosureSummary } from '../disclosureStyles';
import type { SectionProps } from '../sectionProps';
import { Split } from '../Split/Split';

const answer = css`
  max-width: 60ch;
  padding-block: ${space(3)} ${space(6)};
  padding-inline-end: ${space(11)};
`;

/** Questions that expand to their answers; works without script. */
export function Faq({ block, layout = 'split' }: SectionProps<'faq'>) {
  return (
    <Split heading={block.heading} layout={layout}>
      <div>
        {block.items.map((item, index) => (
          <details key={index} className={disclosure}>
            <summary className={disclosureSummary}>
              {item.question}
              <Icon name="plus" className={disclosureIcon} />
            </summary>
            <p className={answer}>
              <RichText value={item.answer} />
            </p>
          </details>
        ))}
      </div>
    </Split>
  );
}
