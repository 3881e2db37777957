import { rm } from 'node:fs/promises';
import path from 'node:path';
import { serverDirOf } from '../../../src/hosting/serverFolder';
import { type FolderState, stateOf, unequalFiles } from '../../testbed/folderState';
import { removeResults } from '../../testbed/removeResults';
import { type BuildRun, runBuild } from '../../testbed/runBuild';
import { type Finding, never, seconds } from '../outcome';
import { CODE_EDITS } from './codeEdits';
import { CONTENT_EDITS, INVALID_EDITS } from './contentEdits';
import { brokenFiles, cutFiles } from './damage';
import { INVALID_NAMES, type Step } from './draws';
import { checkOutCold, commitAll, git, type State, type Workspace } from './workspace';

/** Maximum number of files listed in a finding; the rest are counted. */
const NAMED = 6;

const ORIGINS = ['https://www.sff.example', 'https://sff.example', 'https://preview.sff.example'];

const OUT = 'dist';

/** Plan of a run. */
export interface EditsPlan {
  steps: readonly Step[];
  /** Number of steps between two clean builds. */
  every: number;
  /** Called with progress messages. */
  tell: (text: string) => void;
}

/** A state with the result of its build. */
interface Built extends State {
  name: string;
  result: FolderState;
}

interface Violation {
  what: 'differs' | 'failed' | 'not whole' | 'not kept';
  text: string;
}

const someOf = (files: readonly string[]) =>
  files.length > NAMED
    ? `${files.slice(0, NAMED).join(', ')} and ${files.length - NAMED} more`
    : files.join(', ');

/** Returns the end of a build's output, for a finding. */
const endOf = ({ output }: BuildRun) => output.trim().split('\n').slice(-12).join('\n');

/** Returns the state of the site and of its server folder. */
async function resultOf(root: string, out = OUT): Promise<FolderState> {
  const [site, server] = [
    await stateOf(path.join(root, out)),
    await stateOf(serverDirOf(path.join(root, out))),
  ];
  return new Map([...site, ...[...server].map(([name, file]) => [`server: ${name}`, file] as const)]);
}

/** One run of random edits, each followed by a build; the builds are compared with clean builds. */
class EditsRun {
  readonly violations: Violation[] = [];
  readonly #built: Built[] = [];
  #state: State;
  #checked = 0;
  #wallMs = 10_000;
  readonly #walls = { warm: [] as number[], cold: [] as number[] };

  constructor(
    private readonly workspace: Workspace,
    private readonly plan: EditsPlan,
    commit: string,
  ) {
    this.#state = { commit, date: '2026-11-21', origin: ORIGINS[0] ?? '' };
  }

