import { css } from '@linaria/core';
import { Icon } from '../../components/Icon/Icon';
import { PAPER_ICONS } from '../../components/Icon/paperIcons';
import { Link } from '../../components/Link/Link';
import { when } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { border, space } from '../../theme/space';
import { type } from '../../theme/type';
import type { SectionProps } from '../sectionProps';
import { Split } from '../Split/Split';

const files = css`
  border-block-start: ${border.line} solid ${color.line};
`;

const file = css`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr) 24px;
  align-items: center;
  gap: ${space(4)};
  min-height: ${space(16)};
  padding-block: 14px;
  border-block-end: ${border.line} solid ${color.hair};
  text-decoration: none;

  ${when.hover} {
    &:hover {
      background: ${color.accent};
      color: ${color.onAccent};
    }

    &:hover small {
      color: inherit;
    }
  }
`;

const facts = css`
  display: block;
  color: ${color.muted};
  ${type.small}
`;

/** Files to download, with format and size. */
export function Downloads({ block, layout = 'split' }: SectionProps<'downloads'>) {
  return (
    <Split heading={block.heading} layout={layout}>
      <ul className={files}>
        {block.items.map((item) => (
          <li key={item.href}>
            <Link
              className={file}
              href={item.href}
              hreflang={item.hreflang}
              download={item.href.split('/').at(-1) ?? ''}
            >
              <Icon name={PAPER_ICONS.file} size={32} />
              <span>
                <b>{item.label}</b>
                <small className={facts}>
                  {[item.format, item.pages, item.pixels, item.size].filter(Boolean).join(', ')}
                </small>
                {item.credit !== undefined && <small className={facts}>{item.credit}</small>}
              </span>
              <Icon name={PAPER_ICONS.download} />
            </Link>
          </li>
        ))}
      </ul>
    </Split>
  );
}
