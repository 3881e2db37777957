import type { CommandLine, Option } from './commandLine.mjs';

type Text = Option & { type: 'string' };
type Flag = Option & { type: 'boolean' };

type ContentOptions = { content: Text; origin: Text; date: Text; 'strict-translations': Flag };

export const DEFAULTS: Readonly<Record<'content' | 'out' | 'origin' | 'preview' | 'report', string>>;
export const CONTENT_OPTIONS: ContentOptions;
export const BUILD: CommandLine<ContentOptions & { out: Text; release: Flag; preview: Flag }>;
export const DEV: CommandLine<ContentOptions>;
export const PREVIEW: CommandLine<
  Pick<ContentOptions, 'content' | 'origin' | 'date'> & { out: Text; compare: Text; 'no-serve': Flag }
>;
export const REPORT: CommandLine<{ content: Text; out: Text }>;
