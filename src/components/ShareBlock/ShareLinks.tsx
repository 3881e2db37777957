import { css } from '@linaria/core';
import { useText } from '../../i18n/useText';
import { when } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { visuallyHidden, wrapped } from '../../theme/mixins';
import { border, corner, space } from '../../theme/space';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { shareTargets } from './shareTargets';

const target = css`
  display: grid;
  place-items: center;
  width: ${space(11)};
  height: ${space(11)};
  border: ${border.line} solid ${color.line};
  border-radius: ${corner.buttonSmall};

  ${when.hover} {
    &:hover {
      background: ${color.accent};
      color: ${color.onAccent};
    }
  }
`;

export interface ShareLinksProps {
  /** Absolute URL of the page (its canonical). */
  url: string;
  /** Title of the page, as it is shared. */
  title: string;
}

/** Plain share links, which need no script. */
export function ShareLinks({ url, title }: ShareLinksProps) {
  const text = useText();
  return (
    <ul className={wrapped}>
      {shareTargets(url, title, text('share.emailSubject', { title })).map((place) => (
        <li key={place.id}>
          <Link className={target} href={place.href} isExternal={place.id !== 'email'}>
            <Icon name={place.icon} />
            <span className={visuallyHidden}>{text(`share.${place.id}`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
