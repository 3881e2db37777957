import type { Usage } from '../usage';

/** When to use which form and which part of one, when not, and what keyboards and screen readers do with it. */
export const USAGE: Readonly<Record<string, Usage>> = {
  ApplicationForm: {
    use: 'On the JobApplicationPage: all fields and files of an application, its draft and its way to the server.',
    avoid: 'For messages use ContactForm; for forms that the server prints use Served.',
    keyboard:
      'A named form; Enter in a field of one line sends it. A restored draft is announced as a status; discarding it moves the focus to the first field. Errors go to ErrorSummary; while it is being sent its fields are inert, the focus is on the button, and progress is announced in steps of 25 percent.',
  },
  Checkbox: {
    use: 'In a form that is sent, for one thing to agree to or to choose.',
    avoid:
      'For a setting that takes effect at once use Switch; for one choice among several use SelectField.',
    keyboard:
      'A native checkbox: Space ticks it, and so does a press on its label. Hint and error are its description, aria-invalid marks it as wrong.',
  },
  ContactForm: {
    use: 'For a message to the group; ContactFormBlock places it on the page of contact.',
    avoid: 'For applications use ApplicationForm; for a mail address and a number use Contact.',
    keyboard:
      'Native fields; Enter in a field of one line sends it. Errors are listed in an ErrorSummary, which gets the focus, a failure in a FormNotice; while it is being sent its fields are inert and the focus is on the button.',
  },
  DateField: {
    use: 'For a day of the calendar, with a box that fills in today if wanted.',
    avoid: 'For a time in words use TextField; for a few fixed days use SelectField.',
    keyboard:
      'The date field of the browser with its own keys and calendar, tied to label, hint and error. A day that is typed only in part counts as an error once the field is left and the form is sent; the box is a native checkbox.',
  },
  ErrorSummary: {
    use: 'Above a form that could not be sent because of its values: how many are wrong, with a link to each field.',
    avoid: 'Beside a single field FieldFrame shows its error; when sending itself failed use FormNotice.',
    keyboard:
      'An alert that gets the focus and begins the title of the page with “Error”. Enter on an entry moves the focus into its field; entries that are put right leave without being announced.',
  },
  FieldFrame: {
    use: 'Around the control of a new type of field: label, mark, hint and error, tied together by ids.',
    avoid:
      'For fields that exist use TextField, TextArea, SelectField or DateField, which bring it; Checkbox and FileField have a frame of their own.',
    keyboard:
      'Takes no focus itself; a press on the label moves it into the control. Hint and error are the description of a control that uses its ids, and the error begins with a hidden “Error:”.',
  },
  FileField: {
    use: 'For the files of one kind in an application: chosen, or dropped onto it.',
    avoid: 'For the address of a work on the web use TextField; in a form that needs no script use Served.',
    keyboard:
      'A group with a native file field, which Enter and Space open; limits, hint and error are its description, and nothing needs dropping. The form announces each file that is added or removed, and removing returns the focus to the field.',
  },
  FormNotice: {
    use: 'Above the button of a form: what happened when it was sent, and how to go on.',
    avoid:
      'For values that are wrong use ErrorSummary; for notices about loading use NoticeCard; beside a text use Note.',
    keyboard:
      'An alert; with an occasion above 0 each new one gets the focus. A quiet one, such as a countdown, is a status that is not read out, and the focus stays on the button.',
  },
  LeaveDialog: {
    use: 'Before a link leads away from a form with input that was not sent.',
    avoid: 'For other questions use Dialog.',
    keyboard:
      'A Dialog with two native buttons, first to stay, then to leave. Escape and a press beside it mean staying, and the focus returns to the link.',
  },
  SelectField: {
    use: 'For one choice among several, whose options need not all be seen.',
    avoid: 'For yes or no use Checkbox; for filters use Chip; for words of one’s own use TextField.',
    keyboard:
      'A native select: arrow keys and first letters choose. It is named by its label; hint and error are its description.',
  },
  Sent: {
    use: 'In place of the application form once it has arrived: what happens next, and a copy to print.',
    avoid: 'For messages use ContactSent; for what went wrong use FormNotice.',
    keyboard:
      'The headline gets the focus and begins the title of the page. Native links, a native button that prints, and the copy as a description list.',
  },
  SubmitButton: {
    use: 'At the end of a form that is sent by script, with a way to cancel.',
    avoid: 'For other actions use Button, also to submit a form that the browser sends itself.',
    keyboard:
      'A native submit button, which keeps its place and the focus while it is busy. “Cancel” beside it is a native button that returns the focus to it; a status says how far sending is.',
  },
  TextArea: {
    use: 'For a text of several lines with a limit, of which it counts what is left.',
    avoid: 'For one line use TextField.',
    keyboard:
      'A native text area: Enter begins a new line. What is left is announced, after a pause, from 200 characters on; more than the limit can be typed, and is an error.',
  },
  TextField: {
    use: 'For one line: a name, a mail address, a number, an address on the web.',
    avoid: 'For several lines use TextArea; for a day use DateField; to search use SearchField.',
    keyboard:
      'A native input named by its label; Enter sends the form. Hint and error are its description, aria-required and aria-invalid its state.',
  },
};
