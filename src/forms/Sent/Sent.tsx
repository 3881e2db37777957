import { css } from '@linaria/core';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { PAPER_ICONS } from '../../components/Icon/paperIcons';
import { Button } from '../../components/Button/Button';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import type { LinkView } from '../../content/view';
import { useText } from '../../i18n/useText';
import { from, when } from '../../theme/breakpoints';
import { color, ink } from '../../theme/colors';
import { bleed } from '../../theme/mixins';
import { border, CONTAINERS, layout, space } from '../../theme/space';
import { type } from '../../theme/type';
import { FileName } from '../FileField/FileName';

const stage = css`
  position: relative;
  display: grid;
  align-content: start;
  overflow: hidden;
  padding-block: ${layout.pageTop} calc(372px + 15vw);

  ${from.lg} {
    min-height: 800px;
    padding-block-end: ${layout.section};
  }

  ${when.print} {
    min-height: 0;
    padding-block: ${space(6)};
  }
`;

/* Two discs in the plates' colours, below the words where there is no room beside them; the overlap is paper. */
const discs = css`
  position: absolute;
  inset-block-end: ${space(4)};
  inset-inline-start: calc(65px + 30vw);
  width: calc(175px + 60vw);
  max-width: none;
  forced-color-adjust: none;

  ${from.lg} {
    inset-block-end: -12px;
    inset-inline-start: 43.7%;
    width: 61.4vw;
  }

  ${when.print} {
    display: none;
  }
`;

const words = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space(4)};
  max-width: 30ch;
  ${type.lead}

  & > h1 {
    margin-inline-start: -0.02em;
    padding-block-end: clamp(8px, 2vw, 32px);
    ${type.mega}
  }

  & > p:first-of-type {
    font-weight: 650;
  }

  /* Clear of the discs; the headline is wider than that on large screens. */
  ${from.lg} {
    max-width: min(30ch, 37vw);

    & > h1 {
      white-space: nowrap;
    }
  }

  /* The buttons, and the switch that remembers the application on this device. */
  ${when.print} {
    & > div {
      display: none;
    }
  }
`;

const referenceLine = css`
  ${type.body}
  font-weight: 650;
`;

const linkLine = css`
  ${type.body}

  /* The link it is about is a button. */
  ${when.print} {
    display: none;
  }
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  padding-block-start: ${space(4)};
`;

const paper = css`
  padding-block: ${layout.tight} ${layout.section};

  ${when.print} {
    padding-block: 0;
  }
`;

const columns = css`
  max-width: ${`${CONTAINERS.lg}px`};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${layout.tight};
`;

const copy = css`
  display: grid;
  gap: ${space(6)};

  & > h2 {
    ${type.d3}
  }

  & > dl > div {
    display: grid;
    gap: ${space(1)} ${layout.gridGap};
    padding-block: ${space(3)};
    border-block-start: ${border.hair} solid ${color.hair};

    ${from.md} {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    }
  }

  & dt {
    color: ${color.muted};
    ${type.small}
  }

  & dd {
    white-space: pre-line;
  }
`;

/** One line of the copy. */
export interface CopyLine {
  label: string;
  value: string;
  /** true: it names files. */
  isFiles?: boolean;
}

export interface SentProps {
  /** The h1 of the page. */
  title: string;
  /** Sentence that confirms the application, with the applicant's name. */
  greeting: string;
  /** What happens next and by when; one sentence per entry. */
  next: string[];
  /** URL of the applicant's own page; left out if the server returned none. */
  link?: string | undefined;
  /** The reference in a sentence; left out if the server returned none. */
  reference?: ReactNode;
  /** Link to the job list. */
  jobs: LinkView;
  /** Controls for what this device remembers of the application, below the reference. */
  memory?: ReactNode;
  /** Copy of what was sent. */
  lines: CopyLine[];
  /** The further steps. */
  children?: ReactNode;
}

/** Thanks for an application: what happens next and by when, and a copy to print, on lime. */
export function Sent({ title, greeting, next, reference, link, jobs, lines, memory, children }: SentProps) {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus();
  }, []);
  // A layout effect, so that it is undone before another page sets its own title.
  useLayoutEffect(() => {
    const before = document.title;
    document.title = `${title} – ${before}`;
    return () => {
      document.title = before;
    };
  }, [title]);
  return (
    <>
      <div className={`${bleed} ${stage}`}>
        <svg className={discs} viewBox="0 0 781 572" aria-hidden="true">
          <circle cx="286" cy="286" r="286" fill={ink.blue} />
          <circle cx="495" cy="286" r="286" fill={ink.yellow} />
          <path d="M390.5 19.8a286 286 0 0 1 0 532 286 286 0 0 1 0-532z" fill={ink.paper} />
        </svg>
        <div className={words}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p>{greeting}</p>
          {next.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {reference && <p className={referenceLine}>{reference}</p>}
          {memory}
          {link && <p className={linkLine}>{text('apply.success.linkText')}</p>}
          <div className={actions}>
            {link && (
              <ButtonLink href={link} icon="arrow-right">
                {text('apply.success.link')}
              </ButtonLink>
            )}
            <ButtonLink
              href={jobs.href}
              hreflang={jobs.hreflang}
              variant={link ? 'outline' : 'filled'}
              icon="arrow-right"
            >
              {jobs.label}
            </ButtonLink>
            <Button variant="outline" icon={PAPER_ICONS.print} onClick={() => window.print()}>
              {text('apply.success.print')}
            </Button>
          </div>
        </div>
      </div>
      <div className={`${bleed} ${paper}`} data-theme="light">
        <div className={columns}>
          {children}
          <section className={copy}>
            <h2>{text('apply.success.copyTitle')}</h2>
            <dl>
              {lines.map(({ label, value, isFiles }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{isFiles ? <FileName>{value}</FileName> : value}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      </div>
    </>
  );
}
