import {
  deploymentMessages,
  type LinkRequest,
  maxOverrideMs,
  openLinkPath,
  overrideMessages,
  releaseMessages,
  type RemoteLink,
  usualPreviewMinutes,
} from '@depot/contracts/deployments';
import { DomainError } from '@depot/contracts/errors';
import { type AccountFacts, IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { CONFIG, type Config } from '@depot/node-config';
import { currentContext, currentSession } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { ScheduledTasks } from '@depot/node-platform';
import { Inject, Injectable } from '@nestjs/common';
import { ReleaseService } from '../release/release.service.js';
import { findReleaser } from '../token/releaser.js';
import { ReleaseRepository } from '../version/release.repository.js';
import { OverrideRepository } from './override.repository.js';
import { isAllowedOrigin } from './override.service.js';
import { RemoteLinkRepository, type StoredLink } from './remote-link.repository.js';

const everyMs = 600_000;

/** Result of opening a link. */
export interface OpenedLink {
  remote: string;
  /** First page of the remote below `/in/`; empty if it is not known. */
  path: string;
  until: number;
}

/** Makes links with which one user opens a version, or a remote in development, until they end. */
@Injectable()
export class RemoteLinkService {
  constructor(
    private readonly db: Db,
    private readonly links: RemoteLinkRepository,
    private readonly overrides: OverrideRepository,
    private readonly versions: ReleaseRepository,
    private readonly releases: ReleaseService,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    @Inject(CONFIG) private readonly config: Config,
    tasks: ScheduledTasks,
  ) {
    tasks.add({ name: 'links to remotes that are over', everyMs, run: () => this.links.removeOld() });
  }

  async list(): Promise<RemoteLink[]> {
    return (await this.links.list()).map((link) => this.toWire(link));
  }

  /**
   * @throws VALIDATION for an unknown user, an origin that is not allowed, or a version that is incompatible
   * @throws NOT_FOUND for a version that was never published
   */
  async create(request: LinkRequest): Promise<RemoteLink> {
    const account = await this.findAccount(request);
    await this.check(request);
    const { remote, user, version = null, origin = null } = request;
    const minutes = request.minutes ?? (origin === null ? usualPreviewMinutes : maxOverrideMs);
    const id = await this.links.insert({
      remote,
      user,
      version,
      origin,
      minutes,
      userId: account.id,
      ownerTenantId: account.tenantId,
      tokenId: currentContext().releaseToken?.id ?? null,
      who: findReleaser(),
    });
    return this.toWire(await this.getLink(id));
  }

  /** Opens a link for the user who is signed in. @throws NOT_FOUND if it has ended or is for another user */
  async open(id: number): Promise<OpenedLink> {
    const session = currentSession();
    return this.db.transaction(async () => {
      if (!(await this.links.open(id, session.id))) throw new DomainError('NOT_FOUND', releaseMessages.linkUnknown);
      const { remote, version, origin, until } = await this.getLink(id);
      if (origin !== null) await this.overrides.set(session.sessionId, { remote, origin, until }, id);
      const published = version === null ? undefined : await this.versions.find(remote, version);
      return { remote, path: published?.extras.routes[0]?.path ?? '', until };
    });
  }

  /** Ends a link and the preview that it opened, and returns the link. */
  async end(id: number): Promise<StoredLink> {
    const link = await this.getLink(id);
    if (!(await this.links.end(id))) throw new DomainError('NOT_FOUND', releaseMessages.linkUnknown);
    return link;
  }

  /** @throws NOT_FOUND */
  async getLink(id: number): Promise<StoredLink> {
    const link = await this.links.find(id);
    if (!link) throw new DomainError('NOT_FOUND', releaseMessages.linkUnknown);
    return link;
  }

  private async findAccount({ user }: LinkRequest): Promise<AccountFacts> {
    const account = (await this.identity.accounts([user])).get(user);
    if (!account) throw new DomainError('VALIDATION', releaseMessages.unknownUser, { user });
    return account;
  }

  private async check({ remote, version, origin }: LinkRequest): Promise<void> {
    if (origin !== undefined && !isAllowedOrigin(origin, this.config.DEV_ORIGINS))
      throw new DomainError('VALIDATION', overrideMessages.originNotAllowed, { origin });
    if (version === undefined) return;
    const published = await this.versions.find(remote, version);
    if (!published) throw new DomainError('NOT_FOUND', deploymentMessages.unknownVersion, { remote, version });
    await this.releases.check(published);
  }

  private toWire({ version, origin, ...link }: StoredLink): RemoteLink {
    return {
      ...link,
      ...(version !== null && { version }),
      ...(origin !== null && { origin }),
      address: `${this.config.PUBLIC_URL}${openLinkPath}?id=${link.id}`,
    };
  }
}
