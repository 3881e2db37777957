import type { Channel } from '../config/channels';

/** Event on `window` for a funnel step; its listener is loaded later. */
export const FUNNEL_EVENT = 'funnelstep';

/** Fields of every step of an application; `channel` is the form's current answer, undefined without one. */
interface ApplyStep {
  job: string;
  channel: Channel | undefined;
}

/** A step from a job to an application, without anything that was typed. */
export type FunnelStep =
  | { step: 'search.used' }
  | { step: 'filter.used' /** Name of the filter, not its value. */; filter: string }
  | ({ step: 'apply.start' | 'apply.sent' } & ApplyStep)
  | ({ step: 'apply.error' /** Name of the field. */; field: string } & ApplyStep);

/** Reports a step of the visitor. It is discarded unless statistics are allowed (`countFunnel`). */
export function funnelStep(detail: FunnelStep): void {
  window.dispatchEvent(new CustomEvent<FunnelStep>(FUNNEL_EVENT, { detail }));
}
