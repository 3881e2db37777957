/** A change to one file of the project. */
export interface Mutation {
  /** Name on the command line. */
  name: string;
  /** Description of the change. */
  what: string;
  /** Relative to the root; undefined for no change. */
  file?: string;
  /** A text in the file, and its replacement. */
  from?: string;
  to?: string;
  /** true: no picture shows it. Every other mutation that no picture shows has proven nothing. */
  isInvisible?: true;
}

/**
 * One change for each kind of input of a picture. `nothing` shows that two identical runs give equal pictures,
 * `comment` that keys depend on the code in the browser and not on the sources.
 */
export const MUTATIONS: readonly Mutation[] = [
  { name: 'nothing', what: 'nothing, taken a second time', isInvisible: true },
  {
    name: 'comment',
    what: 'a comment in `Tag`',
    file: 'src/components/Tag/Tag.tsx',
    from: 'const tones = {',
    to: '// Colours by kind.\nconst tones = {',
    isInvisible: true,
  },
  {
    name: 'component',
    what: 'the padding of `Tag`',
    file: 'src/components/Tag/Tag.tsx',
    from: 'padding-inline: 9px 13px;',
    to: 'padding-inline: 9px 14px;',
  },
  {
    name: 'story',
    what: 'a text in a story of `Tag`',
    file: 'stories/components/Tag.stories.tsx',
    from: "children: 'Unternehmenskommunikation'",
    to: "children: 'Unternehmungskommunikation'",
  },
  {
    name: 'fixture',
    what: 'a text of `stories/fixtures/teasers.ts`',
    file: 'stories/fixtures/teasers.ts',
    from: "title: 'Zwei Räder, keine Ausrede'",
    to: "title: 'Drei Räder, keine Ausrede'",
  },
  {
    name: 'lazyModule',
    what: 'a module that is loaded later: the list of `NoMatches`',
    file: 'src/sections/JobSearch/NoMatches.tsx',
    from: 'gap: ${space(1)};',
    to: 'gap: ${space(3)};',
  },
  {
    name: 'posterDrawing',
    what: 'a drawing of `stories/fixtures/posters`',
    file: 'stories/fixtures/posters/rollwerk.svg',
    from: 'ink(yellow)',
    to: 'ink(lime)',
  },
  {
    name: 'posterGenerator',
    what: 'the generator of the posters: size of the motif `tiles`',
    file: 'scripts/images/motifs/tilings.ts',
    from: 'const columns = isWide ? 6 : 4;',
    to: 'const columns = isWide ? 6 : 5;',
    isInvisible: true,
  },
  {
    name: 'text',
    what: 'a text, `jobs.noResults`',
    file: 'content-json/de/texts.json',
    from: '"jobs.noResults": "Keine Ergebnisse.',
    to: '"jobs.noResults": "Kein Ergebnis.',
  },
  {
    name: 'globalStyle',
    what: 'a global style: thickness of the underlines of links',
    file: 'src/theme/globalStyles.ts',
    from: 'a {\n      color: inherit;',
    to: 'a {\n      text-decoration-thickness: 3px;\n      color: inherit;',
  },
  {
    name: 'token',
    what: 'one step of the brand colour blue',
    file: 'src/theme/colors.ts',
    from: "blue: '#29ACE3'",
    to: "blue: '#29ACE4'",
  },
  {
    name: 'font',
    what: 'the bytes of the display cut: width 80 instead of 75',
    file: 'scripts/fonts/cuts.ts',
    from: 'wdth: 75',
    to: 'wdth: 80',
  },
  {
    name: 'screen',
    what: 'the height of the screens of the pictures, 800 to 700 px',
    file: 'src/theme/viewports.ts',
    from: 'narrow: 800',
    to: 'narrow: 700',
  },
  {
    name: 'clock',
    what: 'the harness: the day that every picture shows',
    file: '.storybook/picture/stillClock.ts',
    from: 'Date.UTC(2026, 2, 4, 9, 30)',
    to: 'Date.UTC(2026, 2, 15, 9, 30)',
  },
  {
    name: 'camera',
    what: 'the harness: no reach beyond the window',
    file: 'scripts/visual/loki/patchLoki.ts',
    from: 'captureBeyondViewport: clip.y + clip.height > windowHeight',
    to: 'captureBeyondViewport: false',
  },
];

/**
 * Returns a file's text with a mutation applied.
 * @throws Error if the text to replace is not found
 */
export function mutated({ name, file, from = '', to = '' }: Mutation, text: string): string {
  if (!text.includes(from)) {
    throw new Error(
      `The mutation "${name}" does not find "${from}" in ${file}: choose another text to replace.`,
    );
  }
  return text.replace(from, () => to);
}
