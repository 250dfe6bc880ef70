import {
  deploymentMessages,
  rollout,
  rolloutBody,
  type RolloutRequest,
  stopRolloutQuery,
} from '@depot/contracts/deployments';
import { translate } from '@depot/contracts/errors';
import { listOf, messageOnly } from '@depot/contracts/wire';
import { currentLanguage, describeActivity } from '@depot/node-context';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Delete, Get, Post, Query } from '@nestjs/common';
import type * as z from 'zod';
import { assertMayRelease, releaser } from '../token/releaser.js';
import { RolloutService } from './rollout.service.js';

@Controller('remotes')
export class RolloutController {
  constructor(private readonly rollouts: RolloutService) {}

  /** The latest rollout of each remote. */
  @Get('rollouts')
  @ReadRoute({ id: 'deploymentsRollouts', allow: 'admin.section', response: listOf(rollout) })
  async latest() {
    return { list: await this.rollouts.latest() };
  }

  /** Gives a version to more and more users. */
  @Post('rollout')
  @Command({
    id: 'deploymentsRollOut',
    allow: 'admin.edit',
    releaseToken: true,
    response: messageOnly,
    localizedMessage: deploymentMessages.rolloutActivity,
    status: 201,
  })
  async start(@Body({ schema: rolloutBody }) request: RolloutRequest) {
    assertMayRelease(request.remote);
    await this.rollouts.start(request, releaser());
    const values = { remote: request.remote, version: request.version, steps: request.steps.join(', ') };
    describeActivity(values);
    return { message: translate(deploymentMessages.rolloutStarted, currentLanguage(), values) };
  }

  /** Stops what is being rolled out: everybody goes back to the version from before. */
  @Delete('rollout')
  @Command({
    id: 'deploymentsStopRollout',
    allow: 'admin.edit',
    releaseToken: true,
    response: messageOnly,
    localizedMessage: deploymentMessages.stoppedActivity,
  })
  async stop(@Query({ schema: stopRolloutQuery }) { remote }: z.output<typeof stopRolloutQuery>) {
    assertMayRelease(remote);
    const { version, stable } = await this.rollouts.stop(remote, releaser());
    const values = { remote, version, stable };
    describeActivity(values);
    return { message: translate(deploymentMessages.rolloutStopped, currentLanguage(), values) };
  }
}
