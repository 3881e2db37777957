import { type Term, wholeWords } from './terms';

const PEOPLE =
  '(?:people|persons?|candidates?|applicants?|talents?|colleagues?|minds|wom[ae]n|m[ae]n|girls?|graduates)';
const NATION = '(?:German|Austrian|Swiss|European|EU)';

/** English terms; where several match, the first is reported. */
export const ENGLISH_TERMS: readonly Term[] = [
  // Sex and family
  {
    code: 'sex-wording',
    pattern: wholeWords(
      `(?:male|female) (?:candidates?|applicants?|colleagues?|staff|assistants?|support)|(?:men|women|ladies|gentlemen) only|only (?:men|women)|girl Friday|(?:sales|camera|crafts|handy|chair|spokes|draughts)(?:man|woman)|waitress|hostess|stewardess`,
    ),
    better: 'name the task for everybody: “sales”, “camera operator”, “reception”',
    isPlain: true,
  },
  {
    code: 'sex-wording',
    pattern: /\((?:m\/f|f\/m)\)/gi,
    better: 'leave it out; the page adds (m/f/d), which leaves nobody out',
  },
  {
    code: 'family-wording',
    pattern: wholeWords(
      'unmarried|childless|no (?:children|kids|family (?:commitments|ties|obligations))|without (?:children|family commitments)',
    ),
    better: 'name the hours or the journeys: “two trips a month, known four weeks ahead”',
    isPlain: true,
  },
  // Age
  {
    code: 'age-wording',
    pattern: wholeWords(
      `young(?:,? (?:and )?(?:dynamic|hungry|motivated|creative))? ${PEOPLE}|(?:under|below|no older than|not older than|younger than) (?:the age of [2-6]\\d|[2-6]\\d years(?: old| of age)?)(?! (?:of )?experience)|(?:maximum|upper) age(?: limit)?|max\\. age|aged? (?:between )?[1-6]\\d(?: and | to |[–-])[2-6]\\d|between [1-6]\\d and [2-6]\\d years (?:old|of age)|age limit`,
    ),
    better: 'say what the work takes: “experience with …”; the years of a person are no skill',
    isPlain: true,
  },
  {
    code: 'age-wording',
    pattern: wholeWords(
      'young(?:,? (?:and )?(?:dynamic|hungry|motivated|creative))? (?:team|company|agency|crew)|young and (?:dynamic|hungry)|youthful|digital natives?|Generation Z|Gen Z|young professionals?|recent graduates?|fresh graduates?|straight from (?:university|college)|career starters?',
    ),
    better: 'describe the team by its work, the task by what it takes: “five people, three disciplines”',
  },
  // Origin and language
  {
    code: 'origin-wording',
    pattern: wholeWords(
      `native(?:-level)? (?:speakers?|German|English|French|Italian)|native[- ]speak\\p{L}*|mother tongues?|first language|accent-free|without an? (?:foreign )?accent|${NATION} (?:nationals?|citizens?|passports?|citizenship|nationality)(?: only)?|born in (?:Germany|Austria|Switzerland)`,
    ),
    better: 'name the level that the work takes: “German at C1”, “business fluent”',
    isPlain: true,
  },
  {
    code: 'religion-wording',
    pattern: wholeWords(
      '(?:Christian|Catholic|Protestant) (?:values|faith|beliefs?|background)|church member(?:ship)?|member of (?:a|the) church',
    ),
    better: 'leave it out; who a person is does not belong in a vacancy',
    isPlain: true,
  },
  // Health
  {
    code: 'health-wording',
    pattern: wholeWords(
      'able-bodied|non-disabled|in (?:perfect|excellent) health|without (?:a )?disabilit(?:y|ies)|no (?:health problems|disabilities|pre-existing conditions)',
    ),
    better: 'name the task: “lift boxes of up to 15 kg”, and who can be asked about help with it',
    isPlain: true,
  },
  {
    code: 'health-wording',
    pattern: wholeWords(
      'physically fit|physical fitness|stress[- ]resistant|thick[- ]skinned|you(?: are|’re) resilient|resilient person(?:ality)?',
    ),
    better: 'say what happens: “The week before the date is full; two days off follow.”',
  },
  {
    code: 'appearance-wording',
    pattern: wholeWords(
      'well[- ]groomed|(?:smart|attractive|well-kept|pleasant) appearance|good-looking|presentable',
    ),
    better: 'say what the work takes: “You welcome guests and know their names the second time.”',
  },
  // Questions and pay
  {
    code: 'private-question',
    pattern: wholeWords(
      'application photos?|passport photos?|photo(?:graph)? of yourself|CV with (?:a )?photo|date of birth|place of birth|marital status|religious affiliation',
    ),
    better: 'ask for what the work takes, and for nothing about the person',
    isDeniable: true,
  },
  {
    code: 'pay-history',
    pattern: wholeWords(
      '(?:current|previous|last|former|present) (?:salary|pay|wages?|earnings)|salary history|payslips?',
    ),
    better: 'ask, if at all, what the person would like to earn; the band stands in the vacancy',
    isDeniable: true,
  },
  {
    code: 'unpaid-work',
    pattern: wholeWords('unpaid (?:internship|trial(?: day| shift)?|test|task|work|placement)|without pay'),
    better: 'pay for it, and say how much: “We pay €150 for it.”',
    isDeniable: true,
  },
];
