import { css } from '@linaria/core';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import { RichText } from '../../components/RichText/RichText';
import type { HouseHeadView } from '../../content/view';
import { from } from '../../theme/breakpoints';
import { layout, space } from '../../theme/space';
import { type } from '../../theme/type';
import { HouseAddress } from './HouseAddress';
import { OpenNow } from './OpenNow';

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)} ${layout.gridGap};
  align-items: start;

  ${from.md} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`;

const opening = css`
  max-width: 34ch;
  ${type.lead}
  font-weight: 650;

  ${from.md} {
    grid-column: span 7;
  }
`;

const reach = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space(5)};

  ${from.md} {
    grid-column: 8 / -1;
  }

  ${from.lg} {
    grid-column: 9 / -1;
    font-size: 1.25rem;
  }
`;

const bold = css`
  font-weight: 650;
`;

/** A house on its own page: what it is, where it is, how to reach it and how to get there. */
export function HouseHead({ lead, name, hours, route, ...contact }: HouseHeadView) {
  return (
    <div className={columns}>
      <p className={opening}>
        <RichText value={lead} />
      </p>
      <div className={reach}>
        <HouseAddress {...contact}>
          <p className={bold}>
            {name}
            {hours && <OpenNow hours={hours} />}
          </p>
        </HouseAddress>
        <ButtonLink href={route.href} isExternal={route.isExternal}>
          {route.label}
        </ButtonLink>
      </div>
    </div>
  );
}
