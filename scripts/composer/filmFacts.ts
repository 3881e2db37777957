/** Where .storybook/main.ts puts what the films of the content say of themselves. */
export const FILM_FACTS = { folder: 'films', file: 'facts.json' } as const;
