import {
  CURTAIN_IN_MS,
  CURTAIN_OUT_MS,
  MENU_CLOSE_MS,
  MENU_FAST_CLOSE_MS,
  MENU_OPEN_MS,
  SMOOTH_SCROLL_MAX_MS,
  STAGE_FOLLOW_MS,
} from '../../src/config/timers';
import { DURATIONS_MS, type easing } from '../../src/theme/motion';

/** A movement of the site. */
export interface Movement {
  what: string;
  when: string;
  /** Length, ms; of several parts or directions in their order. */
  lasts: readonly number[];
  /** `frames`: drawn frame by frame, by a script. */
  curve: keyof typeof easing | 'linear' | 'frames';
  purpose: string;
  /** What somebody sees instead who wants less motion. */
  reduced: string;
  /** The modules that make it, below `src`; a test holds that none is missing. */
  files: readonly string[];
}

const AT_ONCE = 'sofort im Endzustand';

/** Every movement of the site; the art direction decides about them in section 6. */
export const MOVEMENTS: readonly Movement[] = [
  {
    what: 'Vorhang: Blau, Limette und Gelb fahren hoch und oben hinaus',
    when: 'beim Wechsel der Seite',
    lasts: [CURTAIN_IN_MS, CURTAIN_OUT_MS],
    curve: 'inOut',
    purpose: 'ein Blatt wird gewechselt, das Laden hat einen Ort',
    reduced: 'die neue Seite steht sofort da',
    files: ['layout/Curtain/curtainStyles.ts'],
  },
  {
    what: 'Plakat wird durch den Vorhang getragen: vom Teaser auf das gelbe Blatt, von da in den Auftakt seiner Seite; Zurück bringt es heim',
    when: 'Klick auf ein Plakat, mit dem die nächste Seite beginnt; Zurück, wenn sein Platz zu sehen ist',
    lasts: [CURTAIN_IN_MS, CURTAIN_OUT_MS, 120],
    curve: 'inOut',
    purpose: 'es ist dasselbe Blatt: man weiß, wo man herkommt',
    reduced: 'die neue Seite steht sofort da',
    files: ['navigation/carriedCopy.ts'],
  },
  {
    what: 'Zwei Druckplatten heben von einem Plakat ab',
    when: 'im Mischer, wenn ein anderes Paar gewählt wird',
    lasts: [DURATIONS_MS.growth],
    curve: 'inOut',
    purpose: 'der Vorhang im Kleinen: so entsteht ein Druck',
    reduced: 'das Plakat steht sofort da',
    files: ['sections/Mixer/Sheets.tsx'],
  },
  {
    what: 'Ladestreifen läuft durch',
    when: 'wenn eine Seite länger als eine Sekunde braucht',
    lasts: [1400],
    curve: 'linear',
    purpose: 'es geht noch weiter',
    reduced: 'der Streifen steht',
    files: ['components/LoadingStrip/LoadingStrip.tsx'],
  },
  {
    what: 'Bühne, ein Takt: die Streifen rasten ein, bis alles passt, und gehen wieder auseinander',
    when: 'einmal, wenn die Seite geladen ist; eingerastet nach 0,9 Sekunden',
    lasts: [DURATIONS_MS.stageBeat],
    curve: 'inOut',
    purpose: 'deckungsgleich ginge auch, wäre aber langweilig',
    reduced: 'ein stehendes Plakat',
    files: ['templates/parts/stageMover.ts'],
  },
  {
    what: 'Bühne: die Streifen scheren mit dem Zeiger aus, links und rechts verschieden; die Schrift steht',
    when: 'Zeiger über der Bühne, solange sie läuft',
    lasts: [STAGE_FOLLOW_MS],
    curve: 'frames',
    purpose: 'man hat den Passer selbst in der Hand',
    reduced: 'ein stehendes Plakat',
    files: ['templates/parts/stageMover.ts'],
  },
  {
    what: 'Bühne: acht Streifen je Platte verschieben sich, bis der Druck wieder passt',
    when: 'nach dem Laden, bis jemand sie anhält',
    lasts: [DURATIONS_MS.stageLoop],
    curve: 'inOut',
    purpose: 'die Idee der Gruppe: Passer, der nicht stillsteht',
    reduced: 'ein stehendes Plakat',
    files: ['components/StageArt/StageArt.tsx'],
  },
  {
    what: 'Menü: Platte aus der Ecke, Streifen, dann Wort für Wort; der Burger wird zum Kreuz',
    when: 'auf und zu, schnell zu beim Wechsel der Seite',
    lasts: [MENU_OPEN_MS, MENU_CLOSE_MS, MENU_FAST_CLOSE_MS, DURATIONS_MS.hover],
    curve: 'inOut',
    purpose: 'das Menü kommt von da, wo die Hand ist',
    reduced: AT_ONCE,
    files: [
      'layout/MobileMenu/mobileMenuStyles.ts',
      'layout/Header/burgerStyles.ts',
      'layout/Header/Header.tsx',
    ],
  },
  {
    what: 'Kopfzeile fährt hinaus und herein',
    when: 'beim Lesen nach unten und nach oben',
    lasts: [DURATIONS_MS.header],
    curve: 'out',
    purpose: 'mehr Platz zum Lesen, das Menü bleibt nah',
    reduced: AT_ONCE,
    files: ['layout/Header/Header.tsx'],
  },
  {
    what: 'Knopf „Nach oben“ kommt von unten',
    when: 'wenn die Seite ein Stück gelesen ist',
    lasts: [DURATIONS_MS.header],
    curve: 'out',
    purpose: 'ein Weg zurück, der vorher nicht stört',
    reduced: AT_ONCE,
    files: ['layout/BackToTop/BackToTop.tsx'],
  },
  {
    what: 'Seite rollt an eine Stelle',
    when: 'nach oben und zu Sprungmarken',
    lasts: [SMOOTH_SCROLL_MAX_MS],
    curve: 'frames',
    purpose: 'man sieht, wo man war und wo man ist',
    reduced: 'ein Sprung',
    files: ['lib/smoothScroll.ts'],
  },
  {
    what: 'Knopf: Gelb von links, der Rest wird Limette',
    when: 'Zeiger darüber',
    lasts: [DURATIONS_MS.hover],
    curve: 'out',
    purpose: 'hier geht es los',
    reduced: AT_ONCE,
    files: ['components/Button/buttonStyles.ts'],
  },
  {
    what: 'Knopf gibt zwei Pixel nach',
    when: 'beim Drücken',
    lasts: [DURATIONS_MS.press],
    curve: 'out',
    purpose: 'angekommen',
    reduced: AT_ONCE,
    files: ['components/Button/buttonStyles.ts', 'components/IconButton/IconButton.tsx'],
  },
  {
    what: 'Textlink: der Marker füllt von unten',
    when: 'Zeiger darüber',
    lasts: [DURATIONS_MS.hover],
    curve: 'out',
    purpose: 'dieses Wort führt weiter',
    reduced: AT_ONCE,
    files: ['components/TextLink/textLinkStyles.ts'],
  },
  {
    what: 'Plakat rundet seine Ecke, der Titel bekommt einen Marker',
    when: 'Zeiger über einem Plakat',
    lasts: [DURATIONS_MS.hover],
    curve: 'out',
    purpose: 'ein Bogen, den man umschlagen kann',
    reduced: AT_ONCE,
    files: ['components/PosterTeaser/PosterTeaser.tsx', 'templates/CasePage/CasePage.tsx'],
  },
  {
    what: 'Zahl des Falls steigt von unten über das Plakat',
    when: 'Zeiger oder Tastatur auf dem Plakat eines Falls; ohne Zeiger steht sie immer da',
    lasts: [DURATIONS_MS.hover],
    curve: 'out',
    purpose: 'was zählt, wird groß',
    reduced: AT_ONCE,
    files: ['components/PosterTeaser/NumberPlate.tsx'],
  },
  {
    what: 'Zeile wird gelb, der Pfeil kommt von links',
    when: 'Zeiger über einer Zeile',
    lasts: [DURATIONS_MS.hover],
    curve: 'out',
    purpose: 'die ganze Zeile ist der Weg',
    reduced: AT_ONCE,
    files: [
      'components/RowList/rowStyles.ts',
      'sections/Services/Services.tsx',
      'sections/Visit/Houses.styles.ts',
    ],
  },
  {
    what: 'Leporello: ein Streifen wächst von 1 auf 3,4 Teile',
    when: 'Zeiger oder Tastatur auf einer Stadt',
    lasts: [DURATIONS_MS.growth],
    curve: 'out',
    purpose: 'eine Stadt tritt vor, die anderen bleiben',
    reduced: AT_ONCE,
    files: ['components/Leporello/Leporello.tsx'],
  },
  {
    what: 'Plus dreht sich',
    when: 'Auf- und Zuklappen',
    lasts: [DURATIONS_MS.hover],
    curve: 'out',
    purpose: 'offen oder zu, auf einen Blick',
    reduced: AT_ONCE,
    files: ['sections/disclosureStyles.ts'],
  },
  {
    what: 'Schalter: der Knopf wandert',
    when: 'Umlegen',
    lasts: [DURATIONS_MS.hover],
    curve: 'out',
    purpose: 'wo er herkam, dahin geht er zurück',
    reduced: AT_ONCE,
    files: ['components/Switch/Switch.tsx'],
  },
  {
    what: 'Dialog steigt auf, der Grund dahinter wird dunkel',
    when: 'Öffnen',
    lasts: [DURATIONS_MS.dialog, DURATIONS_MS.hover],
    curve: 'out',
    purpose: 'etwas liegt obenauf und geht wieder weg',
    reduced: AT_ONCE,
    files: ['components/Dialog/dialogStyles.ts'],
  },
  {
    what: 'Hinweis steigt auf',
    when: 'wenn er kommt',
    lasts: [DURATIONS_MS.dialog],
    curve: 'out',
    purpose: 'er wird bemerkt, ohne zu unterbrechen',
    reduced: AT_ONCE,
    files: ['notices/NoticeCard.tsx'],
  },
  {
    what: 'Gezeichneter Zeiger folgt der Hand',
    when: 'über Plakaten und Wegen',
    lasts: [120],
    curve: 'out',
    purpose: 'sagt, was ein Klick tut',
    reduced: 'folgt ohne Nachlauf',
    files: ['layout/Cursor/cursorStyles.ts'],
  },
];
