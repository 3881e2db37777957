import { render, screen, within } from '@testing-library/react';
import * as casesPages from '../../../stories/templates/CasePage.stories';
import * as errorsPages from '../../../stories/templates/ErrorPage.stories';
import * as genericPages from '../../../stories/templates/GenericPage.stories';
import * as applicationsPages from '../../../stories/templates/JobApplicationPage.stories';
import * as jobsPages from '../../../stories/templates/JobDetailPage.stories';
import * as listsPages from '../../../stories/templates/JobsPage.stories';
import * as pressPages from '../../../stories/templates/PressPage.stories';
import { composeStories } from '../../helpers/stories';
import { setUpTemplates } from './setUpTemplates';

const cases = composeStories(casesPages);
const errors = composeStories(errorsPages);
const generic = composeStories(genericPages);
const applications = composeStories(applicationsPages);
const jobs = composeStories(jobsPages);
const lists = composeStories(listsPages);
const press = composeStories(pressPages);

const everyStory = Object.entries({ cases, errors, generic, applications, jobs, lists, press }).flatMap(
  ([template, stories]) =>
    Object.entries(stories).map(([name, Story]) => [`${template}: ${name}`, Story] as const),
);

setUpTemplates();

describe.each(everyStory)('%s', (_, Story) => {
  it('has one headline in the main part, between banner and footer, and its colour on the root', () => {
    render(<Story />);
    const main = screen.getByRole('main');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(within(main).getByRole('heading', { level: 1 })).not.toHaveTextContent(/^$/);
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    const theme = Story.globals['theme'] ?? Story.args.content?.theme;
    expect(document.documentElement).toHaveAttribute('data-theme', theme);
  });

  it('skips no level of its headings in the main part', () => {
    render(<Story />);
    const levels = within(screen.getByRole('main'))
      .getAllByRole('heading')
      .map((heading) => Number(heading.tagName.slice(1)));
    const headline = levels.indexOf(1);
    // Above the headline stands at most one message, whose heading is of the second level.
    expect([[], [2]]).toContainEqual(levels.slice(0, headline));
    levels
      .slice(headline)
      .forEach((level, index, below) => expect(level).toBeLessThanOrEqual((below[index - 1] ?? 0) + 1));
  });
});
