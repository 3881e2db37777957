import { type Term, wholeWords } from './terms';

const PEOPLE =
  '(?:Bewerber|Kandidat|Mensch|Leute|Talent|Mitarbeit|Kolleg|Kraft|Kräfte|Köpfe|Frau|Mann|Männer|Mädchen|Absolvent)\\p{L}*';
const NATION = '(?:deutsche|österreichische|schweizer(?:ische)?|europäische|EU-)[nrms]?';
const BETTER_AGE =
  'say what the work takes: „mit Lust auf …“, „Erfahrung mit …“; the years of a person are no skill';
const BETTER_LANGUAGE =
  'name the level that the work takes: „Deutsch auf dem Niveau C1“, „verhandlungssicher“';
const BETTER_PERSON = 'leave it out; who a person is does not belong in a vacancy';

/** German terms; where several match, the first is reported. */
export const GERMAN_TERMS: readonly Term[] = [
  // Sex and family
  {
    code: 'sex-wording',
    pattern: wholeWords(
      `(?:männlich|weiblich)(?:e[rnms]?)? ${PEOPLE}|nur (?:für )?(?:Frauen|Männer|Herren|Damen)|(?:eine|die|unsere) (?:Empfangsdame|Bürodame|Sekretärin|Putzfrau|Hostess)|Mädchen für alles|(?:Herren|Damen) (?:bis|ab|zwischen)`,
    ),
    better: 'name the task for everybody: „Empfang“, „Assistenz“, „alle Menschen, die …“',
    isPlain: true,
  },
  {
    code: 'sex-wording',
    pattern: /\((?:m\/w|w\/m)\)/gi,
    better: 'leave it out; the page adds (m/w/d), which leaves nobody out',
  },
  {
    code: 'family-wording',
    pattern: wholeWords(
      '(?:ungebunden|ledig|kinderlos|unverheiratet|alleinstehend)(?:e[rnms]?)?|ohne (?:familiäre (?:Verpflichtungen|Bindungen)|Familie|Kinder)|(?:abgeschlossene|keine) Familienplanung',
    ),
    better: 'name the hours or the journeys: „Zwei Reisen im Monat, vier Wochen vorher bekannt“',
    isPlain: true,
  },
  // Age
  {
    code: 'age-wording',
    pattern: wholeWords(
      `(?:jung|jünger)(?:e[rnms]?)?(?:,? (?:und )?(?:dynamisch|motiviert|hungrig|kreativ)(?:e[rnms]?)?)? ${PEOPLE}|(?:höchstens|maximal|nicht älter als|jünger als|unter) [2-6]\\d (?:Jahren?|J\\.)(?! (?:Berufs)?[Ee]rfahrung)|max\\. [2-6]\\d Jahre(?! (?:Berufs)?[Ee]rfahrung)|zwischen [1-6]\\d und [2-6]\\d (?:Jahren?|Jahre alt)|[1-6]\\d(?: bis |[–-])[2-6]\\d Jahre alt|(?:Höchstalter|Altersgrenze|Altersobergrenze)`,
    ),
    better: BETTER_AGE,
    isPlain: true,
  },
  {
    code: 'age-wording',
    pattern: wholeWords(
      'jung(?:e[rnms]?)?(?:,? (?:und )?(?:dynamisch|motiviert|hungrig|kreativ)(?:e[rnms]?)?)? (?:Team|Unternehmen|Agentur|Truppe)|jung und (?:dynamisch|hungrig|motiviert)|junggeblieben(?:e[rnms]?)?|Digital Natives?|Generation Z|Gen Z|Young Professionals?|Berufsanfänger(?:in|innen)?|frisch von der (?:Uni|Hochschule)|rüstig(?:e[rnms]?)?',
    ),
    better: 'describe the team by its work, the task by what it takes: „fünf Leute, drei Disziplinen“',
  },
  // Origin and language
  {
    code: 'origin-wording',
    pattern: wholeWords(
      `Muttersprachl\\p{L}*|Muttersprachen?|Native Speakers?|akzentfrei(?:e[rnms]?)?|ohne Akzent|${NATION} ?(?:Staatsangehörigkeit|Staatsbürgerschaft|Staatsbürger\\p{L}*|Pass|Herkunft|Abstammung)|nur (?:Deutsche|Österreicher|Schweizer|EU-Bürger)\\p{L}*|gebürtige[rn]? (?:Deutsche|Österreicher|Schweizer|Wiener|Berliner|Hamburger)\\p{L}*`,
    ),
    better: BETTER_LANGUAGE,
    isPlain: true,
  },
  {
    code: 'religion-wording',
    pattern: wholeWords(
      'christliche[rnms]? (?:Werte|Grundhaltung|Gesinnung|Überzeugung|Weltbild)|konfessionell gebunden|Kirchen(?:zugehörigkeit|mitgliedschaft)|Konfessionszugehörigkeit|Mitglied (?:einer|der) Kirche',
    ),
    better: BETTER_PERSON,
    isPlain: true,
  },
  // Health
  {
    code: 'health-wording',
    pattern: wholeWords(
      'nicht ?behindert(?:e[rnms]?)?|kerngesund(?:e[rnms]?)?|(?:völlig|uneingeschränkt|gesundheitlich) (?:gesund|uneingeschränkt)(?:e[rnms]?)?|bei bester Gesundheit|ohne (?:Behinderung(?:en)?|gesundheitliche Einschränkung(?:en)?)|ohne Vorerkrankung(?:en)?',
    ),
    better: 'name the task: „Kisten bis 15 kg heben“, and who can be asked about help with it',
    isPlain: true,
  },
  {
    code: 'health-wording',
    pattern: wholeWords(
      '(?:voll |körperlich |psychisch |hoch)?belastbar(?:e[rnms]?)?(?! (?:Zahl|Daten|Ergebnis|Aussage|Beleg|Quelle|Erkenntnis|Papier|Karton|Material))|(?:hohe |deine |psychische )Belastbarkeit|körperlich fit(?:te[rnms]?)?|stressresistent(?:e[rnms]?)?',
    ),
    better: 'say what happens: „In der Woche vor dem Termin wird es voll; danach sind zwei Tage frei.“',
  },
  {
    code: 'appearance-wording',
    pattern: wholeWords(
      '(?:gepflegte[sn]?|ansprechende[sn]?|attraktive[sn]?) (?:Äußere[sn]?|Aussehen|Erscheinung|Auftreten|Erscheinungsbild)',
    ),
    better: 'say what the work takes: „Du empfängst Gäste und weißt nach einem Mal, wie sie heißen.“',
  },
  // Questions and pay
  {
    code: 'private-question',
    pattern: wholeWords(
      'Bewerbungsfotos?|Passfotos?|Lichtbild(?:er)?|Lebenslauf mit (?:Foto|Bild)|Foto von (?:dir|Ihnen)|Geburtsdatum|Geburtsort|Familienstand|Religionszugehörigkeit',
    ),
    better: 'ask for what the work takes, and for nothing about the person',
    isDeniable: true,
  },
  {
    code: 'pay-history',
    pattern: wholeWords(
      '(?:bisherige|letzte|aktuelle|derzeitige|frühere|jetzige)[snmr]? (?:Gehalt|Lohn|Bezüge|Verdienst|Einkommen)s?|Gehalts(?:nachweise?|historie|abrechnung(?:en)?|zettel)',
    ),
    better: 'ask, if at all, what the person would like to earn; the band stands in the vacancy',
    isDeniable: true,
  },
  {
    code: 'unpaid-work',
    pattern: wholeWords(
      'unbezahlte?[rnms]? (?:Praktik(?:um|a|ums)|Probe(?:tag|arbeit)\\p{L}*|Testaufgabe|Einsatz|Arbeit)|unentgeltlich(?:e[rnms]?)?|ohne (?:Vergütung|Bezahlung|Lohn)|Probearbeiten ohne Lohn',
    ),
    better: 'pay for it, and say how much: „Wir zahlen dafür 150 €.“',
    isDeniable: true,
  },
];
