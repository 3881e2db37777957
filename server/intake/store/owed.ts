import {
  CONFIRMATION_CHANNEL,
  INBOX_CHANNEL,
  INFECTED_CHANNEL,
  mayHaveBeenPassedOn,
  UPDATE_CHANNELS,
  WEBHOOK_CHANNEL,
} from './channelNames';
import type { Entry, EntryState, Update } from './manifest';

/** Updates that whoever has an application must hear of, even if malware was found in it since. */
const ENDINGS: ReadonlySet<Update['kind']> = new Set(['withdrawn', 'leftPool']);
/** Channels that pass on contact messages, too. */
const CONTACT_CHANNELS: ReadonlySet<string> = new Set([INBOX_CHANNEL, WEBHOOK_CHANNEL, CONFIRMATION_CHANNEL]);

/** Number of an entry's updates that a channel reports; each further one makes it due again. */
export function updatesFor(channel: string, { updates = [] }: EntryState): number {
  if (UPDATE_CHANNELS.has(channel)) return updates.length;
  return channel === CONFIRMATION_CHANNEL ? updates.filter(({ kind }) => kind === 'email').length : 0;
}

/**
 * True if a confirmation was promised to the sender: not if no mail server was configured at the arrival, as the page
 * after sending said so.
 */
export const isConfirmationPromised = ({ manifest: { kind, isConfirmed }, state: { channels } }: Entry) =>
  (kind === 'application' || isConfirmed === true) && (channels?.includes(CONFIRMATION_CHANNEL) ?? true);

/** True if a channel passes on entries such as this one. */
function isFor(channel: string, entry: Entry): boolean {
  if (channel === CONFIRMATION_CHANNEL) return isConfirmationPromised(entry);
  if (UPDATE_CHANNELS.has(channel)) return updatesFor(channel, entry.state) > 0;
  return entry.manifest.kind === 'application' || CONTACT_CHANNELS.has(channel);
}

/** True if a channel takes an entry in which malware was found: that of the sender, and those with one of {@link ENDINGS}. */
const takesInfected = (channel: string, state: EntryState): boolean =>
  channel === INFECTED_CHANNEL ||
  (UPDATE_CHANNELS.has(channel) &&
    mayHaveBeenPassedOn(state) &&
    (state.updates ?? [])
      .slice(state.deliveries[channel]?.updates ?? 0)
      .some(({ kind }) => ENDINGS.has(kind)));

/**
 * True if a channel may begin with an entry: it was configured at the arrival, or nobody has decided or withdrawn the
 * application yet. Otherwise a channel that is switched on later would pass on everything that is still kept.
 */
const mayBegin = (channel: string, state: EntryState): boolean =>
  (state.decidedAt ?? state.withdrawnAt) === undefined ||
  (state.channels?.includes(channel) ?? false) ||
  channel === INFECTED_CHANNEL ||
  (UPDATE_CHANNELS.has(channel) && mayHaveBeenPassedOn(state));

/** True if there are updates that the receiver has neither got nor refused for good. */
function hasNewUpdates(channel: string, state: EntryState): boolean {
  const { updates = 0, refusedUpdates = 0 } = state.deliveries[channel] ?? {};
  return Math.max(updates, refusedUpdates) < updatesFor(channel, state);
}

/** True if an entry, or an update of it, is to go through a channel and has not arrived, also if that was given up. */
function isOwed(channel: string, entry: Entry): boolean {
  const { state } = entry;
  if (state.status !== 'held' || state.scan === 'pending' || !isFor(channel, entry)) return false;
  // A withdrawn application is passed on to nobody any more, but whoever has it must hear of the withdrawal.
  if (state.withdrawnAt !== undefined && !UPDATE_CHANNELS.has(channel)) return false;
  if (state.scan === 'infected' ? !takesInfected(channel, state) : channel === INFECTED_CHANNEL) return false;
  const delivery = state.deliveries[channel];
  if (!delivery) return mayBegin(channel, state);
  return delivery.deliveredAt === undefined || hasNewUpdates(channel, state);
}

/** True if a channel still has to pass on an entry, now or later. */
export const isOpen = (channel: string, entry: Entry): boolean =>
  isOwed(channel, entry) &&
  (!entry.state.deliveries[channel]?.isFinal || hasNewUpdates(channel, entry.state));

/** Names of the channels that were configured at an entry's arrival, and of those that have tried to pass it on. */
export const recordedChannels = ({ channels = [], deliveries }: EntryState): string[] => [
  ...new Set([...channels, ...Object.keys(deliveries)]),
];

/**
 * Names of the channels, of those given, through which somebody still needs an entry, also where that was given up. Of a
 * decided application, nobody needs more than its updates.
 */
export const owedChannels = (entry: Entry, channels: readonly string[]): string[] =>
  channels.filter(
    (channel) =>
      isOwed(channel, entry) && (entry.state.decidedAt === undefined || UPDATE_CHANNELS.has(channel)),
  );
