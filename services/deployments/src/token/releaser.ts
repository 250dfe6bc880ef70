import { releaseMessages } from '@depot/contracts/deployments';
import { DomainError, enumerated } from '@depot/contracts/errors';
import { currentContext, currentSession } from '@depot/node-context';

/** Who releases, as the history calls them: a person, or a team's token by its name. */
export function findReleaser(): string {
  const { releaseToken } = currentContext();
  return releaseToken?.name ?? currentSession().displayName;
}

/** Refuses a token that is not for that remote. */
export function assertMayRelease(remote: string): void {
  const { releaseToken } = currentContext();
  if (releaseToken && !releaseToken.remotes.includes(remote))
    throw new DomainError('FORBIDDEN', releaseMessages.notYours, { remote, remotes: enumerated(releaseToken.remotes) });
}

/** The remotes that the asker may release; undefined for all of them. */
export const canRelease = (): readonly string[] | undefined => currentContext().releaseToken?.remotes;

/** What of it is about remotes that the asker may release. */
export function selectReleasable<T extends { remote: string }>(list: readonly T[]): T[] {
  const remotes = canRelease();
  return list.filter(({ remote }) => remotes === undefined || remotes.includes(remote));
}
