const RAW = import.meta.glob<string>('../../../content-json/**/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The texts of all content files by their paths from the root of the project; Storybook follows their changes. */
export const CONTENT_FILES: Record<string, string> = Object.fromEntries(
  Object.entries(RAW).map(([path, text]) => [path.replace(/^(\.\.\/)+/, ''), text]),
);
