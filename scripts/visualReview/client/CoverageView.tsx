import { type Ref, useState } from 'react';
import { coverageSummary } from '../coverageCells';
import { api } from './api';
import { CoverageTable } from './CoverageTable';
import { Scroller } from './Scroller';
import { useAnswer } from './useAnswer';

interface CoverageViewProps {
  /** Names of the languages by code. */
  locales: Readonly<Record<string, string>>;
  heading: Ref<HTMLHeadingElement>;
}

/** Shows which components and states have pictures, by theme, language and breakpoint, and what is missing. */
export function CoverageView({ locales, heading }: CoverageViewProps) {
  const { answer: coverage, error } = useAnswer(api.coverage, 'coverage');
  const [hasStates, setHasStates] = useState(true);
  const withHoles = coverage?.components.filter(({ holes }) => holes.length > 0) ?? [];
  return (
    <main className="view">
      <h2 ref={heading} tabIndex={-1}>
        Coverage
      </h2>
      {error !== '' && <p role="alert">{error}</p>}
      {!coverage && error === '' && (
        <output>Asking the stories. After a change this takes up to a minute …</output>
      )}
      {coverage && (
        <>
          <p>
            <strong>{coverageSummary(coverage)}.</strong> A hole is a theme, a language, the longest words or
            a width of which a component should have a picture and has none. What is not asked of which
            component, and why, is said in scripts/visualReview/coverageExceptions.ts.
          </p>
          {withHoles.length > 0 && (
            <ul className="holes">
              {withHoles.map(({ title, holes }) => (
                <li key={title}>
                  {title}: {holes.join('; ')}
                </li>
              ))}
            </ul>
          )}
          <label className="with-states">
            <input
              type="checkbox"
              checked={hasStates}
              onChange={({ target }) => setHasStates(target.checked)}
            />
            With the states of each component
          </label>
          <Scroller className="scroller" label="Coverage">
            <CoverageTable coverage={coverage} locales={locales} hasStates={hasStates} />
          </Scroller>
        </>
      )}
    </main>
  );
}
