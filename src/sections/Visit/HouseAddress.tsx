import { css } from '@linaria/core';
import { Link } from '../../components/Link/Link';
import type { HouseContact, LinkView } from '../../content/view';
import { color } from '../../theme/colors';
import { inlineLink } from '../../theme/inlineLink';
import { space } from '../../theme/space';
import { type } from '../../theme/type';

const card = css`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  font-style: normal;
  line-height: 1.4;
`;

const way = css`
  display: inline-block;
  min-height: 28px;
  ${inlineLink}
`;

const note = css`
  color: ${color.muted};
  ${type.small}
`;

export interface HouseWaysProps extends Pick<HouseContact, 'phone' | 'phoneNote'> {
  email?: LinkView | undefined;
}

/** Phone number and email address of a house. */
export function HouseWays({ phone, phoneNote, email }: HouseWaysProps) {
  return (
    <div>
      <p>
        <Link className={way} href={phone.href}>
          {phone.label}
        </Link>
      </p>
      {phoneNote && <p className={note}>{phoneNote}</p>}
      {email && (
        <p>
          <Link className={way} href={email.href}>
            {email.label}
          </Link>
        </p>
      )}
    </div>
  );
}

export type HouseAddressProps = Pick<HouseContact, 'address' | 'phone' | 'phoneNote'>;

/** Address and contact details of a house, line by line. */
export function HouseAddress({ address, ...ways }: HouseAddressProps) {
  return (
    <address className={card}>
      <div>
        {address.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <HouseWays {...ways} />
    </address>
  );
}
