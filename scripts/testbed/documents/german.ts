import type { Dice } from './dice';
import type { Phrases, Sentence } from './vocabulary';

const number = (value: number) => value.toLocaleString('de-DE');

const WHEN: readonly ((dice: Dice) => string)[] = [
  (dice) =>
    `Am ${dice.pick(['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag'])} um ${dice.int(6, 21)}\u00a0Uhr`,
  (dice) => `Im ${dice.pick(['Februar', 'April', 'Juni', 'September', 'November'])}`,
  (dice) => `Nach ${dice.int(3, 190)} Tagen`,
  (dice) => `In der ${dice.int(2, 40)}. Woche`,
  () => 'Vor dem ersten Andruck',
  (dice) => `Zwischen Entwurf ${dice.int(2, 9)} und Entwurf ${dice.int(10, 30)}`,
];
const VERBS = ['zählte', 'prüfte', 'sortierte', 'verwarf', 'sammelte', 'verglich', 'notierte', 'kürzte'];
const OBJECTS: readonly ((dice: Dice) => string)[] = [
  (dice) => `${number(dice.int(12, 4_800))} Zuschriften`,
  (dice) => `${number(dice.int(3, 90))} Entwürfe`,
  () => 'jede Quittung einzeln',
  () => 'die Beschriftung im ganzen Regal',
  () => 'alle Fragen, die am Telefon kommen',
  (dice) => `${number(dice.int(20, 900))} Schilder`,
  () => 'die Wörter auf der Rückseite',
  (dice) => `${number(dice.int(5, 60))} Gespräche`,
];
const TAILS = [
  '',
  ' und ließ das Ergebnis eine Woche liegen',
  ', ohne eine einzige Folie',
  ' und schrieb den Grund dazu',
  ', diesmal mit dem Vertrieb am selben Tisch',
  ' und fing danach von vorne an',
];
const TEAMS = [
  'das Team aus',
  'die Strategie in',
  'eine Kollegin aus',
  'die Werkstatt in',
  'der Nachtdienst in',
];

const sentences: readonly Sentence[] = [
  ({ city, dice }) =>
    `${dice.pick(WHEN)(dice)} ${dice.pick(VERBS)} ${dice.pick(TEAMS)} ${city} ${dice.pick(OBJECTS)(dice)}${dice.pick(TAILS)}.`,
  ({ client, dice }) =>
    `${dice.pick(WHEN)(dice)} ${dice.pick(VERBS)} ${client} ${dice.pick(OBJECTS)(dice)}${dice.pick(TAILS)}.`,
  ({ client, dice }) =>
    `${client} wollte ${dice.pick(['lauter', 'jünger', 'billiger', 'schneller', 'leiser'])} werden, ${dice.pick(['wurde aber vor allem genauer', 'und wir fragten erst einmal, für wen', 'bis jemand nach dem Grund fragte', 'und blieb am Ende, wie es war'])}.`,
  ({ dice }) =>
    `Von ${number(dice.int(40, 900))} ${dice.pick(['Ideen', 'Sätzen', 'Skizzen', 'Vorschlägen'])} blieben ${dice.int(2, 9)}, der Rest ${dice.pick(['hängt im Treppenhaus', 'war schon einmal da', 'klang nach Werbung', 'liegt in einer Schublade'])}.`,
  ({ dice }) =>
    `Die Zahl dahinter: ${number(dice.int(11, 99_000))} ${dice.pick(['Besuche', 'Anrufe', 'Pakete', 'Stunden', 'Kilometer'])} in ${dice.int(2, 24)} Monaten, gezählt ${dice.pick(['von Hand', 'an der Tür', 'im Lager', 'von der Kundschaft selbst'])}.`,
  ({ dice }) =>
    `Wer ${dice.pick(['es eilig hat', 'zweimal fragt', 'am Schalter steht', 'die Packung umdreht', 'spät anruft'])}, ${dice.pick(['bekommt eine kurze Antwort', 'findet den Preis zuerst', 'liest einen einzigen Satz', 'muss nichts mehr ausfüllen', 'hört keine Musik mehr'])}.`,
  ({ city, dice }) =>
    `In ${city} ${dice.pick(['hängt das Ergebnis am Aufzug', 'steht der Prototyp noch im Flur', 'rechnet man bis heute damit', 'gibt es dafür einen eigenen Schrank'])}, ${dice.int(2, 14)} Exemplare sind ${dice.pick(['verliehen', 'verschenkt', 'verschwunden'])}.`,
  ({ client, dice }) =>
    `${dice.int(2, 9)} von ${dice.int(10, 30)} Befragten ${dice.pick(['verwechselten', 'kannten', 'vermissten', 'mochten'])} ${client}, und das ${dice.pick(['war der Auftrag', 'stand in keinem Briefing', 'hat niemanden überrascht', 'änderte den ganzen Plan'])}.`,
];

