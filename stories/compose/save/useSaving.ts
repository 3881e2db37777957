import { useState } from 'react';
import type { FileChange, SaveAnswer } from '../../../scripts/composer/protocol';
import { focusField } from '../form/focusField';
import { type ChangedTexts, textsAfter, withChanges } from '../model/fileTexts';
import { languagesOf, type Page, pageFrom, textsByLanguage } from '../model/page';
import type { Session, SessionAction } from '../model/session';
import { saveRequestOf } from './saveRequest';
import type { SaveService } from './saveService';

/** Id of the button that compares. It has the focus while an answer is awaited; the next button is the one that writes. */
export const COMPARE_BUTTON_ID = 'compose-compare';

/** How far saving is: what was asked, and what the server said about it. */
export interface Saving {
  /** The last answer; undefined before the first, and while one is awaited. */
  answer: SaveAnswer | undefined;
  isAsking: boolean;
  /** Whether the page has changed since it was compared. */
  isOld: boolean;
  compare(known?: ChangedTexts): void;
  write(): void;
  /** Puts the files on the disk in the place of the page being composed. */
  takeFromDisk(changes: readonly FileChange[]): void;
}

/** Compares a session with the files on the disk, and writes it. What is written is known from then on. */
export function useSaving(
  session: Session,
  service: SaveService | undefined,
  send: (action: SessionAction) => void,
  say: (words: string) => void,
): Saving {
  const [asked, setAsked] = useState<{ page: Page; answer?: SaveAnswer }>();
  const ask = async (call: 'compare' | 'save', { page, known }: Pick<Session, 'page' | 'known'>) => {
    if (!service) return;
    setAsked({ page });
    const answer = await service.ask(call, saveRequestOf({ page, known }));
    setAsked({ page, answer });
    say(SPOKEN[answer.state]);
    if (answer.state !== 'saved') return;
    send({ type: 'known', texts: textsAfter(answer.changes) });
  };
  const takeFromDisk = (changes: readonly FileChange[]) => {
    const texts = textsAfter(changes);
    try {
      const next = pageFrom(session.page, textsByLanguage(session.page, withChanges(session.known, texts)));
      if (languagesOf(next).length === 0) {
        say('The page has no file on the disk any more. Keep yours, or open another page.');
        return;
      }
      send({ type: 'known', texts });
      send({ type: 'open', page: next, draft: session.draft, changed: session.changed });
      // The pressed button is gone with the answer.
      focusField(COMPARE_BUTTON_ID);
      say('The page is now as it is on the disk');
    } catch {
      say('The file on the disk is not valid JSON. Put it right in an editor first.');
    }
  };
  return {
    answer: asked?.answer,
    isAsking: asked !== undefined && asked.answer === undefined,
    isOld: asked !== undefined && asked.page !== session.page,
    compare: (texts = {}) => {
      send({ type: 'known', texts });
      void ask('compare', { page: session.page, known: withChanges(session.known, texts) });
    },
    write: () => void ask('save', session),
    takeFromDisk,
  };
}

const SPOKEN: Record<SaveAnswer['state'], string> = {
  ready: 'The page has been compared with its files',
  saved: 'The files have been written',
  invalid: 'The page cannot be saved yet; its messages are shown',
  stale: 'A file has changed on the disk; the change is shown',
  refused: 'The page cannot be saved; the reason is shown',
};
