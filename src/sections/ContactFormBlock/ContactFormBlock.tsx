import { css } from '@linaria/core';
import { useNavigate } from 'react-router-dom';
import { Link } from '../../components/Link/Link';
import { ContactForm } from '../../forms/ContactForm/ContactForm';
import { useText } from '../../i18n/useText';
import { phoneHref } from '../../lib/phoneHref';
import { from, when } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { twelveFromLg } from '../../theme/columns';
import { headingWithText } from '../../theme/paper';
import { border, space } from '../../theme/space';
import { type } from '../../theme/type';
import type { SectionProps } from '../sectionProps';

const columns = css`
  ${twelveFromLg}
`;

const formColumn = css`
  ${from.lg} {
    grid-column: 1 / span 6;
  }
`;

const directColumn = css`
  display: grid;
  align-content: start;
  gap: ${space(5)};

  & > h2 {
    ${type.d3}
  }

  ${from.lg} {
    grid-column: 8 / -1;
  }
`;

const ways = css`
  & > li {
    display: grid;
    justify-items: start;
    gap: ${space(1)};
    padding-block: ${space(4)} ${space(5)};
    border-block-start: ${border.line} solid ${color.line};
  }
`;

const wayHead = css`
  ${type.small}

  & > b {
    display: block;
  }
`;

const way = css`
  ${type.d4}
  min-height: 24px;
  text-decoration: none;

  ${when.hover} {
    &:hover {
      background: ${color.accent};
      color: ${color.onAccent};
    }
  }
`;

/** The contact form, with direct contacts beside it. */
export function ContactFormBlock({ block: { privacy, thanks, direct } }: SectionProps<'contactForm'>) {
  const text = useText();
  const navigate = useNavigate();
  return (
    <div className={`${columns} ${headingWithText}`}>
      <div className={formColumn}>
        <ContactForm privacy={privacy} onSent={(sent) => void navigate(thanks, { state: { sent } })} />
      </div>
      {direct.length > 0 && (
        <div className={`${directColumn} ${headingWithText}`}>
          <h2>{text('contact.direct')}</h2>
          <ul className={ways}>
            {direct.map(({ heading, role, email, phone }) => (
              <li key={heading}>
                <p className={wayHead}>
                  <b>{heading}</b>
                  {role}
                </p>
                <Link className={way} href={`mailto:${email}`}>
                  {email}
                </Link>
                <Link className={way} href={phoneHref(phone)}>
                  {phone}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
