import { css } from '@linaria/core';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import type { HouseHeadView } from '../../content/view';
import { from, when } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { bleed } from '../../theme/mixins';
import { border, layout, space } from '../../theme/space';
import { type } from '../../theme/type';
import { HouseWays } from './HouseAddress';
import { OpenNow } from './OpenNow';

/* The line is a horizon for the motif above, on whose ground the sheet is. */
const sheet = css`
  padding-block: clamp(16px, 3vw, 56px) clamp(40px, 5vw, 88px);
  border-block-start: ${border.line} solid ${color.line};

  ${when.print} {
    padding-block-end: ${space(5)};
  }
`;

const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  justify-items: start;
  gap: ${space(5)} ${layout.gridGap};
  font-style: normal;

  ${from.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    row-gap: ${space(8)};
  }

  /* How to reach the house is beside its address, on the line of the street. */
  ${from.lg} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    grid-template-rows: 1fr auto;
    row-gap: ${space(5)};
  }
`;

const place = css`
  grid-column: 1 / -1;
  ${type.d2}

  ${from.md} {
    line-height: 0.82;
  }

  ${from.lg} {
    grid-area: 1 / 1 / 3 / 10;
  }
`;

/** On small screens on its own line, as large as the screen allows; otherwise at the end of the street's line. */
const number = css`
  display: block;
  font-size: 42vw;
  line-height: 0.82;
  letter-spacing: -0.02em;

  ${from.md} {
    display: inline;
    font-size: calc(4rem + 13vw);
  }

  ${when.print} {
    display: inline;
    font-size: 1.6em;
  }
`;

const name = css`
  padding-block-end: ${space(3)};
  ${type.lead}
  font-weight: 650;
`;

const reach = css`
  display: grid;
  gap: ${space(2)};

  ${from.lg} {
    &,
    & + a {
      grid-column: 10 / -1;
    }
  }

  ${from.xl} {
    font-size: 1.25rem;
    line-height: 1.4;
  }
`;

/** The address on a house page: street and number as a poster, then contact details and route. */
export function HouseHead({ name: house, hours, closedOn, route, ...head }: HouseHeadView) {
  return (
    <div className={sheet}>
      <div className={bleed}>
        <address className={card}>
          <div className={place}>
            <p className={name}>
              {house}
              {hours && <OpenNow hours={hours} closedOn={closedOn} />}
            </p>
            <p>
              {head.street}
              {head.number && (
                <>
                  {' '}
                  <span className={number}>{head.number}</span>
                </>
              )}
            </p>
          </div>
          <div className={reach}>
            <p>{head.town}</p>
            <HouseWays {...head} />
          </div>
          <ButtonLink href={route.href} isExternal={route.isExternal}>
            {route.label}
          </ButtonLink>
        </address>
      </div>
    </div>
  );
}
