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
import { translate } from '@depot/contracts/errors';
import { listOf, messageOnly } from '@depot/contracts/wire';
import { currentLanguage, describeActivity } from '@depot/node-context';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Delete, Get, Put, Query } from '@nestjs/common';
import type * as z from 'zod';
import { assertMayRelease, releasable, releaser } from '../token/releaser.js';
import { ReleaseRepository } from './release.repository.js';
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

  /** What happened to a remote. */
  @Get('history')
  @ReadRoute({
    id: 'deploymentsHistory',
    allow: 'admin.section',
    releaseToken: true,
    response: listOf(releaseEvent),
  })
  async history(@Query({ schema: historyQuery }) { remote, before = newest }: z.output<typeof historyQuery>) {
    assertMayRelease(remote);
    return { list: await this.versions.history(remote, before, pageLength) };
  }

  /** The published versions and who has them. */
  @Get('releases')
  @ReadRoute({ id: 'deploymentsReleases', allow: 'admin.section', releaseToken: true, response: listOf(release) })
  async list(@Query({ schema: releasesQuery }) { remote }: z.output<typeof releasesQuery>) {
    if (remote !== undefined) assertMayRelease(remote);
    return { list: await this.releases.list(remote === undefined ? releasable() : [remote]) };
  }

  /** Spreads a remote's users over its published versions: promote, split or roll back. */
  @Put('traffic')
  @Command({
    id: 'deploymentsSplit',
    allow: 'admin.edit',
    releaseToken: true,
    response: messageOnly,
    localizedMessage: deploymentMessages.splitActivity,
  })
  async split(@Body({ schema: trafficBody }) { remote, split }: z.output<typeof trafficBody>) {
    assertMayRelease(remote);
    await this.releases.split(remote, split, releaser());
    const values = { remote, split: split.map(({ version, traffic }) => `${version} ${traffic} %`).join(', ') };
    describeActivity(values);
    return { message: translate(deploymentMessages.split, currentLanguage(), values) };
  }

  /** Takes a remote from everybody for good. */
  @Delete('releases')
  @Command({
    id: 'deploymentsWithdraw',
    allow: 'admin.edit',
    releaseToken: true,
    response: messageOnly,
    localizedMessage: releaseMessages.withdrawnActivity,
  })
  async withdraw(@Query({ schema: withdrawQuery }) { remote }: z.output<typeof withdrawQuery>) {
    assertMayRelease(remote);
    await this.releases.withdraw(remote, releaser());
    describeActivity({ remote });
    return { message: translate(releaseMessages.withdrawn, currentLanguage(), { remote }) };
  }
}
