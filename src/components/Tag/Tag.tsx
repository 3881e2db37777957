import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import type { NewsKind } from '../../content/view';
import { when } from '../../theme/breakpoints';
import { color, ink } from '../../theme/colors';
import { border, corner, space } from '../../theme/space';
import { type } from '../../theme/type';

const base = css`
  display: inline-flex;
  align-items: center;
  min-height: ${space(7)};
  padding-block: 2px 3px;
  padding-inline: 9px 13px;
  border: ${border.hair} solid transparent;
  border-radius: ${corner.tag};
  ${type.label}
  line-height: 1.2;
  white-space: nowrap;

  ${when.print} {
    &[data-tag] {
      border-color: currentColor;
      background: none;
      color: inherit;
    }
  }
`;

const tones = {
  outline: css`
    border-color: currentColor;
  `,
  yellow: css`
    background: ${ink.yellow};
    color: ${ink.black};

    [data-theme='yellow'] & {
      border-color: currentColor;
    }
  `,
  lime: css`
    background: ${ink.lime};
    color: ${ink.black};

    [data-theme='lime'] & {
      border-color: currentColor;
    }
  `,
  blue: css`
    background: ${ink.blue};
    color: ${ink.black};

    [data-theme='blue'] & {
      border-color: currentColor;
    }
  `,
  black: css`
    background: ${color.text};
    color: ${color.bg};
  `,
};

export interface TagProps {
  /** Press is yellow, news lime, events blue, disciplines outlined, new items black. Never the only cue. */
  tone: keyof typeof tones;
  /** One word, rarely two. */
  children: ReactNode;
}

/** Tag tone of each kind of dated page; the word has the same meaning. */
export const NEWS_TONES = { news: 'lime', press: 'yellow', event: 'blue' } as const satisfies Record<
  NewsKind,
  TagProps['tone']
>;

/** A one-word label for the kind of an item. */
export function Tag({ tone, children }: TagProps) {
  return (
    <span className={cx(base, tones[tone])} data-tag={tone}>
      {children}
    </span>
  );
}
