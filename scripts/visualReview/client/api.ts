import type {
  ComponentWeight,
  Coverage,
  DecideRequest,
  ReviewRun,
  ReviewStatus,
  StoryDetails,
  StoryHistory,
} from '../protocol';

/** The command that answers has ended, or does not answer this page. */
const NO_ANSWER =
  'The command "npm run visual:review" does not answer. Start it again and open the address that it prints.';

async function ask(path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(
      path,
      body === undefined
        ? {}
        : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
    );
  } catch (error) {
    throw new Error(NO_ANSWER, { cause: error });
  }
  if (!response.ok) throw new Error(await response.text());
  return response;
}

const read = async <T>(path: string): Promise<T> => (await (await ask(path)).json()) as T;

/** What a change has led to. */
export interface Changed {
  /** Pictures that undo has taken back. */
  names: string[];
  status: ReviewStatus;
}

const change = async (path: string, body: unknown): Promise<Changed> =>
  (await (await ask(path, body)).json()) as Changed;

/** Everything the page asks its command; each of them throws with words for the reviewer. */
export const api = {
  run: () => read<ReviewRun>('api/run'),
  status: () => read<ReviewStatus>('api/status'),
  story: (id: string) => read<StoryDetails>(`api/story?id=${encodeURIComponent(id)}`),
  history: (name: string) => read<StoryHistory>(`api/history?name=${encodeURIComponent(name)}`),
  weight: (id: string) => read<{ weight: ComponentWeight | null }>(`api/weight?id=${encodeURIComponent(id)}`),
  coverage: () => read<Coverage>('api/coverage'),
  rejected: async () => (await ask('api/rejected')).text(),
  decide: (request: DecideRequest) => change('api/decide', request),
  comment: (name: string, text: string) => change('api/comment', { name, text }),
  undo: () => change('api/undo', {}),
};

/** Which picture of an item; `reference` is the one that is committed next. */
export type Which = 'before' | 'after' | 'difference' | 'reference';

/** Address of a picture, which the server lets nobody keep: it changes with what is decided. */
export const pictureUrl = (which: Which, name: string) =>
  `picture?which=${which}&name=${encodeURIComponent(name)}`;
