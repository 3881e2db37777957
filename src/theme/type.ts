/** Font stacks. Weight 800 exists only in the condensed Display font, 400 and 650 only in Text. */
export const fontFamily = {
  display:
    "'Bricolage Grotesque', 'Bricolage Fallback Display', 'Bricolage Fallback Display Wide', sans-serif",
  text: "'Bricolage Grotesque', 'Bricolage Fallback Text', 'Bricolage Fallback Text Wide', sans-serif",
} as const;

/** A step of the type scale. Every `size` has a rem part, so that text zoom affects it. */
export interface TypeStep {
  size: string;
  lineHeight: number;
  tracking: string;
  weight: 400 | 650 | 800;
}

/** Largest size of the step `d1`. */
export const D1_MAX = '9.5rem';

/** The type scale (art direction, section 3). Display is never below 22 px, in capitals or centred. */
export const TYPE_SCALE = {
  stageNarrow: { size: 'calc(1rem + 20.8vw)', lineHeight: 0.84, tracking: '-0.012em', weight: 800 },
  stage: { size: 'clamp(7rem, 1rem + 16.5vw, 23rem)', lineHeight: 0.82, tracking: '-0.012em', weight: 800 },
  mega: {
    size: 'clamp(4.25rem, 1.25rem + 13.8vw, 20rem)',
    lineHeight: 0.82,
    tracking: '-0.012em',
    weight: 800,
  },
  figure: { size: 'clamp(6rem, 3rem + 11vw, 15rem)', lineHeight: 0.82, tracking: '-0.012em', weight: 800 },
  service: {
    size: 'clamp(2.75rem, 1.4rem + 5.6vw, 7.5rem)',
    lineHeight: 0.9,
    tracking: '-0.011em',
    weight: 800,
  },
  statement: {
    size: 'clamp(2.5rem, 1.3rem + 4.7vw, 7.25rem)',
    lineHeight: 0.98,
    tracking: '-0.008em',
    weight: 800,
  },
  d1: {
    size: `clamp(3.25rem, 1.9rem + 7.1vw, ${D1_MAX})`,
    lineHeight: 0.88,
    tracking: '-0.011em',
    weight: 800,
  },
  d2: { size: 'clamp(2.5rem, 1.6rem + 3.9vw, 6.25rem)', lineHeight: 0.92, tracking: '-0.008em', weight: 800 },
  d3: { size: 'clamp(1.75rem, 1.45rem + 1.35vw, 3rem)', lineHeight: 1.02, tracking: '-0.003em', weight: 800 },
  d4: {
    size: 'clamp(1.375rem, 1.28rem + 0.4vw, 1.75rem)',
    lineHeight: 1.12,
    tracking: '0.008em',
    weight: 800,
  },
  lead: { size: 'clamp(1.25rem, 1.12rem + 0.6vw, 1.75rem)', lineHeight: 1.35, tracking: '0', weight: 400 },
  body: {
    size: 'clamp(1.0625rem, 1.03rem + 0.15vw, 1.1875rem)',
    lineHeight: 1.55,
    tracking: '0',
    weight: 400,
  },
  control: { size: '1.0625rem', lineHeight: 1.2, tracking: '0', weight: 650 },
  small: { size: '0.9375rem', lineHeight: 1.45, tracking: '0', weight: 400 },
  label: { size: '0.8125rem', lineHeight: 1.3, tracking: '0.01em', weight: 650 },
} as const satisfies Record<string, TypeStep>;

/** Name of a step of the type scale. */
export type TypeName = keyof typeof TYPE_SCALE;

function declarations(step: TypeStep): string {
  const family = step.weight === 800 ? fontFamily.display : fontFamily.text;
  return `font: ${step.weight} ${step.size} / ${step.lineHeight} ${family}; letter-spacing: ${step.tracking};`;
}

/** Declarations of each step: `h2 { ${type.d2} }`. */
export const type = Object.fromEntries(
  Object.entries(TYPE_SCALE).map(([name, step]) => [name, declarations(step)]),
) as Record<TypeName, string>;
