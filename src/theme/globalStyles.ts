import { css } from '@linaria/core';
import { THEMES, type Theme } from '../config/themes';
import {
  BRAND,
  byScheme,
  nativeScheme,
  NIGHT_ROLES,
  type Roles,
  STRONG_HAIR,
  SUPPORT,
  THEME_ROLES,
  color,
} from './colors';
import { from, when } from './breakpoints';
import { border } from './space';
import { type } from './type';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const roleVariables = (roles: Roles, night: Roles = roles) =>
  Object.entries(roles)
    .map(([role, value]) => `--${kebab(role)}: ${byScheme(value, night[role as keyof Roles])};`)
    .join(' ');

/** Native parts (select lists, scrollbars) follow the scheme; on fields of ink they look as on white paper. */
const schemeOf = (theme: Theme) =>
  nativeScheme('light', theme === 'light' || theme === 'dark' ? 'dark' : 'light');

const themeRule = (theme: Theme) =>
  `${theme === 'light' ? ':root, ' : ''}[data-theme='${theme}'] {
    ${roleVariables(THEME_ROLES[theme], theme === 'light' ? NIGHT_ROLES : undefined)}
    ${schemeOf(theme)}
    background: var(--bg);
    color: var(--text);
  }`;

/** Rules of all five themes; a theme can be set on the root element or on any section. Paper has the light one only. */
const themeRules = `
  ${themeRule('light')}

  @media screen {
    ${THEMES.filter((theme) => theme !== 'light')
      .map(themeRule)
      .join('\n')}
  }
`;

/**
 * Paper colour of the page. One of `--day` and `--night` is empty and the other invalid, so that `var(--day, a)
 * var(--night, b)` resolves to a single value; the oldest supported browsers lack `light-dark()`. Printed paper is
 * always white.
 */
const NIGHT = '--day: ; --night: initial;';
const schemeRules = `
  :root { --day: initial; --night: ; }

  @media screen {
    [data-scheme='dark'] { ${NIGHT} }
  }

  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-scheme='light']) { ${NIGHT} }
  }
`;

/** Styles of bare elements; loaded once with the shell. */
export const globalStyles = css`
  :global() {
    :root {
      --ink-black: ${BRAND.black};
      --ink-yellow: ${BRAND.yellow};
      --ink-blue: ${BRAND.blue};
      --ink-lime: ${BRAND.lime};
      --ink-paper: ${SUPPORT.paper};
      --ink-white: ${SUPPORT.white};
    }

    ${schemeRules}
    ${themeRules}

    ${when.moreContrast} {
      [data-theme] {
        --muted: var(--text);
      }

      [data-theme='light'] {
        --hair: ${byScheme(STRONG_HAIR.light, STRONG_HAIR.night)};
      }

      [data-theme='dark'] {
        --hair: ${STRONG_HAIR.night};
      }
    }

    *,
    *::before,
    *::after {
      box-sizing: border-box;
    }

    html {
      -webkit-text-size-adjust: 100%;
      text-size-adjust: 100%;
      scroll-padding-top: 104px;
      font-synthesis: none;
    }

    ${from.xxl} {
      html {
        font-size: 112.5%;
      }
    }

    body {
      margin: 0;
      ${type.body}
      background: ${color.bg};
      color: ${color.text};
      /* Unlike break-word, it lets a column be narrower than its words: enlarged text never widens the page. */
      overflow-wrap: anywhere;
      /* No single word in the last line, where browsers can avoid it. */
      text-wrap: pretty;
    }

    h1,
    h2,
    h3,
    h4,
    p,
    ul,
    ol,
    dl,
    dd,
    figure,
    blockquote,
    fieldset {
      margin: 0;
      padding: 0;
    }

    h1,
    h2,
    h3,
    h4 {
      font-weight: 800;
      text-wrap: balance;
    }

    /* An empty string would keep the role of a list in Safari, but its marker makes items taller there. */
    ul,
    ol {
      list-style: none;
    }

    img,
    svg {
      display: block;
      max-width: 100%;
    }

    b,
    strong {
      font-weight: 650;
    }

    a {
      color: inherit;
    }

    button {
      font: inherit;
      color: inherit;
    }

    :focus-visible {
      outline: ${border.focus} solid ${color.focusRing};
      outline-offset: 3px;
      box-shadow: 0 0 0 3px ${color.focusGap};
    }

    [tabindex='-1']:focus {
      outline: none;
      box-shadow: none;
    }

    /*
     * Skips the layout of parts below the first screen, to speed up the first paint on slow phones. Only in browsers with
     * scroll anchoring, which keeps the text in place as the heights above it change, and with script, as
     * src/document/renderAll.ts must end it: a skipped part has no text to copy and no accessible name.
     */
    @supports (overflow-anchor: auto) {
      @media screen and (scripting: enabled) {
        [data-first-screen] :is(main section, main aside, footer, [data-wall] > li) {
          content-visibility: auto;
          contain-intrinsic-block-size: auto 600px;
        }

        [data-first-screen] [data-job]:nth-child(n + 13) {
          content-visibility: auto;
          contain-intrinsic-block-size: auto 72px;
        }
      }
    }

    ${when.noMotion} {
      *,
      *::before,
      *::after {
        animation-duration: 1ms !important;
        animation-iteration-count: 1 !important;
        transition: none !important;
        scroll-behavior: auto !important;
      }
    }

    ${when.print} {
      /* Browsers do not print outside the page area: the body's padding makes room for the crop marks. */
      @page {
        margin: 10mm 8mm;
      }

      html {
        font-size: 10.5pt;
      }

      /* Black on white. */
      html,
      body,
      [data-theme] {
        --bg: ${SUPPORT.white};
        --accent: ${SUPPORT.white};
        background: none;
        color: ${BRAND.black};
      }

      /* clone repeats the padding on every sheet; otherwise only the first and last would have it. */
      body {
        padding: 6mm 8mm;
        box-decoration-break: clone;
      }

      /* The address of the page, in the padding above its logo. */
      head,
      [rel='canonical'] {
        display: block;
        height: 0;
        margin-inline: 4mm;
      }

      [rel='canonical']::after {
        content: attr(href);
        ${type.label}
      }

      /* What works on screens only; of the layout around the page, only the logo is printed. */
      :is(nav, button, [role='search'], summary > svg, header div > :not(a), #root > :not(header, main)) {
        display: none !important;
      }

      /* Not in an entry: one that ends with a heading would be tied to the next, and all entries to each other. */
      :is(h1, h2, h3, h4):not(li *) {
        break-after: avoid;
      }

      p,
      li {
        orphans: 3;
        widows: 3;
      }

      /* Otherwise the border above an entry could end one sheet and its text start the next. */
      main :is(li, dl > div, details, figure) {
        break-inside: avoid;
      }

      /* Margins vanish at the edge of a sheet; with paddings, browsers part the last block from its heading. */
      main section {
        margin-block-start: 10mm;
        padding-block: 0 !important;
      }

      /* Answers and transcripts are printed although they are closed. */
      ::details-content {
        block-size: auto;
        content-visibility: visible;
      }
    }
  }
`;
