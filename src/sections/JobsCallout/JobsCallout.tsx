import { css } from '@linaria/core';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import { Picture } from '../../components/Picture/Picture';
import { RichText } from '../../components/RichText/RichText';
import { from, when } from '../../theme/breakpoints';
import { ink } from '../../theme/colors';
import { bleed, visuallyHidden } from '../../theme/mixins';
import { corner, layout, space } from '../../theme/space';
import { fontFamily, type } from '../../theme/type';
import type { SectionProps } from '../sectionProps';

const callout = css`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  padding-block: ${layout.section};

  ${when.print} {
    break-inside: avoid;
  }
`;

const art = css`
  position: absolute;
  z-index: -1;
  inset: 0;

  /* Paper has no flat panel for the text. */
  ${when.print} {
    display: none;
  }
`;

const inner = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  justify-items: start;
  gap: ${space(6)} ${space(12)};

  ${from.lg} {
    grid-template-columns: auto minmax(0, 1fr);
    justify-items: end;
  }
`;

const numeral = css`
  color: ${ink.black};
  /* From xl it grows faster than the panel, until it is as high; its line ends at the foot of the digits. */
  font: 800 clamp(min(11rem, 55vw), max(34vw, 64vw - 24rem), 50rem) / 0.66 ${fontFamily.display};
  letter-spacing: -0.01em;

  /* Otherwise it lies directly on the picture. */
  ${when.moreContrast} {
    padding-block: 0.06em;
    background: ${ink.paper};
  }
`;

const panel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: 100%;
  justify-items: start;
  gap: ${space(6)};
  padding: clamp(24px, 3vw, 48px);
  border-radius: ${corner.dialog};

  ${when.print} {
    padding: 0;
  }
`;

const heading = css`
  max-width: 11ch;
  ${type.d1}
`;

const words = css`
  max-width: 37ch;
  padding-block-end: ${space(3)};
  ${type.lead}
`;

/** The call to the jobs over the halftone poster; text is on a flat panel, never on the dots. */
export function JobsCallout({ block }: SectionProps<'jobsCallout'>) {
  return (
    <div className={`${bleed} ${callout}`}>
      <div className={art}>
        <Picture picture={{ ...block.picture, alt: '' }} fit="cover" />
      </div>
      <div className={inner}>
        {block.count > 0 && (
          <p className={numeral}>
            <span aria-hidden="true">{block.count}</span>
            <span className={visuallyHidden}>{block.countText}</span>
          </p>
        )}
        <div className={panel} data-theme="blue">
          <h2 className={heading}>{block.heading}</h2>
          <p className={words}>
            <RichText value={block.text} />
          </p>
          <ButtonLink href={block.link.href} hreflang={block.link.hreflang} icon="arrow-right">
            {block.link.label}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
