import { maxOverrideMs, type Override, overrideMessages, type OverrideRequest } from '@depot/contracts/deployments';
import { DomainError } from '@depot/contracts/errors';
import type { SessionFacts } from '@depot/contracts/identity';
import { CONFIG, type Config } from '@depot/node-config';
import { currentSession } from '@depot/node-context';
import { ScheduledTasks } from '@depot/node-platform';
import { Inject, Injectable } from '@nestjs/common';
import { OverrideRepository } from './override.repository.js';
import { RemoteLinkRepository } from './remote-link.repository.js';

const minute = 60_000;

/**
 * Lets ADMIN, or the user of a link, take a remote from the machine where it is being worked on: in this session only,
 * and for hours at most.
 */
@Injectable()
export class OverrideService {
  constructor(
    private readonly overrides: OverrideRepository,
    private readonly links: RemoteLinkRepository,
    @Inject(CONFIG) private readonly config: Config,
    tasks: ScheduledTasks,
  ) {
    tasks.add({
      name: 'overrides that are over',
      everyMs: 10 * minute,
      run: () => this.overrides.removeOld(Date.now()),
    });
  }

  get allowed(): string[] {
    return [...this.config.DEV_ORIGINS];
  }

  /**
   * Those of a session that still count: of ADMIN, or opened by a link that has not ended. An origin that is no longer
   * allowed does not count.
   */
  async findBySession(session: SessionFacts | undefined, now = Date.now()): Promise<Override[]> {
    if (!session || this.config.DEV_ORIGINS.length === 0) return [];
    const found = await this.overrides.findBySession(session.sessionId, now, session.role === 'ADMIN');
    return found.filter(({ origin }) => isAllowedOrigin(origin, this.config.DEV_ORIGINS));
  }

  async start({ remote, origin, minutes = maxOverrideMs }: OverrideRequest, now = Date.now()): Promise<Override> {
    if (!isAllowedOrigin(origin, this.config.DEV_ORIGINS))
      throw new DomainError('VALIDATION', overrideMessages.originNotAllowed, { origin });
    const started: Override = { remote, origin, until: now + minutes * minute };
    await this.overrides.set(currentSession().sessionId, started);
    return started;
  }

  /** Ends the override of this session, or the previews that the user has opened. */
  async end(remote: string): Promise<void> {
    const { sessionId, id } = currentSession();
    const isOverrideEnded = await this.overrides.end(sessionId, remote);
    const isPreviewEnded = await this.links.leave(remote, id);
    if (!isOverrideEnded && !isPreviewEnded) throw new DomainError('NOT_FOUND', overrideMessages.missing, { remote });
  }
}

/** Does one of the settings' origins stand for this one? `http://localhost:*` stands for every port. */
export function isAllowedOrigin(origin: string, allowed: readonly string[]): boolean {
  const anyPort = origin.replace(/:\d+$/, ':*');
  return allowed.some((pattern) => pattern === origin || pattern === anyPort);
}
