import {
  CALLS,
  type SaveAnswer,
  type SaveRequest,
  TOKEN_HEADER,
  TOKEN_META,
} from '../../../scripts/composer/protocol';

/** Shown when the development server cannot be reached. */
export const NO_ANSWER = 'Storybook does not answer. Is "npm run storybook" still running?';

/** What the development server does for the tool. */
export interface SaveService {
  /** Compares a page with the disk and checks it, or writes it as well. Never rejects. */
  ask(call: keyof typeof CALLS, request: SaveRequest): Promise<SaveAnswer>;
  /**
   * Opens a file in the editor that Vite finds; `place` is `file:line:column`. Resolves to false if the server does not
   * answer. Never rejects.
   */
  openInEditor(place: string): Promise<boolean>;
}

/** The service of this page; undefined in the static Storybook, where nothing can be saved. */
export function findSaveService(): SaveService | undefined {
  const token = document.querySelector<HTMLMetaElement>(`meta[name="${TOKEN_META}"]`)?.content;
  if (token === undefined) return undefined;
  return {
    async ask(call, request) {
      try {
        const answer = await fetch(CALLS[call], {
          method: 'POST',
          headers: { 'content-type': 'application/json', [TOKEN_HEADER]: token },
          body: JSON.stringify(request),
        });
        return (await answer.json()) as SaveAnswer;
      } catch {
        return { state: 'refused', reason: NO_ANSWER };
      }
    },
    async openInEditor(place) {
      try {
        return (await fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`)).ok;
      } catch {
        return false;
      }
    },
  };
}
