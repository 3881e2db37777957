import { css } from '@linaria/core';
import { from, when } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { border, corner, space } from '../../theme/space';
import { fontFamily, type } from '../../theme/type';

/** A column of running text. */
export const article = css`
  display: grid;
  gap: clamp(40px, 5vw, 64px);
  min-width: 0;
`;

/** One block of it with its heading. */
export const block = css`
  display: grid;
  gap: 1.1em;
  min-width: 0;
  scroll-margin-top: 104px;

  & > h2 {
    ${type.d3}
  }

  & > h3 {
    ${type.d4}
  }

  & > p {
    max-width: 68ch;
  }

  ${when.print} {
    break-inside: avoid;
  }
`;

/** A subsection stands nearer to what it belongs to. */
export const subsection = css`
  margin-top: calc(-1 * clamp(8px, 1.4vw, 20px));
`;

/** A sentence that stands out. */
export const statement = css`
  max-width: 28ch;
  ${type.d3}
`;

export const quote = css`
  display: grid;
  gap: ${space(4)};

  & > blockquote {
    max-width: 24ch;
    ${type.d3}
  }

  & > figcaption {
    color: ${color.muted};
    ${type.small}
  }
`;

export const facts = css`
  display: grid;

  & > div {
    display: grid;
    gap: ${space(1)} ${space(6)};
    padding-block: ${space(3)};
    border-top: ${border.hair} solid ${color.hair};
  }

  & > div:first-child {
    border-top: ${border.line} solid ${color.line};
  }

  & dt {
    color: ${color.muted};
    ${type.small}
  }

  & dd {
    min-width: 0;
  }

  ${from.sm} {
    & > div {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      align-items: baseline;
    }
  }
`;

export const figures = css`
  display: grid;
  gap: ${space(8)} ${space(6)};
  grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));

  & dt {
    padding-top: ${space(2)};
  }

  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-top: ${space(3)};
    border-top: ${border.line} solid ${color.line};
  }

  & dd {
    ${type.d2}
  }

  & small {
    font-size: 0.5em;
    margin-left: 0.15em;
  }
`;

export const steps = css`
  display: grid;
  counter-reset: step;

  & > li {
    position: relative;
    display: grid;
    gap: ${space(1)};
    padding: ${space(4)} 0 ${space(5)} 56px;
    border-top: ${border.hair} solid ${color.hair};
    counter-increment: step;
  }

  & > li:first-child {
    border-top: ${border.line} solid ${color.line};
  }

  & > li::before {
    content: counter(step);
    position: absolute;
    left: 0;
    top: ${space(4)};
    font: 800 1.75rem / 1 ${fontFamily.display};
  }

  & h3,
  & h4 {
    ${type.control}
    line-height: 1.55;
  }
`;

export const faq = css`
  & > details {
    border-top: ${border.hair} solid ${color.hair};
  }

  & > details:first-child {
    border-top: ${border.line} solid ${color.line};
  }

  & summary {
    padding-block: ${space(4)};
    cursor: pointer;
    font-weight: 650;
  }

  & p {
    padding-bottom: ${space(5)};
    max-width: 68ch;
  }
`;

export const contact = css`
  display: grid;
  justify-items: start;

  & > h2,
  & > h3 {
    padding-bottom: ${space(4)};
    ${type.d4}
  }

  & a {
    padding-block: 1px;
  }
`;

/** Bullets are quarter tiles: the corner of the house. */
export const bullets = css`
  display: grid;
  gap: 0.5em;

  & > li {
    position: relative;
    max-width: 68ch;
    padding-left: 28px;
  }

  & > li::before {
    content: '';
    position: absolute;
    left: 0;
    top: 0.42em;
    width: 14px;
    height: 14px;
    background: ${color.text};
    border-radius: ${corner.tag};
  }

  ${when.forcedColors} {
    & > li::before {
      background: CanvasText;
    }
  }
`;
