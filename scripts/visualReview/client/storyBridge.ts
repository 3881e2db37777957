/*
 * Runs in a story's page before any other script: reports console output, errors and axe's findings to the parent page,
 * and reads metadata of stories.
 */
import { type OwnWords, type PicturedParameter, STORY_MESSAGE, type StoryMessage } from '../protocol';

interface AxeReport {
  type: string;
  result: {
    violations?: { id: string; help: string; impact?: string; nodes: { target: unknown[] }[] }[];
    passes?: unknown[];
    incomplete?: unknown[];
  };
}

interface Preview {
  channel?: { on(event: string, listener: (payload: never) => void): void };
  storyStoreValue?: {
    loadStory(story: { storyId: string }): Promise<{
      initialArgs: Record<string, unknown>;
      storyGlobals: { theme?: string; locale?: string };
      parameters: { docs?: { source?: { originalSource?: string } }; pictured?: PicturedParameter };
    }>;
  };
}

declare global {
  interface Window {
    readStories?: typeof readStories;
  }
}

/** Interval of checks for the preview while it starts, ms. */
const POLL_MS = 20;

/** Maximum length of a text to report, in characters. */
const LONGEST = 4000;

/** Messages of Storybook and React because the story is not within Storybook. */
const NOT_OF_STORIES = /unable to connect to top frame for connecting dev tools|React DevTools/;

const parentOrigin = document.currentScript?.dataset['parent'] ?? '';
const preview = () => (window as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__;

function tell(message: StoryMessage): void {
  if (window.parent !== window) window.parent.postMessage({ [STORY_MESSAGE]: message }, parentOrigin);
}

const isElement = (value: object): value is { type: unknown } => '$$typeof' in value;

const nameOf = (type: unknown) =>
  typeof type === 'string' ? type : ((type as { name?: string } | null)?.name ?? 'element');

/** Formats a value as JSON: functions by name, elements as tags. */
function print(value: unknown): string {
  const seen = new WeakSet<object>();
  const text = JSON.stringify(
    value,
    (_key, part: unknown) => {
      if (typeof part === 'function') return `ƒ ${part.name}`;
      if (typeof part === 'bigint' || typeof part === 'symbol') return String(part);
      if (typeof part !== 'object' || part === null) return part;
      if (isElement(part)) return `<${nameOf(part.type)}>`;
      if (seen.has(part)) return '…';
      seen.add(part);
      return part;
    },
    2,
  );
  return (text ?? '').slice(0, LONGEST);
}

/** Reads the metadata of stories that is only available at run time. */
async function readStories(ids: readonly string[]): Promise<OwnWords[]> {
  const store = preview()?.storyStoreValue;
  if (!store) throw new Error('Storybook has not started.');
  return Promise.all(
    ids.map(async (id) => {
      const { initialArgs, storyGlobals, parameters } = await store.loadStory({ storyId: id });
      return {
        id,
        theme: storyGlobals.theme ?? '',
        locale: storyGlobals.locale ?? '',
        args: print(initialArgs),
        source: parameters.docs?.source?.originalSource ?? '',
        pictured: parameters.pictured ?? {},
      };
    }),
  );
}

window.readStories = readStories;

for (const level of ['error', 'warn', 'info', 'log'] as const) {
  const say = console[level].bind(console);
  console[level] = (...words: unknown[]) => {
    say(...words);
    const text = words.map((word) => (typeof word === 'string' ? word : print(word))).join(' ');
    if (!NOT_OF_STORIES.test(text)) tell({ type: 'console', level, text: text.slice(0, LONGEST) });
  };
}
window.addEventListener('error', ({ message }) => tell({ type: 'problem', text: message }));
window.addEventListener('unhandledrejection', ({ reason }) =>
  tell({ type: 'problem', text: reason instanceof Error ? reason.message : String(reason) }),
);

function listen(channel: NonNullable<Preview['channel']>): void {
  const problem = (words: string) => (error: { message?: string; title?: string } | undefined) =>
    tell({ type: 'problem', text: `${words}: ${error?.message ?? error?.title ?? ''}` });
  channel.on('playFunctionThrewException', problem('An interaction failed'));
  channel.on('storyThrewException', problem('The story failed'));
  channel.on('storyErrored', problem('The story is broken'));
  channel.on('storyMissing', problem('There is no such story'));
  channel.on('storyFinished', ({ reporters = [] }: { reporters?: AxeReport[] }) => {
    const report = reporters.find(({ type }) => type === 'a11y')?.result;
    if (!report) return tell({ type: 'finished', axe: null });
    const faults = (report.violations ?? []).map(({ id, help, impact = '', nodes }) => ({
      rule: id,
      help,
      impact,
      targets: nodes.map(({ target }) => target.map(String).join(' ')),
    }));
    const [passes, open] = [report.passes?.length ?? 0, report.incomplete?.length ?? 0];
    tell({ type: 'finished', axe: { faults, passes, open } });
  });
}

const timer = setInterval(() => {
  const channel = preview()?.channel;
  if (!channel) return;
  clearInterval(timer);
  listen(channel);
}, POLL_MS);
