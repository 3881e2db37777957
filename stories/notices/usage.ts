import type { Usage } from '../usage';

/** When to use which notice, when not, and what keyboards and screen readers do with it. */
export const USAGE: Readonly<Record<string, Usage>> = {
  NoticeCard: {
    use: 'For a short notice at the lower edge of the screen that leaves the page usable; Notices shows it.',
    avoid:
      'For a question that must be answered use Dialog; for the result of sending a form use FormNotice; beside a text use Note.',
    keyboard:
      'Has no role of its own and takes no focus: Notices holds it in a live region. Its native buttons and links come at the end of the tab order. If it is removed while it has the focus, the focus returns to where it came from, else to the page.',
  },
  Notices: {
    use: 'Once, for what concerns loading: a page that failed, a new build, the network; the most important one at a time.',
    avoid: 'For the messages of a form use FormNotice; while a page takes long Layout shows LoadingStrip.',
    keyboard:
      'A page that failed is announced as an alert, everything else as a status; both regions are there before they are needed. The focus stays where it is, and returns there when a notice is closed.',
  },
};
