import type { ComponentCoverage, Coverage } from '../protocol';
import { api } from './api';
import { Scroller } from './Scroller';
import { useAnswer } from './useAnswer';

interface CoverageViewProps {
  /** Codes and names of the languages. */
  locales: Readonly<Record<string, string>>;
}

interface CellProps {
  stories: readonly string[];
  /** Whether something should be there. */
  isAsked: boolean;
}

function Cell({ stories, isAsked }: CellProps) {
  if (stories.length === 0) {
    return (
      <td data-hole={isAsked ? '' : undefined}>
        <span aria-hidden="true">–</span>
        <span className="hidden">none</span>
      </td>
    );
  }
  return <td title={stories.join(', ')}>{stories.length}</td>;
}

function Row({ component, coverage }: { component: ComponentCoverage; coverage: Coverage }) {
  const { themes, locales, longest, widths, asked } = component;
  return (
    <tr>
      <th scope="row">{component.title}</th>
      {coverage.themes.map((theme) => (
        <Cell key={theme} stories={themes[theme] ?? []} isAsked={asked.themes.includes(theme)} />
      ))}
      {coverage.locales.map((locale) => (
        <Cell key={locale} stories={locales[locale] ?? []} isAsked={asked.locales.includes(locale)} />
      ))}
      <Cell stories={longest} isAsked={asked.hasLongestWords} />
      {coverage.widths.map((width) => (
        <Cell key={width} stories={widths[String(width)] ?? []} isAsked={asked.isPictured} />
      ))}
      <td>{component.holes.join('; ')}</td>
    </tr>
  );
}

/** Component by theme, language and breakpoint: how many of its states are pictured where, and what is not. */
export function CoverageView({ locales }: CoverageViewProps) {
  const { answer: coverage, error } = useAnswer(api.coverage, 'coverage');
  const whole = coverage?.components.filter(({ holes }) => holes.length === 0).length ?? 0;
  return (
    <main className="view">
      <h2>Coverage</h2>
      {error !== '' && <p role="alert">{error}</p>}
      {!coverage && error === '' && (
        <output>Asking the stories. After a change this takes up to a minute …</output>
      )}
      {coverage && (
        <>
          <p>
            {coverage.components.length} components, {whole} without holes. Numbers are states that are
            pictured there; their names show on hover. A light dash is no hole: why is said in
            scripts/visualReview/coverageExceptions.ts.
          </p>
          <Scroller className="scroller" label="Coverage">
            <table className="coverage">
              <thead>
                <tr>
                  <th scope="col">Component</th>
                  {coverage.themes.map((theme) => (
                    <th key={theme} scope="col">
                      {theme}
                    </th>
                  ))}
                  {coverage.locales.map((locale) => (
                    <th key={locale} scope="col">
                      {locales[locale] ?? locale}
                    </th>
                  ))}
                  <th scope="col">longest words</th>
                  {coverage.widths.map((width) => (
                    <th key={width} scope="col">
                      {width} px
                    </th>
                  ))}
                  <th scope="col">Holes</th>
                </tr>
              </thead>
              <tbody>
                {coverage.components.map((component) => (
                  <Row key={component.title} component={component} coverage={coverage} />
                ))}
              </tbody>
            </table>
          </Scroller>
        </>
      )}
    </main>
  );
}
