import { deploymentMessages, type TrafficShare } from '@depot/contracts/deployments';
import { DomainError } from '@depot/contracts/errors';

/** A split must sum to 100 and have exactly one default; refuses otherwise. */
export function checkSplit(remote: string, split: readonly TrafficShare[]): void {
  const sum = split.reduce((total, share) => total + share.traffic, 0);
  if (Math.abs(sum - 100) > 1e-9) throw new DomainError('VALIDATION', deploymentMessages.notHundred, { remote, sum });
  if (split.filter((share) => share.default).length !== 1)
    throw new DomainError('VALIDATION', deploymentMessages.oneDefault, { remote });
}
