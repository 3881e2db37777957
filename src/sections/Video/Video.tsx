import { css } from '@linaria/core';
import { Icon } from '../../components/Icon/Icon';
import { Picture } from '../../components/Picture/Picture';
import { Player } from '../../components/Player/Player';
import { useText } from '../../i18n/useText';
import { from, upFrom } from '../../theme/breakpoints';
import { layout as distances, space } from '../../theme/space';
import { type } from '../../theme/type';
import { disclosure, disclosureIcon, disclosureSummary } from '../disclosureStyles';
import type { SectionProps } from '../sectionProps';

const caption = css`
  display: grid;
  gap: ${space(4)} ${distances.gridGap};
  padding-block-start: ${space(5)};

  ${from.lg} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`;

const title = css`
  ${type.d3}

  ${from.lg} {
    grid-column: 1 / span 6;
  }
`;

const transcript = css`
  ${from.lg} {
    grid-column: 8 / -1;
  }
`;

const lines = css`
  display: grid;
  gap: 0.7em;
  max-width: 64ch;
  padding-block-end: ${space(6)};
`;

/** A film, or its poster where there is none, and everything that is heard and seen in it. */
export function Video({ block, layout = 'split' }: SectionProps<'video'>) {
  const text = useText();
  return (
    <figure>
      {block.film ? (
        <Player film={block.film} title={block.title} poster={block.picture.wide.src} />
      ) : (
        <Picture picture={block.picture} sizes={layout === 'split' ? '92vw' : `${upFrom.md} 62vw, 92vw`} />
      )}
      <figcaption className={caption}>
        <h2 className={title}>{block.title}</h2>
        <details className={`${disclosure} ${transcript}`}>
          <summary className={disclosureSummary}>
            {text('video.transcript')}
            <Icon name="plus" className={disclosureIcon} />
          </summary>
          <div className={lines}>
            {block.transcript.map((line, index) => (
              <p key={index}>{line}</p>
            ))}
          </div>
        </details>
      </figcaption>
    </figure>
  );
}
