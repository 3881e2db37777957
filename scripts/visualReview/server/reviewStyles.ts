import { from } from '../../../src/theme/breakpoints';
import { BRAND, SUPPORT, THEME_ROLES } from '../../../src/theme/colors';
import { border, corner, space } from '../../../src/theme/space';
import { type } from '../../../src/theme/type';
import { reportFontFaces } from '../../visual/report/reportFonts';
import { reportStyles } from '../../visual/report/reportStyles';

const role = THEME_ROLES.light;

const frame = `
html, body { block-size: 100%; }
body { overflow-wrap: normal; font-size: 1rem; }
body.message main { max-inline-size: 60ch; }
strong, th { font-weight: 650; }
a { color: inherit; }
button[aria-expanded='true'] { background: ${BRAND.black}; color: ${SUPPORT.paper}; }
[hidden] { display: none !important; }
#review { min-block-size: 100%; }
.app { display: grid; grid-template-columns: minmax(0, 1fr); grid-template-rows: auto auto auto minmax(0, 1fr); min-block-size: 100dvh; }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: ${space(2)} ${space(6)}; padding: ${space(3)} ${space(5)}; background: ${BRAND.yellow}; border-bottom: ${border.line} solid ${BRAND.black}; }
.bar .brand svg { height: 32px; }
.bar h1 { font: inherit; }
.bar nav { display: flex; flex-wrap: wrap; gap: ${space(1)}; }
.bar a { ${type.label} display: inline-block; line-height: 32px; padding: 0 ${space(3)}; color: inherit; }
.bar kbd { display: inline-block; }
.bar a[aria-current] { background: ${BRAND.black}; color: ${BRAND.yellow}; text-decoration: none; border-radius: ${corner.tag}; }
.bar button:hover { background: ${BRAND.black}; color: ${BRAND.yellow}; }
.bar button[aria-disabled='true'] { border-color: ${role.hair}; background: transparent; color: ${role.muted}; cursor: not-allowed; }
.progress { ${type.label} display: flex; flex-wrap: wrap; align-items: center; gap: ${space(3)}; margin-inline-start: auto; }
.progress progress { inline-size: 160px; block-size: 12px; appearance: none; border: ${border.hair} solid ${BRAND.black}; background: ${SUPPORT.white}; }
.progress progress::-webkit-progress-bar { background: ${SUPPORT.white}; }
.progress progress::-webkit-progress-value { background: ${BRAND.black}; }
.progress progress::-moz-progress-bar { background: ${BRAND.black}; }
.alert { padding: ${space(3)} ${space(5)}; background: ${SUPPORT.white}; border-inline-start: ${border.errorBar} solid ${role.error}; }
.alert p + p { margin-top: ${space(1)}; }
.said { ${type.small} min-block-size: 2rem; padding: ${space(1)} ${space(5)}; border-block-end: ${border.hair} solid ${role.hair}; }
.view { padding: ${space(6)} ${space(5)} ${space(12)}; display: grid; gap: ${space(5)}; align-content: start; }
.view h2, .done h2 { ${type.d3} justify-self: start; }
.view p, .done p { max-inline-size: 70ch; }
`;

