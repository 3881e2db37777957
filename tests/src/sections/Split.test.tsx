import { render, screen } from '@testing-library/react';
import { Split } from '../../../src/sections/Split/Split';

describe('the heading of running text', () => {
  it.each([
    ['7. Bewerbungen', 2],
    ['7.1 Wer verantwortlich ist', 3],
    ['Ohne Nummer', 2],
  ])('"%s" is of level %i in numbered text', (heading, level) => {
    render(
      <Split heading={heading} layout="flow">
        Text
      </Split>,
    );
    expect(screen.getByRole('heading', { level })).toHaveTextContent(heading);
  });

  it('is always a section of its own beside its content', () => {
    render(
      <Split heading="7.1 Wer verantwortlich ist" layout="split">
        Text
      </Split>,
    );
    expect(screen.getByRole('heading', { level: 2 })).toBeVisible();
  });
});
