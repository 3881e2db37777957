import { render } from '@testing-library/react';
import * as errorsPages from '../../../stories/templates/ErrorPage.stories';
import { composeStories } from '../../helpers/stories';
import { main, setUpTemplates } from './setUpTemplates';

const errors = composeStories(errorsPages);

setUpTemplates();

describe('a page that does not exist', () => {
  it.each([
    ['German', errors.Default, ['/', '/jobs/', '/work/']],
    ['English', errors.English, ['/en/', '/en/jobs/']],
  ])('offers ways out (%s)', (_, Story, ways) => {
    render(<Story />);
    expect(
      main()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(ways);
  });
});
