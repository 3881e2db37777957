import type { Usage } from '../usage';

/** When to use which section, when not, and what keyboards and screen readers do with it. */
export const USAGE: Readonly<Record<string, Usage>> = {
  AppliedBefore: {
    use: 'Above the form of a job, where this device remembers an application for it.',
    avoid: 'After sending use AppliedSwitch; for all applications that are remembered use SavedJobs.',
    keyboard:
      'Text before the form, neither announced nor a tab stop. Nothing where no application is remembered.',
  },
  AppliedSwitch: {
    use: 'In the thanks for an application, to note it on this device; off at first.',
    avoid: 'Before the form use AppliedBefore; for other settings use Switch.',
    keyboard:
      'A native checkbox with the role switch, turned by Space; its hint is its description. The link to the saved jobs follows it, and a status announces their number as it changes.',
  },
  Band: {
    use: 'Around one section of a page: its ground, its width, the room around it and its anchor. Sections places one around each block.',
    avoid:
      'For a coloured sheet within a section use Note; for the reading column of an article use the article variant of Sections.',
    keyboard:
      'A section without a name, so no landmark and no tab stop. A link to its anchor moves the focus to it.',
  },
  Cities: {
    use: 'For the houses of the group as a fold-out of posters over the whole width.',
    avoid: 'For addresses, numbers and routes use Visit; for other pages with posters use PosterMosaic.',
    keyboard:
      'Heading and link, then the links of Leporello, one per city: focus opens a strip, Enter follows the link.',
  },
  Contact: {
    use: 'For one role and how to reach it: a line on a page, a note in an article.',
    avoid: 'For a form use ContactFormBlock; for the address of a house use Visit.',
    keyboard: 'A heading of level 2, the role, then two native links: one opens a mail, the other a call.',
  },
  ContactFormBlock: {
    use: 'On the page of contact: the form, and beside it who is reached directly.',
    avoid: 'For one role without a form use Contact; for applications use ApplicationForm.',
    keyboard:
      'The fields of ContactForm, then native links for mail and telephone. A message that has arrived leads to the page of thanks, whose headline gets the focus.',
  },
  ContactSent: {
    use: 'On the page of thanks for a message: its reference, and whether a confirmation is on its way.',
    avoid: 'For applications use Sent, which shows a copy as well.',
    keyboard:
      'Two paragraphs below the headline, neither announced nor a tab stop. Nothing for whoever opens the page by its address.',
  },
  Cta: {
    use: 'For a call to go to one other page; with a theme it stands on a coloured note.',
    avoid:
      'For the jobs use JobsCallout; for several pages use PosterMosaic or NewsRows; for a minor way on use TextLink.',
    keyboard:
      'A heading of level 2, the sentence with its links, then one native link that looks like a button.',
  },
  Downloads: {
    use: 'For files to take away: logos, documents, pictures for newsrooms.',
    avoid: 'For pictures to look at use Gallery; for links to pages use NewsRows.',
    keyboard:
      'A list of native links, which save the file. Title, format and size are part of each name, and so is another language.',
  },
  Embed: {
    use: 'For a film, map or playlist of another host: it is asked for nothing before a visitor allows it.',
    avoid: 'For a film of the site use Video; for a picture use ImageBlock.',
    keyboard:
      'Two native buttons that load it once or always, and a native link to the host. After a press the focus moves into the frame, which is named by title and provider; there the keys are the provider’s.',
  },
  FactsBlock: {
    use: 'For labelled values as a block of a page: place, seats, costs.',
    avoid:
      'For numbers that carry the story use Figures; for the address of a house use Visit; within another part use Facts.',
    keyboard:
      'A heading of level 2 where it has one, then a description list. Only links in values are tab stops.',
  },
  Faq: {
    use: 'For questions whose answers only some readers want.',
    avoid:
      'For what everybody should read use Text; for entries with a title use List; for an order of events use Steps.',
    keyboard:
      'Native disclosures, also without script: Tab reaches each question, Enter and Space open and close its answer, screen readers say whether it is open.',
  },
  Figures: {
    use: 'For a few numbers that carry the story of a page, as large numerals with a caption each.',
    avoid: 'For values that people look up use FactsBlock; for the number of a case use CaseNumber.',
    keyboard: 'A description list: each caption is read before its number and unit. No tab stop.',
  },
  Gallery: {
    use: 'For several pictures in rows, each of which opens large with all others of the page.',
    avoid: 'For one picture use ImageBlock; for pages as posters use PosterMosaic.',
    keyboard:
      'A native list with one native link per picture, named by its alternative text and “Enlarge image”. Enter opens a dialog in which the left and right arrow keys change the picture and Escape closes it.',
  },
  ImageBlock: {
    use: 'For one picture as wide as its place, with a caption if wanted.',
    avoid: 'For several pictures use Gallery; for a picture that does not open use Picture.',
    keyboard:
      'A native link, named by the alternative text and “Enlarge image”: Enter opens the picture in a dialog, without script the file. Closing the dialog returns the focus to the link.',
  },
  JobList: {
    use: 'For some of the open jobs on a page about something else, such as a house or a unit.',
    avoid:
      'For all jobs with words and filters use JobSearch on the JobsPage; for one job in a list of your own use JobRow.',
    keyboard:
      'A native list with one native link per job, whose title is a heading. Without jobs a sentence, and a native link for those who apply all the same.',
  },
  JobSearch: {
    use: 'On the JobsPage: search box, filters and order above the rows of all open jobs.',
    avoid:
      'For a few jobs use JobList; for the lists of other pages use ListFilter; for the whole site use SiteSearch.',
    keyboard:
      'Rows follow while somebody types, and a status announces how many are found. A native button with aria-expanded opens the filters, which are toggle buttons; whatever a press takes away hands the focus on, to the next filter, that button or the search box.',
  },
  JobsCallout: {
    use: 'Once on a page, near its end, to call to the jobs with their number, which the build counts.',
    avoid: 'For other calls use Cta; for the jobs themselves use JobList.',
    keyboard:
      'The number of jobs in words, a heading of level 2, a sentence, then one native link. The poster is hidden from screen readers, and so is the giant numeral.',
  },
  List: {
    use: 'For short entries with a title each, in no order.',
    avoid: 'For an order use Steps; for questions use Faq; for labelled values use FactsBlock.',
    keyboard:
      'A native list. On a page each title is a heading, in an article bold text; only links are tab stops.',
  },
  ListFilter: {
    use: 'Above the lists of a page, to show only entries of one kind, discipline, year, city, unit or client.',
    avoid: 'For filters that add up use Chip, as JobSearch does; to find pages by words use SiteSearch.',
    keyboard:
      'A group of native radio buttons, one tab stop: arrow keys choose, and the lists follow at once, without script as well. Each name holds the number of entries, which a status announces after a choice; “More filters” is a native disclosure.',
  },
  Mixer: {
    use: 'For what any two disciplines make together: all pairs on the page of the disciplines, the neighbours on the page of a pair.',
    avoid: 'For the disciplines themselves use Services; for a choice that narrows lists use ListFilter.',
    keyboard:
      'Two groups of native radio buttons, each one tab stop in which arrow keys choose; a status says word and sentence of the pair. On the page of a pair the disciplines are native links, the chosen one is text with aria-current.',
  },
  NewsRows: {
    use: 'For dated pages as rows; more than six stand under their years.',
    avoid: 'For jobs use JobList; for pages that are chosen by their poster use PosterMosaic.',
    keyboard:
      'Native lists with one native link per row; headings lead from the section to the year and the title. What ListFilter leaves out is neither read nor reached.',
  },
  PosterMosaic: {
    use: 'For pages as posters: a selection in rows of two, all of them as a wall, or a directory with small posters on phones.',
    avoid:
      'For dated pages use NewsRows; for the houses use Cities; for pictures that lead nowhere use Gallery.',
    keyboard:
      'A native list with one native link per poster. What ListFilter leaves out is neither read nor reached, also where its frame keeps its place on the wall.',
  },
  Programme: {
    use: 'On the page of an event: what happens when and in which room, day by day.',
    avoid: 'For an order without times use Steps; for place, seats and costs use FactsBlock.',
    keyboard:
      'An ordered list per day; day and titles are headings, each entry begins with its time. Only links are tab stops.',
  },
  Quote: {
    use: 'For what somebody said, with their role, and a picture if wanted.',
    avoid: 'For a sentence of the site itself use Statement; for running text use Text.',
    keyboard:
      'A figure with a blockquote; its caption is the role. No tab stop; a picture is read by its alternative text.',
  },
  SavedJobs: {
    use: 'On the page of saved jobs: what this device remembers of jobs, applications and the last search.',
    avoid: 'For open jobs use JobList; to save one in a row use SaveButton.',
    keyboard:
      'Rows as in JobList, each followed by its SaveButton, which forgets the job. A status then says what was forgotten, and the focus moves to “Undo”, from there back to the button that forgot it, or to the first heading if everything is back.',
  },
  Sections: {
    use: 'In a template, for the blocks of its page: as bands, as an article, or in the column of a legal text.',
    avoid: 'For a single section that is always the same use that section in a Band.',
    keyboard:
      'Prints the blocks in their order and takes no focus itself. A link to the anchor of a block moves the focus to it.',
  },
  Served: {
    use: 'For what the server says to one person, such as the page of an application: words, facts, links, and forms that need no script.',
    avoid: 'For the forms of the site use ApplicationForm and ContactForm; for what editors write use Text.',
    keyboard:
      'Native forms, each named by its heading or its button, with native fields, to which hints and errors are tied. A notice is an alert where something went wrong, else a status.',
  },
  Services: {
    use: 'For the disciplines as large rows over the whole width, or with a text each.',
    avoid: 'For other pages use PosterMosaic or NewsRows; for short entries use List.',
    keyboard:
      'A native list. A row without text is one native link as a whole, a row with text holds its links; each name is a heading.',
  },
  SiteSearch: {
    use: 'On the page of the search: finds pages by words; without words it shows the index of all.',
    avoid: 'For jobs use JobSearch; for the lists of one page use ListFilter.',
    keyboard:
      'Results follow while somebody types, Enter searches at once; a status, which also describes the field, says how many pages there are. Each result is one native link with a heading of level 2.',
  },
  Split: {
    use: 'Within a section, for a heading with its content: beside it on pages, below it in articles.',
    avoid: 'For a heading with a link to more use SectionHead; for ground and room use Band.',
    keyboard:
      'The heading is read before the content in both layouts: of level 2, of level 3 where it counts a subsection such as “7.1”. No tab stop.',
  },
  Statement: {
    use: 'For one large sentence, in which small posters may stand like words.',
    avoid: 'For what somebody said use Quote; for more than a sentence use Text.',
    keyboard: 'A paragraph, no heading. The posters are decoration and not read; links are native links.',
  },
  Steps: {
    use: 'For things that happen one after the other, such as those after an application.',
    avoid: 'Without an order use List; with times and rooms use Programme.',
    keyboard: 'An ordered list in which each title is a heading. Only links are tab stops.',
  },
  Text: {
    use: 'For running text in paragraphs.',
    avoid:
      'For short entries use List; for one large sentence use Statement; for answers that only some want use Faq.',
    keyboard: 'A heading of level 2 where it has one, then paragraphs. Only links are tab stops.',
  },
  Video: {
    use: 'For a film of the site and all that is heard and seen in it as text; without a film, for its poster and that text.',
    avoid: 'For a film of another host use Embed; for a picture use ImageBlock.',
    keyboard:
      'Plays in its place with the native controls of Player, or its poster is a native link: Enter plays the film in a dialog, without script it opens the file. The transcript is a native disclosure, which Enter and Space open.',
  },
  Visit: {
    use: 'For the way to a house: as the opening of its own page, or for all houses in the overview.',
    avoid: 'For the fold-out of posters use Cities; for one role use Contact.',
    keyboard:
      'An address with native links for telephone, mail and route; in the overview each city is a heading with a link, the poster is decoration. “Open now” is text that is not announced when it changes.',
  },
};