/** German phrases of generated documents. */
export const GERMAN: Phrases = {
  sentences,
  headings: [
    'Die Frage',
    'Was wir gezählt haben',
    'Der Umweg',
    'Am Tisch',
    'Was nicht ging',
    'Der zweite Andruck',
    'Danach',
    'Was es kostet',
    'Wer dabei war',
    'Ein Satz weniger',
  ],
  headlines: [
    (n) => `${n} Fenster und eine Frage`,
    (n) => `${n} Schritte bis zur Tür`,
    (n) => `Nach ${n} Anrufen ist Ruhe`,
    (n) => `${n} Zettel, ein Plan`,
    (n) => `Das Regal hat ${n} Fächer`,
    (n) => `${n} Mal nachgefragt`,
  ],
  statements: [
    'Gestrichen ist schneller gelesen.',
    'Man kann auch einfach fragen.',
    'Ein Schild erklärt nichts, wenn zwei davor stehen.',
    'Das Gegenteil von laut ist deutlich.',
    'Wer zählt, muss weniger behaupten.',
  ],
  facts: [
    ['Laufzeit', (dice) => `${dice.int(2, 24)} Monate`],
    ['Auflage', (dice) => `${number(dice.int(200, 90_000))} Stück`],
    ['Orte', (dice) => `${dice.int(2, 400)} Filialen`],
    ['Beteiligt', (dice) => `${dice.int(3, 40)} Leute aus zwei Häusern`],
    ['Papier', (dice) => `${dice.int(80, 300)} Gramm, ungestrichen`],
  ],
  captions: [
    'weniger Rückfragen',
    'mehr Besuche im Vergleich zum Vorjahr',
    'Wörter auf der Packung',
    'Tage vom Auftrag bis zum Druck',
    'Filialen machen mit',
  ],
  attributions: ['Leitung Vertrieb', 'Leitung Produkt', 'Geschäftsführung', 'Leitung Kundendienst'],
  credits: ['Idee und Text', 'Gestaltung', 'Strategie', 'Produktion', 'Beratung'],
  creditValues: ['Kreation', 'SFF Strategy Group', 'SFF Realisation Hub', 'Kundenteam', 'alle'],
  disciplines: [
    'Strategie',
    'Marke',
    'Kampagne',
    'Digitales',
    'Öffentlichkeit',
    'Live',
    'Klang',
    'Strategie',
    'Kampagne',
    'Digitales',
  ],
  roles: [
    'Strategische Planung',
    'Text',
    'Art Direction',
    'Motion Design',
    'Beratung',
    'Projekt\u00adleitung',
    'Frontend-Entwicklung',
    'Datenanalyse',
    'Pressearbeit',
    'Handels\u00admarketing',
    'Veran\u00adstaltungs\u00adplanung',
    'Tonregie',
  ],
  tasks: [
    'Du führst Gespräche mit Leuten, die ein Produkt benutzen, und schreibst auf, was sie wirklich sagen.',
    'Du planst Aufwand und Termine für zwei Kunden und sagst früh, was nicht geht.',
    'Du machst aus zwölf Seiten Briefing einen Absatz, den alle unterschreiben können.',
    'Du gestaltest Entwürfe so weit, dass man über sie streiten kann.',
    'Du prüfst jede Zahl bis zu ihrer Quelle und streichst, was keine hat.',
    'Du stellst Ergebnisse selbst vor, auch die unbequemen.',
    'Du arbeitest mit Werkstatt, Studio und Redaktion unter einem Dach.',
    'Du begleitest eine Arbeit vom ersten Strich bis zum letzten Andruck.',
    'Du hältst Workshops, nach denen etwas durchgestrichen ist.',
  ],
  profile: [
    'Du hast das schon gemacht: in einer Agentur, in einem Unternehmen oder für dich selbst.',
    'Du erklärst schwierige Dinge in zwei Sätzen und ohne Folie.',
    'Du schreibst Deutsch auf dem Niveau C1 oder höher und liest Englisch ohne Mühe.',
    'Du fragst nach, bevor du anfängst, und hörst auf, wenn es fertig ist.',
    'Du kannst mit Kritik etwas anfangen und welche geben, die hilft.',
    'Du kommst mit Prozenten zurecht und misstraust Mittelwerten.',
  ],
  offer: [
    '38 Stunden in der Woche; Überstunden werden erfasst und im selben Quartal ausgeglichen.',
    '30 Tage Urlaub, dazu der 24. und der 31.\u00a0Dezember.',
    '1.500\u00a0€ und fünf Tage im Jahr für alles, was du lernen willst.',
    'Zwei Wochen im Jahr in einem anderen unserer Häuser, Fahrt und Zimmer zahlen wir.',
    'Ein Gehaltsband, das öffentlich ist, und eine Stufe, die im Vertrag steht.',
    'Zwei feste Ansprechpersonen: eine für die Arbeit, eine für alles andere.',
  ],
  hiringSteps: [
    ['Antwort', 'Innerhalb von fünf Werktagen, von einem Menschen, mit einem nächsten Schritt.'],
    ['Gespräch', '30 Minuten per Video mit zwei Leuten aus dem Fach; drei Fragen bekommst du am Tag davor.'],
    ['Besuch', 'Zwei Stunden im Haus mit den Leuten, neben denen du sitzen würdest. Die Fahrt zahlen wir.'],
    ['Zusage', 'Zwei Werktage danach schriftlich und mit allen Zahlen, oder eine Absage mit ihrem Grund.'],
  ],
  motifs: {
    sun: 'eine Sonnenscheibe über Balken',
    wheels: 'zwei Räder, die sich überschneiden',
    speech: 'vier Sprechblasen',
    eye: 'ein Auge mit Strahlen',
    cups: 'gestapelte Becher',
    steps: 'Stufen gegen runde Balken',
    bite: 'eine runde Form, der ein Stück fehlt',
    rings: 'Ringe aus zwei Mittelpunkten',
    halftone: 'ein Raster aus Punkten',
    halffield: 'zwei halbe Felder aus Punkten',
    tiles: 'Kacheln in zwei Farben',
    arrows: 'Pfeile in zwei Richtungen',
    waves: 'Wellen, die sich überlagern',
    fold: 'ein gefaltetes Blatt',
    checker: 'ein kariertes Feld',
    tracks: 'Gleise, die sich kreuzen',
    sound: 'Pegelbalken',
    blocks: 'gestapelte Klötze',
    umbrella: 'ein Regenschirm im Regen',
    clock: 'eine Uhr mit einem Keil aus Minuten',
    telephone: 'ein Telefon, das klingelt',
    dice: 'zwei Würfel',
    parcel: 'verschnürte Pakete',
    soles: 'die Abdrücke zweier Sohlen',
    plane: 'ein Papierflieger',
    lamp: 'eine Schreibtischlampe und ihr Licht',
    fish: 'ein Fisch gegen den Schwarm',
    loupe: 'eine Lupe über Rasterpunkten',
    spotlights: 'zwei Scheinwerfer und ein Mikrofon',
    megaphone: 'ein Megafon',
    roller: 'eine Farbwalze auf zwei Bahnen',
    abacus: 'Kugeln auf Stäben',
    keys: 'zwei gekreuzte Schlüssel',
    bell: 'eine Empfangsklingel',
    feather: 'eine Feder',
    discs: 'zwei Scheiben',
    marks: 'Druckmarken in einem Raster',
    mouth: 'offene Münder in Reihen',
    weeks: 'eine Wand aus Wochen',
    table: 'zwei Menschen an einem Tisch',
    glyph: 'ein angeschnittenes Zeichen',
    type: 'ein Wort in mehreren Reihen',
  },
  grounds: {
    paper: 'auf Papierweiß',
    yellow: 'auf Gelb',
    blue: 'auf Blau',
    lime: 'auf Limette',
    black: 'auf Schwarz',
  },
  cities: {
    berlin: 'Berlin',
    duesseldorf: 'Düsseldorf',
    frankfurt: 'Frankfurt',
    hamburg: 'Hamburg',
    stuttgart: 'Stuttgart',
    wien: 'Wien',
    zuerich: 'Zürich',
  },
  fixed: {
    metaDescription: (client, city, n) =>
      `${client} hatte eine Frage und ${n} Antworten. Wie aus ${city} ein einziger Satz wurde, und was wir dabei gestrichen haben.`,
    releaseDescription: (client, city, n) =>
      `SFF arbeitet seit diesem Monat in ${city} für ${client}. Alle ${n} Zahlen, die Ansprechperson und der Zeitplan stehen hier.`,
    jobDescription: (role, city, pay, id) =>
      `${role} in ${city} (${id}): 38 Stunden, ${pay}, feste Ansprechpersonen und zwei Gespräche bis zum Ja.`,
    caseLead: (client, n) => `${client} kam mit ${n} Seiten Briefing. Übrig blieb ein Satz, der hält.`,
    releaseSubheadline: (client, city) =>
      `${client} vergibt den Auftrag nach ${city}; gearbeitet wird gemeinsam.`,
    jobTitle: (role, city, id) => `${role} in ${city} (${id}) – SFF`,
    alt: (motif, ground) => `Plakat: ${motif} ${ground}.`,
    see: 'Mehr dazu steht hier',
    period: (year) => `Februar bis November ${year}`,
    pressContact: 'Pressekontakt',
    pressRole: 'Unternehmenskommunikation',
    recruiting: 'Recruiting-Team',
    minimumPay: (pay) =>
      `Für diese Stelle gilt ein Mindestgehalt von ${pay} brutto im Monat (Vollzeit, 14-mal im Jahr). Wir sind zur Überzahlung bereit.`,
  },
};
