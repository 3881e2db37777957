import { from } from '../../../src/theme/breakpoints';
import { BRAND, SUPPORT, THEME_ROLES } from '../../../src/theme/colors';
import { border, corner, layout, space } from '../../../src/theme/space';
import { type } from '../../../src/theme/type';

const role = THEME_ROLES.light;

const frame = `
:root { color-scheme: only light; --split: 50%; }
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; background: ${role.bg}; color: ${role.text}; ${type.body} overflow-wrap: anywhere; }
h1, h2, h3, p, ol, ul, dl, dd, figure { margin: 0; padding: 0; }
ol, ul { list-style: none; }
h1 { ${type.d1} max-width: 16ch; }
h2 { ${type.d2} }
h3 { ${type.d4} }
code, kbd { font: 400 0.9375rem / 1.45 ui-monospace, monospace; }
kbd { padding: 0 ${space(1)}; border: ${border.hair} solid currentcolor; border-radius: 2px; font-size: 0.8125rem; }
:focus-visible { outline: ${border.focus} solid ${role.focusRing}; outline-offset: 2px; box-shadow: 0 0 0 2px ${role.focusGap}; }
button { ${type.label} color: inherit; background: transparent; border: ${border.line} solid ${role.line}; min-height: 32px; padding: ${space(1)} ${space(3)}; cursor: pointer; }
button:hover { background: ${role.accent}; color: ${role.onAccent}; }
button[aria-pressed='true'] { background: ${role.text}; color: ${role.bg}; }
button:disabled { border-color: ${role.hair}; color: ${role.muted}; background: transparent; cursor: not-allowed; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.top { display: grid; gap: ${space(6)}; padding: ${space(8)} ${layout.pageMargin} ${layout.tight}; background: ${BRAND.yellow}; border-bottom: ${border.dialogTop} solid ${BRAND.black}; }
.brand { display: flex; align-items: center; gap: ${space(4)}; ${type.label} }
.brand svg { height: 56px; }
.lead { ${type.lead} max-width: 44ch; }
main { display: grid; gap: ${layout.tight}; padding: ${layout.tight} ${layout.pageMargin}; }
main > section { display: grid; gap: ${space(6)}; }
`;

const content = `
.counts { display: flex; flex-wrap: wrap; gap: ${space(4)} ${space(10)}; }
.counts div { display: flex; flex-direction: column-reverse; }
.counts dt { ${type.label} }
.counts dd { ${type.d2} }
.row { display: flex; flex-wrap: wrap; align-items: center; gap: ${space(2)} ${space(6)}; }
.approve { padding: ${space(4)}; background: ${SUPPORT.paper}; border-radius: ${corner.button}; justify-self: start; }
.command { display: inline-flex; flex-wrap: wrap; align-items: center; gap: ${space(2)}; }
.command code { padding: ${space(1)} ${space(2)}; background: ${SUPPORT.white}; user-select: all; }
.keys input { inline-size: 24px; block-size: 24px; vertical-align: middle; accent-color: ${BRAND.black}; }
.place { ${type.label} color: ${role.muted}; margin-bottom: calc(-1 * ${space(5)}); }
article { display: grid; gap: ${space(3)}; padding-top: ${space(4)}; border-top: ${border.line} solid ${role.line}; }
.cells { display: grid; gap: ${space(3)}; grid-template-columns: repeat(2, minmax(0, 1fr)); }
.cell { ${type.label} }
.cell[data-state='equal'], .cell[data-state='failed'] { padding: ${space(3)}; border: ${border.hair} solid ${role.hair}; color: ${role.muted}; }
.cell[data-state='failed'] { border: ${border.line} solid ${role.error}; color: ${role.text}; }
.cell button { display: block; inline-size: 100%; padding: 0 0 ${space(2)}; text-align: start; background: ${SUPPORT.white}; }
.cell button > .width { margin-inline-start: ${space(2)}; }
.shot { display: block; text-align: start; block-size: 220px; overflow: hidden; margin-bottom: ${space(2)}; border-bottom: ${border.hair} solid ${role.hair}; background: ${role.hair}; }
.shot img { display: block; inline-size: 100%; }
.state { padding: 1px ${space(2)}; border-radius: ${corner.tag}; white-space: nowrap; }
.state[data-state='changed'] { background: ${BRAND.yellow}; color: ${BRAND.black}; }
.state[data-state='new'] { background: ${BRAND.lime}; color: ${BRAND.black}; }
.state[data-state='failed'] { background: ${role.error}; color: ${SUPPORT.white}; }
.files, .same { columns: 28rem; column-gap: ${layout.gridGap}; ${type.small} }
.same li, .files li { break-inside: avoid; padding-block: ${space(1)}; }
summary { ${type.control} padding-block: ${space(3)}; cursor: pointer; }
@media (forced-colors: active) {
  button:is([aria-pressed='true'], [aria-selected='true']), [aria-current] { background: Highlight; color: HighlightText; forced-color-adjust: none; }
}
${from.md} { .cells { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
${from.lg} { .cells { grid-template-columns: repeat(6, minmax(0, 1fr)); } }
`;

