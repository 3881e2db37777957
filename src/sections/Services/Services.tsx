import { css, cx } from '@linaria/core';
import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { markedRow } from '../../components/RowList/rowStyles';
import { RichText } from '../../components/RichText/RichText';
import { TextLink } from '../../components/TextLink/TextLink';
import type { BlockViewOf } from '../../content/view';
import { from } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { bleed, headings } from '../../theme/mixins';
import { duration, easing } from '../../theme/motion';
import { headingWithText } from '../../theme/paper';
import { border, layout, space } from '../../theme/space';
import { type } from '../../theme/type';
import type { SectionProps } from '../sectionProps';

const services = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${layout.headingGap};
`;

const rows = css`
  & > li:last-child {
    border-block-end: ${border.line} solid ${color.hair};
  }
`;

const rowBase = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${space(1)} ${space(8)};
  padding-block: clamp(14px, 1.4vw, 22px);
  border-block-start: ${border.line} solid ${color.hair};

  ${from.lg} {
    grid-template-columns: 7fr 4fr 56px;
  }
`;

/** A row with text is read, not scanned: name, detail and text start on the same line. */
const fullRow = css`
  align-items: start;
  padding-block: clamp(20px, 2vw, 32px);
  gap: ${space(3)} clamp(24px, 3vw, 56px);

  ${from.md} {
    grid-template-columns: 5fr 8fr;
  }

  ${from.lg} {
    grid-template-columns: 4fr 3fr 5fr;
  }
`;

const name = css`
  ${type.service}
  padding-block-end: 0.06em;
`;

const fullName = css`
  margin-block-start: -0.12em;
  ${type.d2}

  ${from.md} {
    grid-row: span 2;
  }

  ${from.lg} {
    grid-row: auto;
  }
`;

const details = css`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
`;

const detail = css`
  font-size: clamp(1.0625rem, 1rem + 0.4vw, 1.375rem);
  line-height: 1.4;
`;

const words = css`
  max-width: 60ch;
`;

const arrow = css`
  display: none;
  opacity: 0;
  transform: translateX(-24px);
  transition:
    opacity ${duration.hover} ${easing.out},
    transform ${duration.hover} ${easing.out};

  ${from.lg} {
    display: block;
  }
`;

type Service = BlockViewOf<'services'>['items'][number];

function ServiceRow({ service, level }: { service: Service; level: 2 | 3 }) {
  const Name = level === 2 ? 'h2' : 'h3';
  if (service.text) {
    return (
      <div className={cx(bleed, rowBase, fullRow)}>
        <Name className={fullName}>{service.title}</Name>
        <p>
          <b>{service.detail}</b>
        </p>
        <div className={details}>
          <p className={words}>
            <RichText value={service.text} />
          </p>
          {service.link && (
            <TextLink href={service.link.href} hreflang={service.link.hreflang} icon="arrow-right">
              {service.link.label}
            </TextLink>
          )}
        </div>
      </div>
    );
  }
  const content = (
    <>
      <Name className={name}>{service.title}</Name>
      <p className={detail}>{service.detail}</p>
    </>
  );
  if (!service.link) return <div className={cx(bleed, rowBase)}>{content}</div>;
  return (
    <Link
      className={cx(bleed, rowBase, markedRow)}
      href={service.link.href}
      hreflang={service.link.hreflang}
      data-cursor="link"
    >
      {content}
      <span className={arrow} data-row="arrow">
        <Icon name="arrow-right" size={48} />
      </span>
    </Link>
  );
}

/** The disciplines as large rows over the full width. */
export function Services({ block }: SectionProps<'services'>) {
  return (
    <div className={`${services} ${headingWithText}`}>
      {block.heading && (
        <div className={bleed}>
          <h2 className={headings.d4}>{block.heading}</h2>
        </div>
      )}
      <ul className={rows}>
        {block.items.map((service) => (
          <li key={service.title} id={service.id}>
            <ServiceRow service={service} level={block.heading ? 3 : 2} />
          </li>
        ))}
      </ul>
      {block.link && (
        <div className={bleed}>
          <TextLink href={block.link.href} hreflang={block.link.hreflang} icon="arrow-right">
            {block.link.label}
          </TextLink>
        </div>
      )}
    </div>
  );
}
