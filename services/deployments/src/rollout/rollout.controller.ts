import { deploymentMessages, rollout, rolloutBody, stopRolloutQuery, type RolloutRequest } from '@depot/contracts/deployments';
import { say } from '@depot/contracts/errors';
import { listOf, messageOnly } from '@depot/contracts/wire';
import { currentLanguage, currentSession, describeActivity } from '@depot/node-context';
import { Command, Reads } from '@depot/node-http';
import { Body, Controller, Delete, Get, Post, Query } from '@nestjs/common';
import type * as z from 'zod';
import { RolloutService } from './rollout.service.js';

@Controller('remotes')
export class RolloutController {
  constructor(private readonly rollouts: RolloutService) {}

  /** The latest rollout of each remote. */
  @Get('rollouts')
  @Reads({ id: 'deploymentsRollouts', allow: 'admin.section', answers: listOf(rollout) })
  async latest() {
    return { list: await this.rollouts.latest() };
  }

  /** Gives a version to more and more users. */
  @Post('rollout')
  @Command({
    id: 'deploymentsRollOut',
    allow: 'admin.edit',
    answers: messageOnly,
    sentence: deploymentMessages.rolloutActivity,
    status: 201,
  })
  async start(@Body({ schema: rolloutBody }) request: RolloutRequest) {
    await this.rollouts.start(request, currentSession().displayName);
    const values = { remote: request.remote, version: request.version, steps: request.steps.join(', ') };
    describeActivity(values);
    return { message: say(deploymentMessages.rolloutStarted, currentLanguage(), values) };
  }

  /** Stops what is being rolled out: everybody goes back to the version from before. */
  @Delete('rollout')
  @Command({ id: 'deploymentsStopRollout', allow: 'admin.edit', answers: messageOnly, sentence: deploymentMessages.stoppedActivity })
  async stop(@Query({ schema: stopRolloutQuery }) { remote }: z.output<typeof stopRolloutQuery>) {
    const { version, stable } = await this.rollouts.stop(remote, currentSession().displayName);
    const values = { remote, version, stable };
    describeActivity(values);
    return { message: say(deploymentMessages.rolloutStopped, currentLanguage(), values) };
  }
}
