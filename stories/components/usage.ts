import type { Usage } from '../usage';

/** When to use which component, when not, and what keyboards and screen readers do with it. */
export const USAGE: Readonly<Record<string, Usage>> = {
  AudienceIcon: {
    use: 'Beside the name of an audience, as its illustration in the inks of the ground around it.',
    avoid: 'For actions and states use Icon; for posters and photographs use Picture.',
    keyboard:
      'Not reachable by keyboard and hidden from screen readers: it is decoration, the name stands beside it.',
  },
  Breadcrumb: {
    use: 'At the top of a page that lies below others, such as a job: it shows the way there from the home page.',
    avoid:
      'For a single way back use TextLink with the arrow in front; for the sections of one page use Toc.',
    keyboard:
      'A named navigation with an ordered list of native links. The last step is the page itself: text with aria-current="page", no tab stop.',
  },
  Button: {
    use: 'For something that happens on this page: sending a form, opening a dialog, loading again. Filled marks the one main action of its part of the page.',
    avoid:
      'For going to another page use ButtonLink; for a minor action beside text use TextButton; for a filter use Chip.',
    keyboard:
      'A native button: Enter and Space press it. While busy it is aria-disabled: it stays in its place, keeps the focus and does nothing.',
  },
  ButtonLink: {
    use: 'For the one next step of a part of the page that leads somewhere: another page, another host, an anchor, a mail address.',
    avoid:
      'For an action on this page use Button; for a way on that is not the main one use TextLink; within a sentence use RichText.',
    keyboard:
      'A native link: Enter follows it, Space does not. Hidden words add “opens in a new tab” for another host, and the language where it is not that of the page; the icon is hidden from screen readers.',
  },
  Chip: {
    use: 'For a filter that is on or off, whatever its neighbours are, with the number of entries it would show.',
    avoid:
      'For exactly one choice among several use ListFilter; for a setting use Switch; for a word that only names a kind use Tag.',
    keyboard:
      'A native button with aria-pressed, named by label and count: Enter and Space turn it on or off. With nothing to choose it is aria-disabled, remains a tab stop and does nothing.',
  },
  ControlStrip: {
    use: 'As the mark of the print shop at the end of a column or a page; Button shows it while it is busy.',
    avoid: 'While a page is loading use LoadingStrip; the progress of files is shown by FileField.',
    keyboard:
      'Not reachable by keyboard and hidden from screen readers: it is decoration. Where it stands for work under way, words must say so.',
  },
  Dialog: {
    use: 'For what comes before the page goes on: a question, settings, a large picture or film.',
    avoid:
      'For a notice that can wait use NoticeCard; for the result of sending a form use FormNotice; for text that unfolds in its place use Faq.',
    keyboard:
      'A native modal dialog named by its title, which gets the focus; the page behind it cannot be reached. Escape closes it, the focus returns to where it was, and content that scrolls when it opens is a tab stop.',
  },
  Facts: {
    use: 'For labelled values that people look up: client, place, start, pay.',
    avoid: 'For numbers that carry the story use Figures; as a block of a page use FactsBlock.',
    keyboard:
      'A description list, in which each value belongs to its label. Only links in values are tab stops.',
  },
  Icon: {
    use: 'Beside words, in the colour of the text, so that an action or a kind is found sooner.',
    avoid:
      'As all that a button shows use IconButton, which gives it a name; for audiences use AudienceIcon.',
    keyboard:
      'Not reachable by keyboard and hidden from screen readers: the words beside it say what it means.',
  },
  IconButton: {
    use: 'For an action that its icon alone makes clear: play, pause, close, previous, next.',
    avoid:
      'Where the icon needs an explanation use Button; at the end of a row that can be saved use SaveButton; for going somewhere use ButtonLink.',
    keyboard:
      'A native button of 56 px: Enter and Space press it. Its accessible name is the label; the icon is hidden from screen readers.',
  },
  JobRow: {
    use: 'For one open job in a RowList, with the facts by which people choose.',
    avoid:
      'For news, press releases and events use NewsRow; for pages that are chosen by their poster use PosterTeaser.',
    keyboard:
      'One native link around title, place, hours, pay, level and tags, all of which are its name; the title is a heading. An action such as SaveButton follows as a tab stop of its own.',
  },
  Leporello: {
    use: 'For the houses of the group as a fold-out of posters, with the house of the page open first.',
    avoid: 'For addresses, numbers and routes use Visit; for other pages with posters use PosterMosaic.',
    keyboard:
      'A list of native links named by their cities. Focus opens a strip as the pointer does, Enter follows the link; the house of the page has aria-current="true".',
  },
  Link: {
    use: 'Inside other components, as the link of all of them: it says the same of new tabs and other languages everywhere and has no look of its own.',
    avoid:
      'In running text use RichText; for a link that stands alone use TextLink; for the main next step use ButtonLink.',
    keyboard:
      'A native link: Enter follows it; with modifier keys the browser does what it always does. Hidden words add “opens in a new tab” for another host, and the language where it is not that of the page.',
  },
  LoadingStrip: {
    use: 'At the top of the window while another page takes longer than a second; Layout shows it.',
    avoid: 'For a button at work use the busy state of Button; for files that are sent use FileField.',
    keyboard:
      'Not reachable by keyboard and hidden from screen readers: the status of Layout says in words that the page is loading.',
  },
  Logo: {
    use: 'As the mark of the group in one colour and 56 px high, as in Header.',
    avoid: 'Large, in two inks and on black, use OverprintLogo.',
    keyboard:
      'An image named “SFF”, no tab stop. In a link it is hidden from screen readers, and the link says where it leads, as Header does.',
  },
  NewsRow: {
    use: 'For one news entry, press release or event in a RowList.',
    avoid: 'For jobs use JobRow; for pages that are chosen by their poster use PosterTeaser.',
    keyboard:
      'One native link around day, title and kind, all of which are its name; the title is a heading. The kind is a word, not a colour alone.',
  },
  Note: {
    use: 'For what must not be missed beside a text: how to apply, the press contact, a call in colour.',
    avoid:
      'For the result of sending a form use FormNotice; for notices about loading use NoticeCard; for a whole section use a Band with a theme.',
    keyboard: 'Has no role and takes no focus: it is read where it stands, and its heading leads to it.',
  },
  OverprintLogo: {
    use: 'Large and on black only, as the last mark of a page; Footer shows it.',
    avoid: 'Small, on a colour or in one ink, use Logo.',
    keyboard: 'Not reachable by keyboard and hidden from screen readers: it is decoration.',
  },
  Picture: {
    use: 'For every poster and photograph: it keeps the space free, picks the file for the window and loads it when it is needed.',
    avoid: 'For a picture that opens large use ImageBlock; for drawings in the colour of the text use Icon.',
    keyboard:
      'A native image, no tab stop. Screen readers read its alternative text; where the words beside it say the same, that is empty.',
  },
  Player: {
    use: 'For a film of the site’s own that plays where it stands, with captions in each language of the site.',
    avoid: 'On a page use Video, which adds title and transcript; for a film of another host use Embed.',
    keyboard:
      'Native buttons for play, sound, captions and full screen, and a native slider, which arrow keys move by five seconds and which is read as a time. Play, sound and captions are named by what a press does next, full screen is pressed or not; a failure is announced as an alert.',
  },
  PosterTeaser: {
    use: 'For a page that is chosen by its poster, such as a case or a unit, in a PosterMosaic.',
    avoid: 'For dated pages use NewsRow; for jobs use JobRow; for the houses use Leporello.',
    keyboard:
      'One native link around everything: client, title, discipline and number are its name, the poster is decoration. The title is a heading; focus shows the number, as the pointer does.',
  },
  PrintSheet: {
    use: 'Once on pages that people take along on paper (jobs, press releases): crop marks, and a code that leads back.',
    avoid: 'Not on other pages: they have their address on paper anyway (src/theme/globalStyles.ts).',
    keyboard:
      'On paper only. On screen it is not displayed, so neither keyboards nor screen readers find it.',
  },
  Reference: {
    use: 'For the reference of an application or a message within a sentence: it never breaks at its hyphens.',
    avoid: 'For labelled values use Facts; for other running text use RichText.',
    keyboard: 'Text of the sentence around it, no tab stop.',
  },
  RichText: {
    use: 'For running text that may hold links: paragraphs, leads, answers, values.',
    avoid: 'For a link that stands alone use TextLink; for the one next step use ButtonLink.',
    keyboard:
      'Each link is a native link and a tab stop; hidden words name a new tab or another language. It brings no other element.',
  },
  RowList: {
    use: 'Around rows such as JobRow and NewsRow: the list, and the line that closes it.',
    avoid: 'For posters use PosterMosaic; for short entries of text use List; for labelled values use Facts.',
    keyboard: 'A native list. Only what its rows hold can be focused.',
  },
  SaveButton: {
    use: 'At the end of a row, to keep what it shows on this device, or no longer.',
    avoid: 'Where there is room for words use Button with aria-pressed; for a setting use Switch.',
    keyboard:
      'A native button with aria-pressed: Enter and Space change it. Its name, “Save …”, is the same in both states.',
  },
  SearchField: {
    use: 'For a search whose results change while somebody types.',
    avoid: 'In a form that is sent use TextField; for a few fixed choices use Chip or SelectField.',
    keyboard:
      'A search landmark with a native search field and a visible label; Enter searches at once. The button behind it searches while the field is empty, else it empties it and returns the focus to it; what was found is announced by the section around it.',
  },
  SectionHead: {
    use: 'At the top of a section: its heading, a way to more of it, a note.',
    avoid: 'For the headline of a page use PageHead; for a heading beside its content use Split.',
    keyboard:
      'A heading of level 2 or 3, then a native link. With an id for the heading a section can be named by it.',
  },
  ShareBlock: {
    use: 'Once on a case, a press release or a job, to pass the page on or to print it.',
    avoid: 'For files to take away use Downloads; the accounts of the group are links of Footer.',
    keyboard:
      'A region named by its heading, with native links, named by hidden words, and native buttons. Copying the address is announced; where the browser refuses, a field with the address appears, selected and with the focus.',
  },
  StageArt: {
    use: 'As the key visual behind the words of StageOpening, and in MobileMenu.',
    avoid: 'For the poster of a page use Picture; for a film use Player.',
    keyboard:
      'Not reachable by keyboard and hidden from screen readers: it is decoration. Whoever lets it move offers a button that stops it, as StageOpening does; reduced motion keeps it still.',
  },
  Switch: {
    use: 'For a setting that is on or off, with a few words about what that means.',
    avoid:
      'In a form that is sent use Checkbox; for a filter use Chip; for one choice among several use SelectField.',
    keyboard:
      'A native checkbox with the role switch: Space turns it, and so does a press on its label; the hint is its description. A fixed one is disabled and no tab stop.',
  },
  Tag: {
    use: 'For the one word that names the kind of something: press, news, event, a discipline, new.',
    avoid: 'For something to press use Chip; for several values use Facts.',
    keyboard: 'Plain text, no tab stop. The word says what the colour says.',
  },
  TextButton: {
    use: 'For a minor action on this page: print, copy, reset, undo.',
    avoid: 'For the main action use Button; for going somewhere use TextLink.',
    keyboard: 'A native button named by its words: Enter and Space press it.',
  },
  TextLink: {
    use: 'For a link that stands alone: the way to an overview, the way back, a mail address.',
    avoid:
      'Within a sentence use RichText; for the one next step use ButtonLink; for an action use TextButton.',
    keyboard:
      'A native link: Enter follows it. Hidden words name a new tab or another language; the icon is hidden from screen readers.',
  },
};
