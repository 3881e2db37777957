import { border, corner, layout, space } from '../../../src/theme/space';
import { type } from '../../../src/theme/type';

/** Path at which {@link plainStyles} are served. */
export const PLAIN_STYLES_PATH = '/api/page.css';

/** Styles of pages the server writes itself, on top of the site's stylesheets, which supply fonts and colours. */
export const plainStyles = `
main {
  display: grid;
  gap: ${space(8)};
  justify-items: start;
  padding: ${layout.section} ${layout.pageMargin};
}
main h1 { ${type.d2} }
main p { max-width: 40ch; ${type.lead} }
main button {
  min-height: 56px;
  padding: ${space(3)} ${space(6)};
  border: ${border.line} solid var(--line);
  border-radius: ${corner.button};
  background: var(--text);
  color: var(--bg);
  cursor: pointer;
  ${type.control}
}
main button:hover { background: var(--bg); color: var(--text); }
main a { display: inline-block; padding-block: ${space(1)}; color: inherit; }
@media (forced-colors: active) { main button { border-color: ButtonText; } }
`;
