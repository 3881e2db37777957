import { css } from '@linaria/core';
import { Picture } from '../../components/Picture/Picture';
import type { CaseContent } from '../../content/view';
import { from } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { layout, space } from '../../theme/space';
import { type, TYPE_SCALE } from '../../theme/type';

const figure = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${layout.gridGap};

  ${from.md} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: start;
  }
`;

const words = css`
  max-width: 24ch;
  ${type.lead}

  & > strong {
    display: block;
    padding-block-end: ${space(5)};
    white-space: nowrap;
    ${type.stage}
    /* In text twice as large, it would be wider than a phone. */
    font-size: min(35vw, ${TYPE_SCALE.stage.size});
  }

  & > small {
    display: block;
    color: ${color.muted};
    ${type.small}
  }
`;

/** The number of a case, with its drawing (one mark per counted thing, unless `scale` says otherwise). */
export function CaseNumber({
  number: { value, counts, scale, picture },
}: Required<Pick<CaseContent, 'number'>>) {
  return (
    <figure className={figure}>
      <figcaption className={words}>
        <strong>{value}</strong> {counts}
        {scale && <small>{scale}</small>}
      </figcaption>
      <div>
        <Picture picture={picture} />
      </div>
    </figure>
  );
}
