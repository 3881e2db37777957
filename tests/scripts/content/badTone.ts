import { type BadCase, set } from './badCase';
import { ABOUT, CONTACT, english, EVENT, field, german, text } from './badWords';

/** Titles that do not say whose they are, praise of ourselves, and words that are true on one day. */
export const BAD_TONE: BadCase[] = [
  field(ABOUT, '/metaTitle', 'Die Agentur in sieben Häusern', {
    code: 'meta-title-ending',
    mistake: 'a title does not say whose it is',
    message: 'the title does not end in " – SFF"',
    fix: 'write "Die Agentur in sieben Häusern – SFF"',
    corrected: 'Die Agentur in sieben Häusern – SFF',
  }),
  field(ABOUT, '/metaTitle', 'Die Agentur | SFF', {
    code: 'meta-title-ending',
    mistake: 'a title ends in the name of the site behind another mark',
    fix: 'write "Die Agentur – SFF"',
    corrected: 'Die Agentur – SFF',
  }),
  field(ABOUT, '/metaTitle', 'Die Agentur – SFF – SFF', {
    code: 'meta-title-ending',
    mistake: 'a title ends in the name of the site twice',
    fix: 'write "Die Agentur – SFF"',
    corrected: 'Die Agentur – SFF',
  }),
  german('We know the houses, and they know what we do with the paper.', {
    code: 'other-language',
    mistake: 'a German page has an English text',
    message: 'this text is English, not German',
    fix: 'translate it into German',
  }),
  {
    ...english('Das ist ein Haus für Klang und Sprache.', {
      code: 'other-language',
      mistake: 'a page was copied for its translation, and left in German',
      message: 'this text is German, not English, as is 1 more of this file',
      fix: 'translate it into English',
    }),
    change: set(CONTACT, '/blocks', [
      text('Das ist ein Haus für Klang und Sprache.'),
      text('Wir schreiben nicht oft, und wir lesen mit.'),
    ]),
  },
  german('Eine der führenden Agenturen im Land.', {
    code: 'self-praise',
    mistake: 'a German text praises the agency',
    message: '"führenden" praises us',
    fix: 'say what was done, with its figure',
  }),
  german('Wir lieben innovative Ideen.', {
    code: 'self-praise',
    mistake: 'a German text calls its ideas new in a word that is not',
    message: '"innovative" praises us',
    fix: 'say what was done',
  }),
  english('We are passionate about type.', {
    code: 'self-praise',
    mistake: 'an English text is passionate',
    message: '"passionate" praises us',
    fix: 'say what was done',
  }),
  english('A leading agency in seven cities.', {
    code: 'self-praise',
    mistake: 'an English text calls the agency a leading one',
    message: '"leading agency" praises us',
    fix: 'say what was done',
  }),
  field(EVENT, '/lead', 'Heute wird gedruckt.', {
    code: 'day-word',
    mistake: 'an event is today, for ever',
    message: '"Heute" is true on one day',
    fix: 'write the date',
  }),
  field(
    EVENT,
    '/metaDescription',
    'Was morgen in der Druckwerkstatt zu sehen ist, und wer ab neun Uhr dabei sein kann: alle.',
    {
      code: 'day-word',
      mistake: 'the description of an event says tomorrow',
      message: '"morgen" is true on one day',
      fix: 'write the date',
    },
  ),
];
