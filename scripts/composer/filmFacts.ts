/** Where .storybook/storybookConfig.ts serves the metadata of the content's films. */
export const FILM_FACTS = { folder: 'films', file: 'facts.json' } as const;
