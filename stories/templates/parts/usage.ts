import type { Usage } from '../../usage';

/** When to use which part of templates, when not, and what keyboards and screen readers do with it. */
export const USAGE: Readonly<Record<string, Usage>> = {
  ApplyBar: {
    use: 'On the page of a job, below md: the way to the form while the note with the same link is out of view.',
    avoid: 'On wider screens use the Note beside the text; for other calls use Cta.',
    keyboard:
      'One native link, the last of the article; hidden, it is no tab stop. What gets the focus is scrolled clear of the bar.',
  },
  CaseNumber: {
    use: 'At the beginning of the result of a case: its number, and a drawing with as many marks.',
    avoid: 'For several numbers use Figures; for a number as an opening use NumeralOpening.',
    keyboard:
      'A figure whose caption is the number and what it counts; the drawing says the same and is not read. No tab stop.',
  },
  Hero: {
    use: 'As an opening with the poster beside the headline: figures, houses, pairs.',
    avoid:
      'For a pattern that fills the opening use PosterOpening; for a number use NumeralOpening; for words alone use TypeOpening.',
    keyboard: 'The poster is read first, by its alternative text, then the headline. No tab stop of its own.',
  },
  JobClosed: {
    use: 'In place of the form of a job, or of the link to it, once the job is closed.',
    avoid: 'For a list without jobs use JobList; for an address at which there is nothing use ErrorPage.',
    keyboard: 'A sentence and a native link to the open jobs, read where they stand, not announced.',
  },
  LegalBody: {
    use: 'For a legal text with its contents beside it.',
    avoid: 'For other articles use Sections; for contents alone use Toc.',
    keyboard:
      'The contents come first, as a navigation, and lead the focus to a section. Sections are headings of level 2, numbered subsections of level 3.',
  },
  NumeralOpening: {
    use: 'As an opening whose headline holds a number, or for the day of an event.',
    avoid:
      'For the number of a case within its story use CaseNumber; for a poster use Hero or PosterOpening.',
    keyboard:
      'The giant number is hidden from screen readers: headline and day say it. No tab stop of its own.',
  },
  PageHead: {
    use: 'Once on a page, for its headline and what stands above and below it.',
    avoid: 'On the home page use StageOpening; for the heading of a section use SectionHead.',
    keyboard:
      'Holds the one heading of level 1, which gets the focus after a change of page; kind, client and day are read before it. Only links in the lead are tab stops.',
  },
  Paper: {
    use: 'On a coloured page, around what is read at length; light and dark pages stay as they are.',
    avoid: 'For a coloured sheet use Note; for the ground of one section use Band.',
    keyboard: 'A ground and nothing else: no role, no name, no tab stop.',
  },
  PassHead: {
    use: 'Before the block with which one of the three passes of a case begins.',
    avoid: 'For the heading of another section use SectionHead.',
    keyboard:
      'A heading of level 2, grouped with the line above it; a link to the pass moves the focus there. The register mark is hidden from screen readers.',
  },
  PosterOpening: {
    use: 'As an opening that a pattern or a photograph fills from edge to edge.',
    avoid:
      'For a figure that must be seen whole use Hero; for a number use NumeralOpening; for words alone use TypeOpening.',
    keyboard: 'The poster is read first, by its alternative text, then the headline. No tab stop of its own.',
  },
  StageOpening: {
    use: 'On the home page only, as its full-screen opening.',
    avoid: 'On other pages use Hero, PosterOpening, NumeralOpening or TypeOpening.',
    keyboard:
      'The headline is read as one sentence; its lines and the disc are hidden from screen readers. A native button, named by what it does next, pauses and starts the motion, and is not there with reduced motion; a native link leads down to the content.',
  },
  Toc: {
    use: 'Beside a long text, for its sections; LegalBody places it.',
    avoid: 'For the way from home to a page use Breadcrumb; for links to other pages use List or NewsRows.',
    keyboard:
      'A navigation named by its heading, with an ordered list of native links: Enter moves the focus to the section. The section that is being read has aria-current="true".',
  },
  TypeOpening: {
    use: 'As an opening of words alone: posters that are a word, overviews, pages without a poster.',
    avoid: 'With a poster use Hero or PosterOpening; with a number use NumeralOpening.',
    keyboard: 'Nothing but the headline and what belongs to it; no tab stop of its own.',
  },
};