const viewer = `
#viewer { inline-size: 100vw; block-size: 100dvh; max-inline-size: none; max-block-size: none; margin: 0; padding: 0; border: 0; background: ${role.bg}; color: ${role.text}; }
#viewer[open] { display: grid; grid-template-rows: auto minmax(0, 1fr); }
#viewer header { display: flex; flex-wrap: wrap; align-items: end; gap: ${space(3)} ${space(6)}; padding: ${space(4)} ${layout.pageMargin}; border-bottom: ${border.line} solid ${role.line}; }
#viewer h2 { ${type.d3} inline-size: fit-content; }
#viewer .name { display: grid; gap: ${space(2)}; }
#viewer .name { flex: 1 1 20rem; ${type.label} }
.ways, .views { display: flex; flex-wrap: wrap; gap: ${space(2)}; }
.slide { display: flex; flex: 1 1 100%; align-items: center; gap: ${space(3)}; ${type.label} }
.slide[hidden] { display: none; }
.slide input { flex: 1; min-inline-size: 0; block-size: 32px; accent-color: ${BRAND.black}; }
.stage { overflow: auto; padding: ${space(4)} ${layout.pageMargin}; background: ${role.hair}; }
.stage figure { inline-size: max-content; }
.stage img { display: block; max-inline-size: none; background: ${SUPPORT.white}; }
.stage[data-fit] figure, .stage[data-fit] img { inline-size: auto; max-inline-size: 100%; }
.stage figcaption { ${type.label} padding-bottom: ${space(1)}; }
.stage:not([data-view='slider'], [data-view='beside']) figure { display: none; }
.stage[data-view='before'] [data-shows='before'], .stage[data-view='after'] [data-shows='after'], .stage[data-view='difference'] [data-shows='difference'] { display: block !important; }
.stage[data-view='slider'], .stage[data-view='beside'] { display: grid; align-items: start; gap: ${space(4)}; }
.stage[data-view='slider'] { justify-items: start; }
.stage[data-view='beside'] { grid-auto-flow: column; justify-content: start; }
.stage[data-view='slider'] [data-shows='difference'] { display: none; }
.stage[data-view='beside'] figure { display: block; }
.stage[data-view='slider'] figure { grid-area: 1 / 1; position: relative; }
.stage[data-view='slider'] figcaption { display: none; }
.stage[data-view='slider'] [data-shows='before'] { clip-path: inset(0 calc(100% - var(--split)) 0 0); }
.stage[data-view='slider'] [data-shows='after'] { clip-path: inset(0 0 0 var(--split)); }
.stage[data-view='slider'] [data-shows='after']::before { content: ''; position: absolute; inset-block: 0; left: var(--split); border-left: ${border.focus} solid ${role.error}; }
`;

/** Returns the report's styles, based on the site's design tokens. */
export function reportStyles(): string {
  return frame + content + viewer;
}
