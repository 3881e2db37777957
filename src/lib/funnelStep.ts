import type { Channel } from '../config/channels';

/** Event on `window` by which a step becomes known to what counts them, once that is loaded. */
export const FUNNEL_EVENT = 'funnelstep';

/** What every step of an application says; `channel` is what the form says now, undefined while it says nothing. */
interface ApplyStep {
  job: string;
  channel: Channel | undefined;
}

/** A step on the way from a job to an application, without anything that was typed. */
export type FunnelStep =
  | { step: 'search.used' }
  | { step: 'filter.used' /** Name of the filter, not its value. */; filter: string }
  | ({ step: 'apply.start' | 'apply.sent' } & ApplyStep)
  | ({ step: 'apply.error' /** Name of the field. */; field: string } & ApplyStep);

/** Says that a visitor has taken a step. Nothing is kept of it unless statistics are allowed (`countFunnel`). */
export function funnelStep(detail: FunnelStep): void {
  window.dispatchEvent(new CustomEvent<FunnelStep>(FUNNEL_EVENT, { detail }));
}
