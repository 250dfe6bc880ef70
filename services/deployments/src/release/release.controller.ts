import {
  deploymentMessages,
  historyQuery,
  release,
  releaseEvent,
  releaseMessages,
  releasesQuery,
  trafficBody,
  withdrawQuery,
} from '@depot/contracts/deployments';
import { enumerated, translate } from '@depot/contracts/errors';
import { listOf, messageOnly } from '@depot/contracts/wire';
import { currentLanguage, describeActivity } from '@depot/node-context';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Delete, Get, Put, Query } from '@nestjs/common';
import type * as z from 'zod';
import { assertMayRelease, canRelease, findReleaser } from '../token/releaser.js';
import { ReleaseRepository } from '../version/release.repository.js';
import { ReleaseService } from './release.service.js';

/** Above every id. */
const newest = 2 ** 32;
const pageLength = 50;

@Controller('remotes')
export class ReleaseController {
  constructor(
    private readonly releases: ReleaseService,
    private readonly versions: ReleaseRepository,
  ) {}

  /**
   * Lists what happened to a remote or the shell, newest first.
   *
   * Fifty events at a time; `before` is the id of the last one that is known and asks for older ones. Times are in
   * epoch ms. A release token suffices for its own remotes; 403 for others.
   *
   * @returns the events.
   */
  @Get('history')
  @ReadRoute({
    id: 'deploymentsHistory',
    allow: 'admin.section',
    provides: ['Remote'],
    releaseToken: true,
    response: listOf(releaseEvent),
  })
  async listHistory(@Query({ schema: historyQuery }) { remote, before = newest }: z.output<typeof historyQuery>) {
    assertMayRelease(remote);
    return { list: await this.versions.listHistory(remote, before, pageLength) };
  }

  /**
   * Lists the published versions, of one remote, the shell or all, and who has them.
   *
   * Newest first within a remote; `traffic` is per cent of the users. A release token sees its own remotes only; 403
   * where it asks for another.
   *
   * @returns the versions.
   */
  @Get('releases')
  @ReadRoute({
    id: 'deploymentsReleases',
    allow: 'admin.section',
    provides: ['Remote'],
    releaseToken: true,
    response: listOf(release),
  })
  async list(@Query({ schema: releasesQuery }) { remote }: z.output<typeof releasesQuery>) {
    if (remote !== undefined) assertMayRelease(remote);
    return { list: await this.releases.list(remote === undefined ? canRelease() : [remote]) };
  }

  /**
   * Spreads a remote's users over its published versions: promote, split or roll back.
   *
   * Shares are per cent and must sum to 100, with exactly one default, else 400 VALIDATION. The shell (`shell`) goes to
   * all users at once, from the next page that is loaded. A rollout that is running ends. A release token suffices for
   * its own remotes; 403 for others.
   *
   * 404 where a version was never published; 400 VALIDATION where one does not go with the shells and services that
   * run; 409 DUPLICATE where one of its routes belongs to another remote now.
   *
   * @returns a message.
   */
  @Put('traffic')
  @Command({
    id: 'deploymentsSplit',
    allow: 'admin.edit',
    invalidates: ['Remote', 'ActivityLog'],
    releaseToken: true,
    response: messageOnly,
    localizedMessage: deploymentMessages.splitActivity,
  })
  async split(@Body({ schema: trafficBody }) { remote, split }: z.output<typeof trafficBody>) {
    assertMayRelease(remote);
    await this.releases.split(remote, split, findReleaser());
    const values = { remote, split: enumerated(split.map(({ version, traffic }) => `${version} ${traffic}%`)) };
    describeActivity(values);
    return { message: translate(deploymentMessages.split, currentLanguage(), values) };
  }

  /**
   * Takes a remote from all users, until one of its versions is promoted again.
   *
   * Its pages and its place in the sidebar are gone, its routes are free, and a rollout that is running ends. 404 where
   * it was never published, 409 INVALID_TRANSITION if no user has it. A release token suffices for its own remotes;
   * 403 for others.
   *
   * @returns a message.
   */
  @Delete('releases')
  @Command({
    id: 'deploymentsWithdraw',
    allow: 'admin.edit',
    invalidates: ['Remote', 'ActivityLog'],
    releaseToken: true,
    response: messageOnly,
    localizedMessage: releaseMessages.withdrawnActivity,
  })
  async withdraw(@Query({ schema: withdrawQuery }) { remote }: z.output<typeof withdrawQuery>) {
    assertMayRelease(remote);
    await this.releases.withdraw(remote, findReleaser());
    describeActivity({ remote });
    return { message: translate(releaseMessages.withdrawn, currentLanguage(), { remote }) };
  }
}
