import type { Usage } from '../usage';

/** When to use which template, when not, and what keyboards and screen readers do with it. */
export const USAGE: Readonly<Record<string, Usage>> = {
  CasePage: {
    use: 'For a piece of work: opening, facts, its story in three passes, credits, the next case.',
    avoid: 'For a press release use PressPage; for other pages use GenericPage.',
    keyboard:
      'One headline of level 1, which gets the focus after a change of page; each pass is a heading of level 2. Sharing and the next case, one native link, come last.',
  },
  ErrorPage: {
    use: 'For addresses at which there is nothing, and other errors: one sentence and ways on.',
    avoid: 'For a job that is closed use JobClosed; for a page that failed to load use Notices.',
    keyboard:
      'Headline, then a search form, which Enter sends, then native links. Pages with a similar address arrive later and are announced as a status.',
  },
  GenericPage: {
    use: 'For every page that is no case, press release or job: an opening and its blocks.',
    avoid: 'For cases use CasePage; for press releases use PressPage; for the list of jobs use JobsPage.',
    keyboard:
      'One headline of level 1, which gets the focus after a change of page, then the blocks in their order. Legal pages have their contents before the text, as a navigation.',
  },
  JobApplicationPage: {
    use: 'For applying, with a job or without: what it is for, the form, then the thanks in its place.',
    avoid: 'For the job itself use JobDetailPage; for messages use ContactFormBlock.',
    keyboard:
      'What is wrong stands before everything else, in an ErrorSummary, which gets the focus; so does a FormNotice, where the server returns a form that was sent without script. Once it is sent, the headline of the thanks gets it.',
  },
  JobDetailPage: {
    use: 'For one job: what it is, what it pays, how to apply, where it is; also once it is closed.',
    avoid: 'For all jobs use JobsPage; for the form use JobApplicationPage.',
    keyboard:
      'The way from home, headline, facts and saving come first, then the text, then the link to the form and sharing. That a job has closed is said in words below the headline, not announced.',
  },
  JobsPage: {
    use: 'For all open jobs: the headline counts what the search shows.',
    avoid: 'For some jobs on another page use JobList; for one job use JobDetailPage.',
    keyboard:
      'The headline changes with the search without being announced; the status of JobSearch says the number. Typing never moves the focus.',
  },
  PressPage: {
    use: 'For a press release: place and day, the news, the text, material, older releases.',
    avoid: 'For news and events use GenericPage; for cases use CasePage.',
    keyboard:
      'One headline of level 1, which gets the focus after a change of page. Sharing is reached after the text and its downloads, before older releases.',
  },
};