const review = `
main.review { padding: 0; gap: 0; } main.view { padding: ${space(6)} ${space(5)} ${space(12)}; }
.review { display: grid; grid-template-columns: minmax(0, 1fr); }
.list { border-block-end: ${border.line} solid ${role.line}; max-block-size: 40dvh; overflow: auto; background: ${SUPPORT.white}; }
.list-head { position: sticky; inset-block-start: 0; z-index: 1; display: grid; gap: ${space(2)}; padding: ${space(3)} ${space(4)}; background: ${SUPPORT.white}; border-bottom: ${border.hair} solid ${role.hair}; }
.list-head fieldset { display: flex; flex-wrap: wrap; gap: ${space(1)} ${space(4)}; border: 0; margin: 0; padding: 0; ${type.label} }
.list-head legend { line-height: 24px; float: inline-start; padding: 0; margin-inline-end: ${space(3)}; }
.list-head label { display: inline-flex; align-items: center; gap: ${space(1)}; min-block-size: 24px; }
.list-head input, .scopes input { accent-color: ${BRAND.black}; inline-size: 18px; block-size: 18px; margin: 0; }
.group { content-visibility: auto; contain-intrinsic-size: auto calc(90px + var(--rows) * 28px); }
.group h2 { ${type.label} font-size: 0.9375rem; padding: ${space(3)} ${space(4)} ${space(1)}; overflow-wrap: anywhere; }
.group h2:focus-visible { outline-offset: -${border.focus}; box-shadow: none; }
.group .who { ${type.small} font-size: 0.875rem; padding: 0 ${space(4)} ${space(1)}; color: ${role.muted}; }
.group h2 .swatch { display: inline-block; inline-size: 0.9em; block-size: 0.9em; vertical-align: -0.05em; border: 1px solid ${role.line}; }
.group-tools { display: flex; flex-wrap: wrap; gap: ${space(2)}; padding: ${space(1)} ${space(4)} ${space(2)}; }
.group-tools button, .small { min-block-size: 24px; padding: 1px ${space(2)}; }
.row-item { scroll-margin-block: 180px; display: grid; grid-template-columns: 1.5rem minmax(0, 1fr) auto; align-items: baseline; gap: ${space(2)}; inline-size: 100%; min-block-size: 28px; padding: ${space(1)} ${space(4)}; border: 0; text-align: start; font: 400 0.9375rem / 1.3 'Bricolage Grotesque', sans-serif; letter-spacing: 0; content-visibility: auto; contain-intrinsic-size: auto 28px; }
.row-item[aria-current] { background: ${BRAND.black}; color: ${SUPPORT.paper}; }
.row-item .where { overflow-wrap: anywhere; }
.row-item .size { font-size: 0.8125rem; white-space: nowrap; }
.mark { font-weight: 650; }
.sign { inline-size: 12px; block-size: 12px; fill: none; stroke: currentcolor; stroke-width: 2; }
.picture-review, .looks, .tab, .view { grid-template-columns: minmax(0, 1fr); overflow-wrap: anywhere; }
.picture-review { display: grid; grid-template-rows: auto auto minmax(240px, 1fr) auto; min-block-size: 0; min-inline-size: 0; }
.title { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; gap: ${space(2)} ${space(6)}; padding: ${space(3)} ${space(5)}; }
.title h2 { ${type.d4} }
.title h2:focus-visible { outline-offset: 1px; }
.title p { ${type.small} }
.title .state { font-size: 0.8125rem; }
.state[data-state='orphaned'], .state[data-state='accepted'] { background: ${BRAND.black}; color: ${SUPPORT.white}; }
.state[data-state='rejected'] { background: ${role.error}; color: ${SUPPORT.white}; }
.verdict { display: grid; gap: ${space(2)}; padding: ${space(3)} ${space(5)}; border-block: ${border.hair} solid ${role.hair}; background: ${SUPPORT.white}; grid-template-columns: minmax(0, 1fr); }
.verdict > div { display: grid; gap: ${space(3)}; align-content: start; }
.verdict .buttons { display: flex; flex-wrap: wrap; align-items: center; gap: ${space(2)} ${space(3)}; }
.accept { background: ${BRAND.lime}; border-color: ${BRAND.black}; }
.reject { border-color: ${role.error}; }
.reject:hover { background: ${role.error}; color: ${SUPPORT.white}; }
.scopes { display: flex; flex-wrap: wrap; gap: ${space(1)} ${space(4)}; border: 0; margin: 0; padding: 0; ${type.label} }
.scopes legend { line-height: 24px; float: inline-start; margin-inline-end: ${space(3)}; padding: 0; }
.scopes label { display: inline-flex; align-items: center; gap: ${space(1)}; min-block-size: 24px; }
textarea, select { font: 400 1rem / 1.4 'Bricolage Grotesque', sans-serif; color: inherit; background: ${SUPPORT.white}; border: ${border.line} solid ${role.line}; padding: ${space(1)} ${space(2)}; }
textarea { inline-size: 100%; min-block-size: 36px; resize: vertical; field-sizing: content; }
.comment { display: grid; gap: ${space(1)}; ${type.label} }
.looks { display: grid; grid-template-rows: auto minmax(0, 1fr); min-block-size: 0; }
.views, .tabs { border: 0; margin: 0; min-inline-size: 0; }
output { display: block; }
.looks .views { padding: ${space(2)} ${space(5)}; align-items: center; }
.looks .views button { min-block-size: 28px; }
.looks .slide { flex: 1 1 12rem; }
.looks .stage { position: relative; padding: ${space(4)} ${space(5)}; min-block-size: 240px; }
/* It has no place of its own here. */
.looks .stage[data-view='beside'] [data-shows='difference'] { display: none; }
/* Above the pictures, which are positioned for the marker. */
.looks .stage[data-view='slider'] [data-shows='after']::before { z-index: 1; }
.looks .stage svg { position: absolute; inset: 0; overflow: visible; pointer-events: none; }
.picture { position: relative; display: inline-block; vertical-align: top; }
.picture rect { fill: none; stroke: ${role.error}; stroke-width: 3; vector-effect: non-scaling-stroke; }
.panel { border-block-start: ${border.line} solid ${role.line}; background: ${role.bg}; }
.tabs { display: flex; flex-wrap: wrap; gap: ${space(1)}; padding: ${space(2)} ${space(5)}; }
.tabs button { min-block-size: 28px; }
.tab { padding: ${space(2)} ${space(5)} ${space(6)}; display: grid; gap: ${space(3)}; ${type.small} }
.tab h3 { ${type.label} }
.tab pre { margin: 0; padding: ${space(3)}; overflow: auto; max-block-size: 24rem; background: ${SUPPORT.white}; font: 400 0.8125rem / 1.45 ui-monospace, monospace; }
.tab .columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space(4)}; }
.tab li { overflow-wrap: anywhere; }
.files-of { color: ${role.muted}; font-size: 0.875rem; }
.weight { display: flex; flex-wrap: wrap; gap: ${space(2)} ${space(8)}; }
.weight dt { ${type.label} }
.weight dd { ${type.d4} }
.live { display: flex; flex-wrap: wrap; gap: ${space(2)} ${space(4)}; align-items: end; }
.live label { display: grid; gap: ${space(1)}; ${type.label} }
.frame { overflow: auto; border: ${border.line} solid ${role.line}; background: ${SUPPORT.white}; }
.frame iframe { display: block; border: 0; block-size: 480px; inline-size: 100%; }
.faults li { padding: ${space(2)}; border-inline-start: 4px solid ${role.error}; background: ${SUPPORT.white}; }
.gallery { display: grid; gap: ${space(3)}; grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); }
.gallery figure { background: ${SUPPORT.white}; }
.gallery .shot { block-size: 120px; margin: 0; }
.gallery figcaption { ${type.label} padding: ${space(1)} ${space(2)}; }
.done { padding: ${space(6)} ${space(5)}; display: grid; gap: ${space(3)}; }
#help { max-inline-size: 40rem; padding: ${space(6)}; border: 0; border-top: ${border.dialogTop} solid ${BRAND.black}; border-radius: ${corner.dialog}; background: ${role.bg}; color: ${role.text}; }
#help::backdrop { background: rgb(5 5 10 / 60%); }
#help h2 { ${type.d3} margin-bottom: ${space(4)}; }
#help dl { display: grid; gap: ${space(2)}; margin-bottom: ${space(5)}; }
#help .key { display: grid; grid-template-columns: 5rem 1fr; }
#help label { display: inline-flex; align-items: center; gap: ${space(2)}; }
#help form { margin-top: ${space(4)}; }
.coverage { border-collapse: collapse; ${type.small} }
.scroller { overflow: auto; max-inline-size: 100%; max-block-size: 80dvh; }
.coverage caption { padding-block-end: ${space(3)}; text-align: start; }
.coverage th, .coverage td { padding: ${space(1)} ${space(3)}; border-bottom: ${border.hair} solid ${role.hair}; text-align: start; vertical-align: top; white-space: nowrap; }
.coverage colgroup + colgroup { border-inline-start: ${border.hair} solid ${role.line}; }
.coverage thead { position: sticky; inset-block-start: 0; z-index: 1; background: ${role.bg}; }
.coverage thead th { ${type.label} border-bottom: ${border.line} solid ${role.line}; }
.coverage tbody th { padding-inline-start: ${space(6)}; background: ${role.bg}; font-weight: 400; }
.coverage .whole > * { border-top: ${border.line} solid ${role.line}; font-weight: 650; }
.coverage .whole > th, .coverage thead tr:first-child > th:first-child { padding-inline-start: 0; }
.coverage .whole > .words { min-inline-size: 18rem; white-space: normal; font-weight: 400; }
.coverage .unpictured { color: ${role.muted}; }
.coverage td[data-hole] { background: ${BRAND.black}; color: ${BRAND.yellow}; }
.holes { display: grid; gap: ${space(1)}; ${type.small} }
.with-states { display: inline-flex; align-items: center; gap: ${space(2)}; min-block-size: 24px; ${type.label} }
.with-states input { accent-color: ${BRAND.black}; inline-size: 18px; block-size: 18px; margin: 0; }
.markdown { white-space: pre-wrap; background: ${SUPPORT.white}; padding: ${space(4)}; font: 400 0.9375rem / 1.5 ui-monospace, monospace; user-select: all; }
${from.lg} {
  .app { block-size: 100dvh; }
  .review { grid-template-columns: 22rem minmax(0, 1fr); min-block-size: 0; }
  .list { max-block-size: none; border-block-end: 0; border-inline-end: ${border.line} solid ${role.line}; }
  .picture-review { overflow: auto; }
  .picture-review[data-open] { grid-template-rows: auto auto minmax(340px, 1fr) auto; }
  .verdict { grid-template-columns: minmax(0, 1fr) minmax(16rem, 24rem); }
  .tab .columns { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .view, .done { overflow: auto; }
  .coverage tbody th { position: sticky; inset-inline-start: 0; }
}
@media (forced-colors: active) {
  .bar progress::-webkit-progress-value { background: Highlight; forced-color-adjust: none; }
  .bar progress::-moz-progress-bar { background: Highlight; forced-color-adjust: none; }
}
@media (prefers-reduced-motion: no-preference) { .bar progress::-webkit-progress-value { transition: inline-size 0.2s; } }
`;

/** Returns the styles of the review, based on the report's styles and the same design tokens. */
export function reviewStyles(): string {
  return `${reportFontFaces((file) => file)}\n${reportStyles()}\n${frame}${review}`;
}