  #violate(what: Violation['what'], text: string): void {
    this.violations.push({ what, text });
    this.plan.tell(`VIOLATED, ${what}: ${text}`);
  }

  #build(root: string, { date, origin }: State, options: { out?: string; killed?: AbortSignal } = {}) {
    const { out = OUT, killed } = options;
    return runBuild(root, { outDir: out, date, origin, isUnwatched: true, ...(killed ? { killed } : {}) });
  }

  /** Builds the current files, after a step of the given name. */
  async #buildOn(name: string): Promise<void> {
    const run = await this.#build(this.workspace.root, this.#state);
    if (run.code !== 0) {
      this.#violate('failed', `after ${name}:\n${endOf(run)}`);
      await this.#startAgain();
      return;
    }
    this.#wallMs = run.wallSeconds * 1000;
    this.#walls.warm.push(this.#wallMs);
    this.#built.push({ ...this.#state, name, result: await resultOf(this.workspace.root) });
  }

  /** Discards all results and builds anew, so that one fault does not show up in every later comparison. */
  async #startAgain(): Promise<void> {
    const { root } = this.workspace;
    await removeResults(root);
    const run = await this.#build(root, this.#state);
    if (run.code !== 0) throw new Error(`A clean build failed.\n${endOf(run)}`);
    this.#built.splice(0, this.#built.length, {
      ...this.#state,
      name: 'a clean build',
      result: await resultOf(root),
    });
    this.#checked = 0;
  }

  async #coldResult(state: State): Promise<FolderState> {
    const { reference } = this.workspace;
    await checkOutCold(this.workspace, state.commit);
    const run = await this.#build(reference, state);
    if (run.code !== 0) throw new Error(`A clean build failed.\n${endOf(run)}`);
    this.#walls.cold.push(run.wallSeconds * 1000);
    return resultOf(reference);
  }

  async #unequal(index: number): Promise<string[]> {
    const built = this.#built[index];
    return built ? unequalFiles(await this.#coldResult(built), built.result) : [];
  }

  /** Compares the last build with a clean one; if they differ, finds the step that caused it by bisection. */
  async #compare(): Promise<void> {
    let last = this.#built.length - 1;
    if (last < this.#checked) return;
    this.plan.tell(`a clean build, compared with ${this.#built[last]?.name}`);
    let files = await this.#unequal(last);
    if (files.length === 0) {
      this.#checked = last + 1;
      return;
    }
    let first = this.#checked;
    while (first < last) {
      const middle = (first + last) >> 1;
      const found = await this.#unequal(middle);
      if (found.length > 0) [last, files] = [middle, found];
      else first = middle + 1;
    }
    this.#violate('differs', `after ${this.#built[last]?.name}: ${someOf(files)}`);
    await this.#startAgain();
  }

  async #editContent(name: keyof typeof CONTENT_EDITS, step: Step): Promise<string> {
    const done = await CONTENT_EDITS[name](this.workspace.contentDir, step);
    this.#state = { ...this.#state, commit: await commitAll(this.workspace, `${name}: ${done}`) };
    return done;
  }

  /** Invalid content: the build must fail and leave the previous site unchanged. */
  async #invalid(step: Step): Promise<void> {
    const { root, contentDir } = this.workspace;
    const name = INVALID_NAMES[step.value % INVALID_NAMES.length] ?? 'halfFile';
    const before = await resultOf(root);
    const done = await INVALID_EDITS[name](contentDir, step);
    const run = await this.#build(root, this.#state);
    const after = await resultOf(root);
    const touched = [...after].filter(([file, { mark }]) => before.get(file)?.mark !== mark);
    if (run.code !== 1) this.#violate('not kept', `exit code ${run.code} after ${done}`);
    if (touched.length > 0 || after.size !== before.size)
      this.#violate('not kept', `after ${done}: ${someOf(touched.map(([file]) => file))}`);
    await git(root, 'checkout', '-q', '--force', 'HEAD', '--', '.');
  }

  /** A killed build: the previous site must stay complete. */
  async #killed(step: Step): Promise<string> {
    const { root } = this.workspace;
    const done = await this.#editContent('globalText', step);
    const share = (step.value % 1000) / 1000;
    const after = this.#wallMs * (step.at % 2 === 0 ? share : 0.8 + share * 0.25);
    const killed = AbortSignal.timeout(Math.round(after));
    const run = await this.#build(root, this.#state, { killed });
    const broken = await brokenFiles(path.join(root, OUT));
    const when = `${seconds(after)}${run.code === undefined ? '' : ', which was too late'}`;
    if (broken.length > 0) this.#violate('not whole', `killed after ${when}: ${someOf(broken)}`);
    return `${done}, then killed after ${when}`;
  }

  /** Two concurrent builds of the same state into different folders: both must give the same result. */
  async #twoAtOnce(step: Step): Promise<string> {
    const { root } = this.workspace;
    const done = await this.#editContent('text', step);
    const second = 'dist-second';
    const runs = await Promise.all([OUT, second].map((out) => this.#build(root, this.#state, { out })));
    const failed = runs.find(({ code }) => code !== 0);
    if (failed) {
      this.#violate('failed', `two builds at once:\n${endOf(failed)}`);
    } else {
      const files = unequalFiles(await resultOf(root), await resultOf(root, second));
      if (files.length > 0) this.#violate('differs', `two builds at once: ${someOf(files)}`);
    }
    const site = path.join(root, second);
    for (const dir of [site, serverDirOf(site)]) await rm(dir, { recursive: true, force: true });
    return done;
  }

  /** Does one step; resolves to its description, or to undefined if no build follows. */
  async #do(step: Step): Promise<string | undefined> {
    const { root } = this.workspace;
    const { name, at, value } = step;
    if (name in CONTENT_EDITS) return this.#editContent(name as keyof typeof CONTENT_EDITS, step);
    if (name in CODE_EDITS) {
      const done = await CODE_EDITS[name as keyof typeof CODE_EDITS](root, step);
      this.#state = { ...this.#state, commit: await commitAll(this.workspace, `${name}: ${done}`) };
      return done;
    }
    switch (name) {
      case 'origin':
        this.#state = { ...this.#state, origin: ORIGINS[at % ORIGINS.length] ?? '' };
        return this.#state.origin;
      case 'clock':
        this.#state = {
          ...this.#state,
          date: new Date(Date.UTC(2026, 10, 15 + (value % 60))).toISOString().slice(0, 10),
        };
        return this.#state.date;
      case 'earlier': {
        const { name: earlier, commit, date, origin } = this.#built[at % this.#built.length] as Built;
        await git(root, 'checkout', '-q', '--force', '--detach', commit);
        this.#state = { commit, date, origin };
        return `back to ${earlier}`;
      }
      case 'noCache':
        await rm(path.join(root, '.cache'), { recursive: true, force: true });
        return this.#editContent('text', step);
      case 'halfCache': {
        const cut = await cutFiles(path.join(root, '.cache'), step);
        return `${cut}; ${await this.#editContent('globalText', step)}`;
      }
      case 'killed':
        return this.#killed(step);
      case 'twoAtOnce':
        return this.#twoAtOnce(step);
      default:
        await this.#invalid(step);
        return undefined;
    }
  }

  async run(): Promise<Finding[]> {
    const { steps, every, tell } = this.plan;
    tell('the first build');
    await this.#startAgain();
    await this.#compare();
    for (const [index, step] of steps.entries()) {
      const done = await this.#do(step);
      const name = `${index + 1} ${step.name} (${done ?? 'refused'})`;
      tell(name);
      if (done !== undefined) await this.#buildOn(name);
      if ((index + 1) % every === 0) await this.#compare();
    }
    await this.#compare();
    const count = (what: Violation['what']) => this.violations.filter((one) => one.what === what).length;
    const middle = (walls: readonly number[]) =>
      seconds(walls.toSorted((a, b) => a - b)[walls.length >> 1] ?? 0);
    return [
      { what: 'edits', figure: String(steps.length) },
      { what: 'clean builds to compare with', figure: String(this.#walls.cold.length) },
      { what: 'median of builds after an edit', figure: middle(this.#walls.warm) },
      { what: 'median of clean builds', figure: middle(this.#walls.cold) },
      never('results that differ from a clean build', count('differs')),
      never('builds that failed', count('failed')),
      never('incomplete sites after a killed build', count('not whole')),
      never('sites changed by a failed build', count('not kept')),
    ];
  }
}

/** Runs random edits in a workspace; every result must equal a clean build, byte for byte. */
export async function editsRun(workspace: Workspace, plan: EditsPlan): Promise<Finding[]> {
  return new EditsRun(workspace, plan, await git(workspace.root, 'rev-parse', 'HEAD')).run();
}
