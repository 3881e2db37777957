import type {
  ComponentWeight,
  Coverage,
  DecideRequest,
  ReviewRun,
  ReviewStatus,
  StoryDetails,
  StoryHistory,
} from '../protocol';

/** The server has ended or cannot be reached. */
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

/** Result of a change. */
export interface Changed {
  /** Pictures affected by undo. */
  names: string[];
  status: ReviewStatus;
}

const change = async (path: string, body: unknown): Promise<Changed> =>
  (await (await ask(path, body)).json()) as Changed;

/**
 * All requests to the server; each throws an error with a message for the reviewer. Changes carry the id of the run that
 * the page shows.
 */
export const api = {
  run: () => read<ReviewRun>('api/run'),
  status: () => read<ReviewStatus>('api/status'),
  story: (id: string) => read<StoryDetails>(`api/story?id=${encodeURIComponent(id)}`),
  history: (name: string) => read<StoryHistory>(`api/history?name=${encodeURIComponent(name)}`),
  weight: (id: string) => read<{ weight: ComponentWeight | null }>(`api/weight?id=${encodeURIComponent(id)}`),
  coverage: () => read<Coverage>('api/coverage'),
  rejected: async () => (await ask('api/rejected')).text(),
  decide: (run: string, request: DecideRequest) => change('api/decide', { run, ...request }),
  comment: (run: string, name: string, text: string) => change('api/comment', { run, name, text }),
  undo: (run: string) => change('api/undo', { run }),
};

/** Kind of picture of an item; `reference` is the one to be committed next. */
export type Which = 'before' | 'after' | 'difference' | 'reference';

/** URL of a picture; not cached, because pictures change with decisions. */
export const pictureUrl = (which: Which, name: string) =>
  `picture?which=${which}&name=${encodeURIComponent(name)}`;
