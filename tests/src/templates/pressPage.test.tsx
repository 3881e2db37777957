import { render } from '@testing-library/react';
import * as pressPages from '../../../stories/templates/PressPage.stories';
import { composeStories } from '../../helpers/stories';
import { main, setUpTemplates } from './setUpTemplates';

const press = composeStories(pressPages);

setUpTemplates();

describe('a press release', () => {
  it('begins with place and day and ends with material, boilerplate and older releases', () => {
    render(<press.Default />);
    expect(main().getByText('12. November 2026')).toHaveAttribute('datetime', '2026-11-12');
    expect(main().getByRole('link', { name: /Logo als Vektordatei/ })).toHaveAttribute('download');
    expect(main().getByRole('heading', { name: 'Über SFF' })).toBeInTheDocument();
    expect(main().getByRole('link', { name: /Gehaltsbänder/ })).toHaveAttribute(
      'href',
      '/presse/gehaltsbaender-2026/',
    );
    expect(main().getByRole('link', { name: 'Alle Mitteilungen' })).toHaveAttribute('href', '/presse/');
  });

  it('leads to all releases also where there is no older one', () => {
    render(<press.WithoutMaterial />);
    expect(main().queryByRole('heading', { name: 'Material' })).not.toBeInTheDocument();
    expect(main().getByRole('link', { name: 'Alle Mitteilungen' })).toHaveAttribute('href', '/presse/');
  });
});
