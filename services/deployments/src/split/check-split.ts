import {
  deploymentMessages,
  formatTarget,
  releaseMessages,
  shellName,
  type TrafficShare,
} from '@depot/contracts/deployments';
import { DomainError } from '@depot/contracts/errors';

/**
 * A split must sum to 100, have exactly one default, name each version once and no finer share than is kept; refuses
 * otherwise.
 */
export function checkSplit(remote: string, split: readonly TrafficShare[]): void {
  // The user who loads a page is not known yet.
  if (remote === shellName && split.length > 1) throw new DomainError('VALIDATION', releaseMessages.wholeShell);
  const sum = split.reduce((total, share) => total + share.traffic, 0);
  if (Math.abs(sum - 100) > 1e-9) throw new DomainError('VALIDATION', deploymentMessages.notHundred, { remote, sum });
  if (split.filter((share) => share.default).length !== 1)
    throw new DomainError('VALIDATION', deploymentMessages.oneDefault, { remote });
  const versions = split.map(({ version }) => version);
  const twice = versions.find((version, at) => versions.indexOf(version) < at);
  if (twice) throw new DomainError('VALIDATION', deploymentMessages.namedTwice, { remote, version: twice });
  const fine = split.find(({ traffic }) => Math.abs(traffic * 100 - Math.round(traffic * 100)) > 1e-6);
  if (fine) throw new DomainError('VALIDATION', deploymentMessages.fineShare, { version: fine.version });
  checkTargets(remote, split);
}

/** A target belongs to one version: the user could get either otherwise. */
function checkTargets(remote: string, split: readonly TrafficShare[]): void {
  const owners = new Map<string, string>();
  for (const { version, targets = [] } of split)
    for (const key of targets.map(formatTarget)) {
      if (remote === shellName) throw new DomainError('VALIDATION', releaseMessages.shellTargets);
      if ((owners.get(key) ?? version) !== version)
        throw new DomainError('VALIDATION', releaseMessages.targetTwice, { remote, target: key });
      owners.set(key, version);
    }
}
