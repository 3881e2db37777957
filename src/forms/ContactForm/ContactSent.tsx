import { css } from '@linaria/core';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/useText';
import { space } from '../../theme/space';
import { type } from '../../theme/type';

const box = css`
  display: grid;
  gap: ${space(4)};
  max-width: 34ch;
  ${type.lead}

  & > h2 {
    ${type.d2}
  }
`;

/** Thanks for a contact message; takes the focus. */
export function ContactSent({ reference }: { reference: string | undefined }) {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <div className={box}>
      <h2 ref={heading} tabIndex={-1}>
        {text('contact.success.title')}
      </h2>
      <p>{text('contact.success.text')}</p>
      {reference && <p>{text('contact.success.reference', { reference })}</p>}
    </div>
  );
}
