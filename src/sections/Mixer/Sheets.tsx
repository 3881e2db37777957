import { css } from '@linaria/core';
import { Picture } from '../../components/Picture/Picture';
import { RichText } from '../../components/RichText/RichText';
import { TextLink } from '../../components/TextLink/TextLink';
import { DISCIPLINE_PLATES } from '../../config/posters';
import type { BlockViewOf, MixerSheet } from '../../content/view';
import { when } from '../../theme/breakpoints';
import { color, ink } from '../../theme/colors';
import { duration, easing } from '../../theme/motion';
import { space } from '../../theme/space';
import { type } from '../../theme/type';

/* Both plates cover a newly chosen sheet and lift off; the sheet shown at first is already printed. */
const posters = css`
  & > div {
    position: relative;
    overflow: clip;
  }

  & > div::before,
  & > div::after {
    content: '';
    position: absolute;
    inset: 0;
    background: ${ink.yellow};
    transform: translateX(-101%);
  }

  & > div::after {
    background: ${ink.blue};
    transform: translateX(101%);
  }

  ${when.reducedMotion} {
    & > div::before,
    & > div::after {
      display: none;
    }
  }

  & > div:not([data-open])::before,
  & > div:not([data-open])::after {
    animation: lift-plate ${duration.growth} ${easing.inOut};
  }

  @keyframes lift-plate {
    from {
      transform: none;
    }
  }
`;

/* As high as the longest text, so that the content below does not move with each choice. */
const words = css`
  display: grid;
  align-content: start;
  min-height: 10.5rem;

  & > span {
    display: block;
  }
`;

const third = css`
  display: block;
  padding-block-end: ${space(3)};
  ${type.d2}
`;

const sentence = css`
  display: block;
  max-width: 32ch;
  ${type.lead}
`;

const prints = css`
  & > div > * + * {
    margin-block-start: ${space(3)};
  }
`;

const label = css`
  color: ${color.muted};
  ${type.label}
`;

/** All combinations: pairs and single disciplines. */
type Sheets = NonNullable<BlockViewOf<'mixer'>['sheets']>;

/** Attributes by which the styles select the parts of a sheet. */
const chosenBy = ({ plates: [first, second] }: MixerSheet) =>
  first === second ? { 'data-alone': first } : { 'data-pair': `${first} ${second}` };

const keyOf = ({ plates }: MixerSheet) => plates.join();

/** The poster of each sheet; only the chosen one is visible and loaded. */
export function Posters({
  items,
  isOpen,
}: Pick<Sheets, 'items'> & { isOpen: (sheet: MixerSheet) => boolean }) {
  return (
    <div className={posters}>
      {items.map((sheet) => (
        <div key={keyOf(sheet)} {...chosenBy(sheet)} data-open={isOpen(sheet) ? '' : undefined}>
          <Picture picture={sheet.picture} isPriority={isOpen(sheet)} />
        </div>
      ))}
    </div>
  );
}

/** The word and the sentence of each sheet, as a status: screen readers announce those of the chosen one. */
export function Words({ items, alone }: Pick<Sheets, 'items' | 'alone'>) {
  return (
    <output className={words}>
      {items.map(
        (sheet) =>
          sheet.words && (
            <span key={keyOf(sheet)} {...chosenBy(sheet)}>
              <strong className={third}>{sheet.words.title}</strong>
              <span className={sentence}>
                <RichText value={sheet.words.lead} />
              </span>
            </span>
          ),
      )}
      <span data-alone={DISCIPLINE_PLATES.map((_, index) => index + 1).join(' ')}>
        <strong className={third}>{alone.title}</strong>
        <span className={sentence}>{alone.lead}</span>
      </span>
    </output>
  );
}

/** The cases and the page link of each sheet. */
export function Prints({ items, casesLabel, none }: Omit<Sheets, 'alone'>) {
  return (
    <div className={prints} data-part="prints">
      {items.map(
        (sheet) =>
          sheet.link && (
            <div key={keyOf(sheet)} {...chosenBy(sheet)}>
              <p className={label}>{sheet.cases.length > 0 ? casesLabel : none.text}</p>
              <ul>
                {(sheet.cases.length > 0 ? sheet.cases : [none.link]).map((link) => (
                  <li key={link.href}>
                    <RichText value={[link]} />
                  </li>
                ))}
              </ul>
              <TextLink href={sheet.link.href} icon="arrow-right">
                {sheet.link.label}
              </TextLink>
            </div>
          ),
      )}
    </div>
  );
}
