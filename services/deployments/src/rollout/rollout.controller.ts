import {
  deploymentMessages,
  rollout,
  rolloutBody,
  type RolloutRequest,
  stopRolloutQuery,
} from '@depot/contracts/deployments';
import { enumerated, translate } from '@depot/contracts/errors';
import { listOf, messageOnly } from '@depot/contracts/wire';
import { currentLanguage, describeActivity } from '@depot/node-context';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Delete, Get, Post, Query } from '@nestjs/common';
import type * as z from 'zod';
import { assertMayRelease, findReleaser, selectReleasable } from '../token/releaser.js';
import { RolloutService } from './rollout.service.js';

@Controller('remotes')
export class RolloutController {
  constructor(private readonly rollouts: RolloutService) {}

  /**
   * Lists the latest rollout of each remote, running or over.
   *
   * Times are in epoch ms; `halt` says why a version was taken back automatically. A release token sees its own remotes
   * only.
   *
   * @returns the rollouts.
   */
  @Get('rollouts')
  @ReadRoute({
    id: 'deploymentsRollouts',
    allow: 'admin.section',
    provides: ['Remote'],
    releaseToken: true,
    response: listOf(rollout),
  })
  async listLatest() {
    return { list: selectReleasable(await this.rollouts.listLatest()) };
  }

  /**
   * Starts a rollout: gives a version to more and more users.
   *
   * `steps` are shares in per cent, each larger than the one before, the last one 100; the first is taken at once, the
   * next every `everyMinutes`. A version that does worse than the one before is taken back automatically. A release
   * token suffices for its own remotes; 403 for others.
   *
   * 409 DUPLICATE where a rollout of the remote is running, all users have the version already, or one of its routes
   * belongs to another remote; 404 where it was never published, or the remote has no default version; 400 VALIDATION
   * where it does not go with the shells and services that run.
   *
   * @returns a message.
   */
  @Post('rollout')
  @Command({
    id: 'deploymentsRollOut',
    allow: 'admin.edit',
    invalidates: ['Remote', 'ActivityLog'],
    releaseToken: true,
    response: messageOnly,
    localizedMessage: deploymentMessages.rolloutActivity,
    status: 201,
  })
  async start(@Body({ schema: rolloutBody }) request: RolloutRequest) {
    assertMayRelease(request.remote);
    await this.rollouts.start(request, findReleaser());
    const values = { remote: request.remote, version: request.version, steps: enumerated(request.steps) };
    describeActivity(values);
    return { message: translate(deploymentMessages.rolloutStarted, currentLanguage(), values) };
  }

  /**
   * Stops the rollout of a remote: all users get the version from before again.
   *
   * 404 where none is running. A release token suffices for its own remotes; 403 for others.
   *
   * @returns a message.
   */
  @Delete('rollout')
  @Command({
    id: 'deploymentsStopRollout',
    allow: 'admin.edit',
    invalidates: ['Remote', 'ActivityLog'],
    releaseToken: true,
    response: messageOnly,
    localizedMessage: deploymentMessages.stoppedActivity,
  })
  async stop(@Query({ schema: stopRolloutQuery }) { remote }: z.output<typeof stopRolloutQuery>) {
    assertMayRelease(remote);
    const { version, stable } = await this.rollouts.stop(remote, findReleaser());
    const values = { remote, version, stable };
    describeActivity(values);
    return { message: translate(deploymentMessages.rolloutStopped, currentLanguage(), values) };
  }
}
