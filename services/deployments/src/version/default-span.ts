import type { ReleaseEvent } from '@depot/contracts/deployments';

type Event = Pick<ReleaseEvent, 'kind' | 'split' | 'time' | 'who'>;

/** How long a remote has had its default version. */
export interface DefaultSpan {
  /** Time at which the version became the default, in epoch ms. */
  since: number;
  /** The user or token that gave it. */
  who: string;
  /** The default before; undefined if users had none. */
  previous?: string;
}

/**
 * Since when the current default of a remote is the default. `events` are what happened to the remote, newest first.
 * Undefined if the events do not reach back to it, or users have none.
 */
export function findDefaultSpan(events: readonly Event[]): DefaultSpan | undefined {
  const changes = events.filter(({ kind }) => kind === 'split' || kind === 'withdrawn');
  const defaults = changes.map(({ split }) => split?.find((share) => share.default)?.version);
  const [current] = defaults;
  if (current === undefined) return undefined;
  const end = defaults.findIndex((version) => version !== current);
  const began = changes[end < 0 ? changes.length - 1 : end - 1];
  if (!began) return undefined;
  const previous = defaults
    .slice(end < 0 ? changes.length : end)
    .find((version) => version !== undefined && version !== current);
  return { since: Number(began.time), who: began.who, ...(previous !== undefined && { previous }) };
}
