/** Where the examples of blocks lie in the project, and where Storybook offers them, relative to its page. */
export const EXAMPLE_FOLDER = { source: 'docs/blocks', address: 'examples' } as const;
