import { isSameStamp, storybookStamp } from '../../visual/buildStorybook';
import { type LastRun, recallRun } from '../../visual/lastRun';
import { recordApproved } from '../../visual/pictureProofs';
import { comment, decide, undo, undoWords, withdraw } from '../decisions';
import { groupDifferences } from '../differences/groupDifferences';
import { measureAll } from '../differences/measureAll';
import type { DecideRequest, Kind, ReviewItem, ReviewStatus } from '../protocol';
import {
  forgetKept,
  referenceHash,
  removeReference,
  restoreReference,
  shownFiles,
  writeReference,
} from './references';
import { isThere, reviewItems, runId } from './reviewItems';
import { newReview, readReview, type StoredReview, writeReview } from './reviewStore';

/** Number of reference images written concurrently. */
const AT_ONCE = 2;

/** The request cannot be carried out; the message says why and what to do. */
export class ReviewError extends Error {
  override name = 'ReviewError';
}

/** Message for a page that shows an earlier run. */
export const SUPERSEDED = '"npm run visual" has run since. Reload this page to review its pictures.';

/** The review of one run: decisions, and the reference images written accordingly. */
export interface ReviewSession {
  id: string;
  run: LastRun;
  items: readonly ReviewItem[];
  /** Number of pictures approved by `npm run visual:approve` instead. */
  elsewhere: number;
  status(): ReviewStatus;
  /** @throws {ReviewError} if the decision is not possible */
  decide(request: DecideRequest): void;
  /** @throws {ReviewError} if the picture is unknown or the run superseded */
  comment(name: string, text: string): void;
  /** @throws {ReviewError} if the run is superseded */
  undo(): string[];
  isSuperseded(): boolean;
  /** Resolves when all reference images match the decisions or could not be written. */
  settled(): Promise<void>;
  /** Resolves when all differences have been measured. */
  measured(): Promise<void>;
}

/** Opens the review of a run: keeps earlier decisions and resumes unfinished writes. */
export function openReview(root: string, run: LastRun): ReviewSession {
  const id = runId(run);
  const stored = readReview(root, id);
  if (!stored) forgetKept(root);
  const review: StoredReview = stored ?? newReview(id);
  const results = new Map(run.outcome.results.map((result) => [result.picture.name, result]));
  const all = reviewItems(run.outcome);
  // Reference images changed elsewhere since, for example by Git, need a new decision.
  for (const [name, hash] of Object.entries(review.written)) {
    if ((referenceHash(root, name) ?? '') === hash) continue;
    delete review.written[name];
    review.decisions = { ...withdraw(review.decisions, name), past: [] };
  }
  const items = all.filter((item) => isThere(root, item));
  const byName = new Map(items.map((item) => [item.name, item]));
  const problems: Record<string, string> = {};
  const differences = new Map(Object.entries(review.differences));
  const measurable = items.filter(({ name, state }) => state === 'changed' && !differences.has(name));
  let unmeasured = measurable.length;
  let kinds: Kind[] | undefined;
  let writing: Promise<void> | undefined;

  // The file then belongs to the next run.
  const save = () => {
    if (!isSuperseded()) writeReview(root, review);
  };
  const isAccepted = (name: string) => review.decisions.byName[name]?.verdict === 'accepted';
  const isWritten = (name: string) => review.written[name] !== undefined;
  // Failed writes are retried only after a new decision, and nothing is written after the next run.
  const unsettled = () =>
    isSuperseded()
      ? []
      : items.filter(({ name }) => !(name in problems) && isAccepted(name) !== isWritten(name));

  async function settle({ name, state }: ReviewItem): Promise<void> {
    const result = results.get(name);
    try {
      if (!isAccepted(name)) {
        restoreReference(root, name);
        delete review.written[name];
      } else if (state === 'orphaned') {
        await removeReference(root, name);
        review.written[name] = '';
      } else if (result) review.written[name] = await writeReference(root, result);
    } catch (error) {
      problems[name] = (error as Error).message;
      review.decisions = withdraw(review.decisions, name);
    }
    save();
  }

  async function writeAll(): Promise<void> {
    for (let next = unsettled(); next.length > 0; next = unsettled()) {
      await Promise.all(next.slice(0, AT_ONCE).map(settle));
    }
    if (!isSuperseded()) recordApproved(root, run, isWritten);
  }

  function startWriting(): void {
    if (writing || unsettled().length === 0) return;
    writing = writeAll().finally(() => {
      writing = undefined;
      // Handles decisions made in the meantime.
      startWriting();
    });
  }

  function isSuperseded(): boolean {
    try {
      return runId(recallRun(root, run.storybook)) !== id;
    } catch {
      return true;
    }
  }

  function checkLatest(): void {
    if (isSuperseded()) throw new ReviewError(SUPERSEDED);
  }

  function checkDecision({ names, verdict }: DecideRequest): void {
    if (names.length === 0) throw new ReviewError('There is nothing to decide about.');
    for (const name of names) {
      const item = byName.get(name);
      if (!item) throw new ReviewError(`${name} is not among the pictures of this run.`);
      if (verdict === 'accepted' && item.state === 'failed') {
        throw new ReviewError(`${name} could not be taken, so there is nothing to accept.`);
      }
    }
    checkLatest();
    if (verdict === 'accepted' && !isSameStamp(run.storybook, storybookStamp(root))) {
      throw new ReviewError(
        'Code, stories or content have changed since these pictures were taken, so they cannot be accepted. Run "npm run visual" again and reload this page.',
      );
    }
  }

  const measuring = measureAll(
    measurable.map(({ name }) => ({ name, ...shownFiles(root, name) })),
    (name, difference) => {
      unmeasured -= 1;
      if (!difference) return;
      differences.set(name, difference);
      review.differences[name] = difference;
      kinds = undefined;
    },
  ).then(() => {
    if (measurable.length > 0) save();
  });
  startWriting();

  return {
    id,
    run,
    items,
    elsewhere: all.length - items.length,
    isSuperseded,
    status: () => {
      kinds ??= groupDifferences(items, differences);
      return {
        run: id,
        decisions: review.decisions.byName,
        problems,
        writing: unsettled().length,
        undo: undoWords(review.decisions),
        kinds,
        boxes: Object.fromEntries([...differences].map(([name, { box }]) => [name, box])),
        measuring: unmeasured,
        isSuperseded: isSuperseded(),
      };
    },
    decide(request) {
      checkDecision(request);
      for (const name of request.names) delete problems[name];
      review.decisions = decide(review.decisions, request.names, request.verdict, request.comment);
      save();
      startWriting();
    },
    comment(name, text) {
      if (!byName.has(name)) throw new ReviewError(`${name} is not among the pictures of this run.`);
      checkLatest();
      review.decisions = comment(review.decisions, name, text);
      save();
    },
    undo() {
      checkLatest();
      const { decisions, names } = undo(review.decisions);
      for (const name of names) delete problems[name];
      review.decisions = decisions;
      save();
      startWriting();
      return names;
    },
    settled: async () => {
      for (let now = writing; now; now = writing) await now;
    },
    measured: () => measuring,
  };
}
