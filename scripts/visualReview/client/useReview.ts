import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { plural } from '../../lib/plural';
import type { ReviewItem, ReviewRun, ReviewStatus, Verdict } from '../protocol';
import { api, type Changed } from './api';
import { listGroups, namesInScope, type Scope, SCOPE_WORDS } from './scope';

/** Polling interval while the server measures or writes, and otherwise, ms. */
const ASK_MS = { busy: 500, idle: 5000 } as const;

/** Describes a picture in words. */
export const placeOf = ({ title, story, width }: ReviewItem) =>
  `${title.slice(title.lastIndexOf('/') + 1)}, ${story}${width === 0 ? '' : `, ${width} px`}`;

/** State and actions of the page. */
export function useReview(run: ReviewRun, first: ReviewStatus) {
  const [status, setStatus] = useState(first);
  const [by, setBy] = useState<'kind' | 'component'>('kind');
  // Groups are reordered during measurement; the selected picture stays the same.
  const [current, setCurrent] = useState(() => {
    const names = first.kinds.flatMap((kind) => kind.names);
    return names.find((name) => !first.decisions[name]?.verdict) ?? names[0] ?? '';
  });
  const [scope, setScope] = useState<Scope>('picture');
  const [said, setSaid] = useState('');
  const [error, setError] = useState('');
  const isBusy = status.measuring > 0 || status.writing > 0;
  // Changes are shown optimistically and sent in order; server status is only accepted again once all have been sent.
  const told = useRef<Promise<unknown>>(Promise.resolve());
  const untold = useRef(0);
  // The last status of this page's run.
  const confirmed = useRef(first);
  const take = useCallback(
    (next: ReviewStatus) => {
      if (untold.current > 0) return;
      // Another tab may have opened the next run, whose status does not belong to this page.
      confirmed.current = next.run === run.id ? next : { ...confirmed.current, isSuperseded: true };
      setStatus(confirmed.current);
    },
    [run.id],
  );

  const groups = useMemo(() => listGroups(run.items, status.kinds, by), [run.items, status.kinds, by]);
  const order = useMemo(() => groups.flatMap(({ items }) => items), [groups]);
  const item = order.find(({ name }) => name === current) ?? order[0];
  useEffect(() => {
    const timer = setInterval(
      () => {
        if (document.hidden) return;
        api.status().then(take, (failure: Error) => setError(failure.message));
      },
      isBusy ? ASK_MS.busy : ASK_MS.idle,
    );
    return () => clearInterval(timer);
  }, [isBusy, take]);

  const attempt = async (action: () => Promise<Changed>): Promise<Changed | undefined> => {
    untold.current += 1;
    const answer = told.current.then(action);
    told.current = answer.catch(() => undefined);
    try {
      const changed = await answer;
      untold.current -= 1;
      take(changed.status);
      setError('');
      return changed;
    } catch (failure) {
      untold.current -= 1;
      setError((failure as Error).message);
      // Without an answer, what was shown ahead of it is taken back.
      await api.status().then(take, () => setStatus(confirmed.current));
      return undefined;
    }
  };

  const select = useCallback((name: string) => {
    setCurrent(name);
    setScope('picture');
  }, []);

  const inScope = (one: Scope) => (item ? namesInScope(item, one, { items: run.items, ...status }) : []);

  /** Chooses the scope by key: the focus is not on the choice, so the scope is said. */
  function chooseScope(wanted: Scope) {
    setScope(wanted);
    setSaid(`Decide about ${SCOPE_WORDS[wanted]}: ${plural(inScope(wanted).length, 'picture')}.`);
  }

  const indexOf = (name: string | undefined) => order.findIndex((one) => one.name === name);

  function step(offset: 1 | -1) {
    const next = order[indexOf(item?.name) + offset];
    if (next) select(next.name);
    setSaid(next ? placeOf(next) : `This is the ${offset === 1 ? 'last' : 'first'} picture.`);
  }

  /** Returns the next undecided picture after the current one, starting over at the end. */
  function nextOpen({ decisions }: ReviewStatus): ReviewItem | undefined {
    const index = indexOf(item?.name);
    return [...order.slice(index + 1), ...order.slice(0, index)].find(
      ({ name }) => !decisions[name]?.verdict,
    );
  }

  async function decide(verdict: Verdict, names: readonly string[], words?: string) {
    const meant = new Set(names);
    const decidable = run.items
      .filter(({ name, state }) => meant.has(name) && (verdict === 'rejected' || state !== 'failed'))
      .map(({ name }) => name);
    if (decidable.length === 0) {
      setSaid('There is no picture to accept.');
      return;
    }
    const request = { names: decidable, verdict, ...(words === undefined ? {} : { comment: words }) };
    const decided = decidable.map((name) => {
      const known = status.decisions[name]?.comment ?? '';
      return [name, { verdict, comment: known || (words ?? '') }] as const;
    });
    const expected = {
      ...status,
      decisions: { ...status.decisions, ...Object.fromEntries(decided) },
      undo: `${verdict}: ${plural(decidable.length, 'picture')}`,
    };
    const next = nextOpen(expected);
    const done = `${verdict === 'accepted' ? 'Accepted' : 'Rejected'}: ${plural(decidable.length, 'picture')}.`;
    // Optimistic, so that the next key press applies to the next picture, regardless of the server's response time.
    setStatus(expected);
    setSaid(next ? `${done} Next: ${placeOf(next)}.` : done);
    select((next ?? item)?.name ?? '');
    if (await attempt(() => api.decide(run.id, request))) return;
    setSaid('');
    if (item) select(item.name);
  }

  function decideScope(verdict: Verdict) {
    if (!item) return;
    const names = inScope(scope);
    const words = status.decisions[item.name]?.comment;
    // The comment on one picture applies to all that are decided together and have none of their own.
    void decide(verdict, names, names.length > 1 && words ? words : undefined);
  }

  async function undo() {
    if (status.undo === '') {
      setSaid('There is nothing to take back.');
      return;
    }
    const changed = await attempt(() => api.undo(run.id));
    if (!changed) return;
    setSaid(`Taken back: ${status.undo}.`);
    if (changed.names[0] !== undefined) select(changed.names[0]);
  }

  function comment(name: string, text: string) {
    // Optimistic, because a decision may follow before the server responds.
    setStatus((known) => ({
      ...known,
      decisions: { ...known.decisions, [name]: { ...known.decisions[name], comment: text } },
    }));
    return attempt(() => api.comment(run.id, name, text));
  }

  return {
    status,
    groups,
    order,
    item,
    by,
    setBy,
    scope,
    setScope,
    inScope,
    chooseScope,
    said,
    setSaid,
    error,
    select,
    step,
    decide,
    decideScope,
    undo,
    comment,
  };
}

/** State and actions of the page. */
export type Review = ReturnType<typeof useReview>;
