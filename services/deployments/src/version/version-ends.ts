import { type ReleaseEvent, type VersionEnd } from '@depot/contracts/deployments';
import { isGiven } from '../split/targets.js';

type Event = Pick<ReleaseEvent, 'kind' | 'version' | 'split'>;

/**
 * How each version of a remote lost its users, of those that were taken back or withdrawn. `events` are what happened
 * to the remote, newest first: the last that concerns a version decides.
 */
export function findVersionEnds(events: readonly Event[]): ReadonlyMap<string, VersionEnd> {
  const decided = new Map<string, VersionEnd | undefined>();
  const decide = (version: string, end: VersionEnd | undefined) => {
    if (!decided.has(version)) decided.set(version, end);
  };
  let isWithdrawn = false;
  for (const { kind, version, split = [] } of events) {
    if (kind === 'withdrawn') isWithdrawn = true;
    if (kind === 'halted' && version !== undefined) decide(version, 'halted');
    if (kind !== 'split') continue;
    for (const share of split)
      if (isGiven({ ...share, isDefault: share.default })) decide(share.version, isWithdrawn ? 'withdrawn' : undefined);
    isWithdrawn = false;
  }
  return new Map([...decided].flatMap(([version, end]) => (end ? [[version, end] as const] : [])));
}
