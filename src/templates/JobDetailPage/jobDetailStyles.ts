import { css } from '@linaria/core';
import { from, when } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { border, layout, space } from '../../theme/space';
import { type } from '../../theme/type';

export const top = css`
  padding-top: ${layout.pageTop};

  ${when.print} {
    padding-top: ${space(6)};
  }
`;

export const back = css`
  padding-bottom: 28px;

  ${when.print} {
    display: none;
  }
`;

/** The notice that the job is closed, above everything else. */
export const closed = css`
  max-width: 34ch;
  padding-top: clamp(24px, 2.6vw, 40px);
  ${type.lead}
  font-weight: 650;
`;

export const facts = css`
  padding-top: clamp(36px, 5vw, 72px);
`;

/** Has its room before its buttons are there, so that nothing moves. Without script there are none. */
export const memory = css`
  min-height: ${space(11)};
  margin-block-start: ${space(6)};

  ${when.noScript} {
    display: none;
  }

  ${when.print} {
    display: none;
  }
`;

export const body = css`
  padding-block: ${layout.section};

  ${when.print} {
    padding-block: ${space(8)} 0;
  }
`;

export const prose = css`
  display: grid;
  gap: clamp(40px, 4.4vw, 56px);

  ${from.md} {
    grid-column: 1 / span 7;
  }

  ${when.print} {
    grid-column: 1 / -1;
    gap: ${space(6)};
  }
`;

export const intro = css`
  ${type.lead}
`;

/** A heading with what belongs to it. */
export const part = css`
  display: grid;
  gap: ${space(5)};

  & > h2 {
    ${type.d3}
  }

  & > p + p {
    margin-top: calc(-1 * ${space(3)});
  }

  ${when.print} {
    break-inside: avoid;
    gap: ${space(2)};
  }
`;

export const bullets = css`
  display: grid;
  gap: 0.5em;

  & > li {
    max-width: 68ch;
  }
`;

export const skillList = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

export const smallPrint = css`
  display: grid;
  gap: ${space(6)};
  padding-top: ${space(6)};
  border-top: ${border.line} solid ${color.line};
  ${type.small}

  & h2 {
    ${type.small}
    font-weight: 650;
  }
`;

/** Stays in view beside the description; it ends where the band of the location begins. */
export const aside = css`
  display: grid;
  gap: ${space(8)};

  ${from.md} {
    grid-column: 8 / -1;
    align-self: start;
    position: sticky;
    top: 112px;
  }

  ${from.lg} {
    grid-column: 9 / -1;
  }

  ${when.print} {
    grid-column: 1 / -1;
    position: static;
  }
`;

export const apply = css`
  display: grid;
  justify-items: start;
  gap: ${space(6)};
  padding-bottom: 28px;
  margin-bottom: ${space(5)};
  border-bottom: ${border.line} solid currentColor;

  & > h2 {
    margin-bottom: -10px;
    ${type.d3}
  }

  ${when.print} {
    display: none;
  }
`;

export const ending = css`
  font-weight: 650;
`;

export const contact = css`
  display: grid;
  justify-items: start;
  ${type.small}

  & > h2 {
    ${type.small}
    font-weight: 650;
  }

  & > a {
    padding-block: 2px;
    font-weight: 650;
    overflow-wrap: anywhere;
  }
`;

export const locationBand = css`
  padding-block: ${layout.section};

  & > div {
    align-items: end;
  }

  ${when.print} {
    display: none;
  }
`;

export const housePicture = css`
  ${from.md} {
    grid-column: 1 / span 5;
  }
`;

export const houseText = css`
  display: grid;
  justify-items: start;
  gap: ${space(6)};

  & > h2 {
    ${type.d2}
  }

  & > p {
    max-width: 34ch;
    ${type.lead}
  }

  ${from.md} {
    grid-column: 7 / -1;
  }
`;

export const similar = css`
  display: grid;
  gap: ${layout.headingGap};
  padding-block: ${layout.section};

  ${when.print} {
    display: none;
  }
`;
