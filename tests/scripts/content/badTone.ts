import type { BadCase } from './badCase';
import { ABOUT, english, EVENT, field, german } from './badWords';

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
