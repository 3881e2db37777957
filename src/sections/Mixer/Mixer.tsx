import { css, cx } from '@linaria/core';
import { useId } from 'react';
import { ShareLinks } from '../../components/ShareBlock/ShareLinks';
import { TextLink } from '../../components/TextLink/TextLink';
import { DISCIPLINE_PLATES } from '../../config/posters';
import type { MixerSheet } from '../../content/view';
import { from, when } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { headings } from '../../theme/mixins';
import { layout, NUMERAL_SIZE, space } from '../../theme/space';
import { type } from '../../theme/type';
import type { SectionProps } from '../sectionProps';
import { PlateChoice, PlateLinks } from './Plates';
import { Posters, Prints, Words } from './Sheets';

/**
 * Each choice hides the pairs without it, so the pair of both choices remains. The same choice on both sides hides all
 * pairs and shows the single plate.
 */
const rules = DISCIPLINE_PLATES.map((_, index) => {
  const chosen = `[data-plate='${index + 1}']:checked`;
  const isTwice = `&:has([data-side='1'] ${chosen}):has([data-side='2'] ${chosen})`;
  return `
  &:has(${chosen}) [data-pair]:not([data-pair~='${index + 1}']),
  ${isTwice} [data-pair] {
    display: none;
  }
  ${isTwice} [data-alone~='${index + 1}'] {
    display: block;
  }`;
}).join('');

/* Styles alone show the result, so it works without script. */
const mixer = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)} clamp(24px, 4vw, 72px);

  & [data-alone] {
    display: none;
  }

  ${rules}

  ${from.md} {
    &[data-sheets] {
      grid-template-columns: repeat(12, minmax(0, 1fr));
      grid-template-rows: repeat(2, auto) 1fr;
      column-gap: ${layout.gridGap};
    }

    &[data-sheets] > * {
      grid-column: 1 / span 6;
    }
  }

  /* Without :has(), only the links to the pages of all pairs are shown. */
  @supports not selector(:has(*)) {
    &[data-sheets] > :not(h2, [data-part='prints']) {
      display: none;
    }
  }
`;

/**
 * The sheet with its words below it. On wide screens it is lifted to the top of a giant number directly above the mixer,
 * and is as low as its words need to be on the first screen.
 */
const result = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(6)};

  ${from.md} {
    [data-sheets] > div& {
      grid-area: 1 / 8 / span 3 / span 5;
    }
  }

  ${from.lg} {
    @media screen {
      :has(> svg[data-digits]) + section & {
        margin-block-start: calc(-0.56 * ${NUMERAL_SIZE} - ${layout.headingGap});
      }
    }

    & > div {
      width: clamp(280px, 0.8 * (100svh - 376px), 100%);
    }
  }

  ${when.print} {
    & > div {
      width: 80mm;
    }
  }
`;

const sides = css`
  display: grid;
  /* Side by side, unless the text is so large that a word would not fit into half the width. */
  grid-template-columns: repeat(auto-fit, minmax(min(7em, 100%), 1fr));
  gap: ${layout.gridGap};
`;

const label = css`
  color: ${color.muted};
  ${type.label}
`;

const shareBlock = css`
  display: grid;
  gap: ${space(3)};
`;

/** On paper nothing can be chosen or shared. */
const screenOnly = css`
  ${when.print} {
    display: none;
  }
`;

/**
 * Two groups of disciplines, any two of which make a combination: native radio buttons whose state the stylesheet uses,
 * with the word, the sentence and the cases of the chosen pair, which are announced, and a link to its page. Without
 * sheets the disciplines are links to the neighbours of the page's pair.
 */
export function Mixer({ block }: SectionProps<'mixer'>) {
  const id = useId();
  const { sides: both, sheets, link, share } = block;
  const isOpen = ({ plates }: MixerSheet) =>
    both.every((side, index) => side.plates[(plates[index] ?? 0) - 1]?.isChosen);
  const [first, second] = both;
  return (
    <div className={mixer} data-sheets={sheets ? '' : undefined}>
      <h2 className={cx(headings.d4, screenOnly)}>{block.heading}</h2>
      <div className={cx(sides, screenOnly)}>
        {sheets ? (
          <>
            <PlateChoice side={first} number={1} name={`${id}-1`} />
            <PlateChoice side={second} number={2} name={`${id}-2`} />
          </>
        ) : (
          <>
            <PlateLinks side={first} number={1} />
            <PlateLinks side={second} number={2} />
          </>
        )}
      </div>
      {sheets && (
        <>
          <div className={result}>
            <Posters items={sheets.items} isOpen={isOpen} />
            <Words items={sheets.items} alone={sheets.alone} />
          </div>
          <Prints items={sheets.items} casesLabel={sheets.casesLabel} none={sheets.none} />
        </>
      )}
      {link && (
        <div>
          <TextLink href={link.href} hreflang={link.hreflang} icon="arrow-right">
            {link.label}
          </TextLink>
        </div>
      )}
      {share && (
        <div className={cx(shareBlock, screenOnly)}>
          <p className={label}>{share.label}</p>
          <ShareLinks url={share.url} title={share.title} />
        </div>
      )}
    </div>
  );
}
