/** Requirements that do not apply to some components, and why. */
export interface CoverageException {
  /** Their titles in the catalogue. */
  titles: readonly string[];
  why: string;
  /** The only themes (ground colours) they appear on; empty if the ground is not visible. */
  themes?: readonly string[];
  /**
   * `picture`: no requirements at all; `words`: neither English nor the longest words; `longest`: not the longest
   * words.
   */
  without?: 'picture' | 'words' | 'longest';
}

/** Holes listed here do not count; an exception without a hole fails the coverage test. */
export const COVERAGE_EXCEPTIONS: readonly CoverageException[] = [
  {
    titles: ['components/PrintSheet'],
    why: 'It shows nothing on a screen; tests/dist/printedSheets looks at the paper.',
    without: 'picture',
  },
  {
    titles: ['components/Reference'],
    why: 'It only keeps a line from breaking; what it stands in is pictured, and tests/dist/jobPage measures it.',
    without: 'picture',
  },
  {
    titles: ['components/Leporello'],
    why: 'A part of the section Cities alone, whose pictures show it.',
    without: 'picture',
  },
  {
    titles: ['layout/SchemeSwitch'],
    why: 'A part of the footer alone, whose pictures show it.',
    without: 'picture',
  },
  {
    titles: ['templates/parts/CaseNumber', 'templates/parts/PassHead'],
    why: 'Parts of the page of a case alone, whose pictures show them.',
    without: 'picture',
  },
  {
    titles: ['sections/Sections'],
    why: 'Rows of sections, each of which is pictured by itself.',
    without: 'picture',
  },
  {
    titles: [
      'components/AudienceIcon',
      'components/ControlStrip',
      'components/Icon',
      'components/IconButton',
      'components/LoadingStrip',
      'components/Logo',
      'components/OverprintLogo',
      'components/Picture',
      'components/SaveButton',
      'components/StageArt',
      'layout/BackToTop',
      'layout/Curtain',
    ],
    why: 'None of their words is seen.',
    without: 'words',
  },
  {
    titles: [
      'components/RowList',
      'sections/Band',
      'templates/parts/Hero',
      'templates/parts/LegalBody',
      'templates/parts/NumeralOpening',
      'templates/parts/Paper',
      'templates/parts/PosterOpening',
      'templates/parts/TypeOpening',
    ],
    why: 'They arrange what others say, which is pictured by itself.',
    without: 'words',
  },
  {
    titles: [
      'components/Player',
      'forms/ApplicationForm',
      'forms/ContactForm',
      'forms/LeaveDialog',
      'layout/ConsentSettings',
      'layout/Cursor',
      'layout/LanguageSwitcher',
      'notices/Notices',
      'sections/AppliedBefore',
      'sections/AppliedSwitch',
      'sections/ContactSent',
      'templates/parts/JobClosed',
    ],
    why: 'All their words are texts of the interface, so each German picture shows the longest there are.',
    without: 'longest',
  },
  {
    titles: ['sections/JobSearch'],
    why: 'Its own words are texts of the interface; its rows are those of JobRow.',
    without: 'longest',
  },
  {
    titles: ['templates/parts/StageOpening'],
    why: 'Editors break its lines by hand, for wide and for narrow screens.',
    without: 'longest',
    themes: ['yellow'],
  },
  {
    titles: [
      'templates/CasePage',
      'templates/ErrorPage',
      'templates/GenericPage',
      'templates/JobApplicationPage',
      'templates/JobDetailPage',
      'templates/JobsPage',
      'templates/PressPage',
    ],
    why: 'A full page has the grounds and the words of its parts, each of which is pictured by itself.',
    themes: [],
    without: 'longest',
  },
  {
    titles: [
      'components/Dialog',
      'components/Player',
      'forms/LeaveDialog',
      'layout/ConsentSettings',
      'layout/Footer',
      'layout/MobileMenu',
      'layout/OverlayView',
      'notices/NoticeCard',
      'notices/Notices',
    ],
    why: 'They bring a ground of their own along, the same on every page.',
    themes: [],
  },
  { titles: ['components/OverprintLogo'], why: 'Two inks can only be printed on black.', themes: ['dark'] },
  {
    titles: ['forms/Sent', 'sections/AppliedSwitch'],
    why: 'Thanks, and what stands below them, are printed on lime.',
    themes: ['lime'],
  },
  {
    titles: [
      'components/Picture',
      'components/StageArt',
      'layout/Curtain',
      'sections/JobsCallout',
      'templates/parts/Hero',
      'templates/parts/NumeralOpening',
      'templates/parts/PosterOpening',
      'templates/parts/TypeOpening',
    ],
    why: 'They cover their ground.',
    themes: [],
  },
  {
    titles: ['sections/ContactFormBlock', 'templates/parts/LegalBody'],
    why: 'They place parts beside each other that are pictured on every ground.',
    themes: [],
  },
];
