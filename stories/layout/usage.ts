import type { Usage } from '../usage';

/** When to use which part of the layout, when not, and what keyboards and screen readers do with it. */
export const USAGE: Readonly<Record<string, Usage>> = {
  BackToTop: {
    use: 'Once, in Layout: shown while somebody scrolls up, more than 300 px below the top.',
    avoid: 'For the sections of a page use Toc; for a way back to another page use TextLink.',
    keyboard:
      'A native link in a navigation of its own; while it is out of sight it is no tab stop. Enter leads to the top, and the focus to the skip link, the first tab stop of the page.',
  },
  ConsentSettings: {
    use: 'For what a visitor allows; links to the cookie settings open it.',
    avoid: 'For media in a page use Embed, which asks where it stands; for other settings use Switch.',
    keyboard:
      'A Dialog with a switch per service, turned by Space, and native buttons; the switch that is always on is no tab stop. Escape closes it and changes nothing; “Saved.” is announced by Layout.',
  },
  Cursor: {
    use: 'Once, in Layout: the drawn cursor. Parts choose its shape by data-cursor.',
    avoid: 'It is never the only sign of what can be pressed: for that use words, or an Icon beside them.',
    keyboard:
      'Not reachable by keyboard and hidden from screen readers: it is decoration. A key press hides it until the pointer moves again.',
  },
  Curtain: {
    use: 'Once, in Layout: crosses the screen between two pages.',
    avoid:
      'For a page that takes long use LoadingStrip; for an action that takes long use the busy state of Button.',
    keyboard:
      'Not reachable by keyboard and hidden from screen readers: it is decoration. Then the headline of the new page gets the focus, or the place that its address names.',
  },
  Footer: {
    use: 'Once, at the end of every page, in Layout.',
    avoid: 'For the main ways through the site use Header; for a call at the end of a page use Cta.',
    keyboard:
      'The footer landmark with two named navigations and a named list of networks, all native links; that of the page itself has aria-current. The cookie settings are a link that opens a dialog.',
  },
  Header: {
    use: 'Once, at the top of every page, in Layout.',
    avoid: 'For the menu itself, below lg, use MobileMenu; for links that few people need use Footer.',
    keyboard:
      'The header landmark with native links, of which the page’s own is marked; below lg a native button with aria-expanded opens the menu. Hidden by scrolling, it comes back when something in it gets the focus, and stays for as long.',
  },
  LanguageSwitcher: {
    use: 'For the page in its other languages: by their codes in Header, by their names in MobileMenu.',
    avoid: 'For a link to a single page in another language use TextLink, which says the language.',
    keyboard:
      'A named navigation with native links, each read as the language’s own name, in that language; the one of the page has aria-current. Nothing where there is no other language.',
  },
  Layout: {
    use: 'Once, around every page.',
    avoid: 'For the kind of a page use a template, such as GenericPage; for a band of it use Band.',
    keyboard:
      'The skip link is the first tab stop, seen once it has the focus, and leads into main. Behind the open menu the page is inert; a status says that a page loads slowly, or that something was saved.',
  },
  MobileMenu: {
    use: 'Once, in Layout: the navigation below lg, opened by the button in Header.',
    avoid: 'On wide screens the links stand in Header; for a question or a picture use Dialog.',
    keyboard:
      'Opening moves the focus to its first link; Tab goes round through logo, button and links. Escape closes it and returns the focus to the button; closed, nothing in it can be reached.',
  },
  OverlayView: {
    use: 'For what any part may open above the page through the store: a question, a film, pictures, consent.',
    avoid: 'For a dialog that belongs to a single part use Dialog there, as LeaveDialog does.',
    keyboard:
      'Always a Dialog: its title gets the focus, Escape closes it, the focus returns. Of several pictures the left and right arrow keys change the one that is shown, and so do native buttons; its number and its caption are announced.',
  },
  SchemeSwitch: {
    use: 'Once, in Footer: the colours of the device, light or dark.',
    avoid: 'For something that is on or off use Switch; the ground of a section is the theme of its Band.',
    keyboard:
      'A named group of native radio buttons, one tab stop: arrow keys choose, at once. Without script it is not displayed.',
  },
};
