import { deploymentMessages, historyQuery, releaseEvent, trafficBody } from '@depot/contracts/deployments';
import { say } from '@depot/contracts/errors';
import { listOf, messageOnly } from '@depot/contracts/wire';
import { currentLanguage, currentSession, describeActivity } from '@depot/node-context';
import { Command, Reads } from '@depot/node-http';
import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import type * as z from 'zod';
import { ReleaseQueries } from './release.queries.js';
import { ReleaseService } from './release.service.js';

/** Above every id. */
const newest = 2 ** 32;
const pageLength = 50;

@Controller('remotes')
export class ReleaseController {
  constructor(
    private readonly releases: ReleaseService,
    private readonly queries: ReleaseQueries,
  ) {}

  /** What happened to a remote. */
  @Get('history')
  @Reads({ id: 'deploymentsHistory', allow: 'admin.section', answers: listOf(releaseEvent) })
  async history(@Query({ schema: historyQuery }) { remote, before = newest }: z.output<typeof historyQuery>) {
    return { list: await this.queries.history(remote, before, pageLength) };
  }

  /** Spreads a remote's users over its published versions: promote, split or roll back. */
  @Put('traffic')
  @Command({ id: 'deploymentsSplit', allow: 'admin.edit', answers: messageOnly, sentence: deploymentMessages.splitActivity })
  async split(@Body({ schema: trafficBody }) { remote, split }: z.output<typeof trafficBody>) {
    await this.releases.split(remote, split, currentSession().displayName);
    const values = { remote, split: split.map(({ version, traffic }) => `${version} ${traffic} %`).join(', ') };
    describeActivity(values);
    return { message: say(deploymentMessages.split, currentLanguage(), values) };
  }
}
