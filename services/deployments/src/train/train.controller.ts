import {
  releaseMessages,
  releaseTrain,
  shellName,
  trainBackBody,
  trainBody,
  type TrainRequest,
} from '@depot/contracts/deployments';
import { enumerated, translate } from '@depot/contracts/errors';
import { listOf, messageOnly } from '@depot/contracts/wire';
import { currentLanguage, describeActivity } from '@depot/node-context';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Get, Post } from '@nestjs/common';
import type * as z from 'zod';
import { assertMayRelease, canRelease, findReleaser } from '../token/releaser.js';
import { StartTrain } from './start-train.js';
import { TakeTrainBack } from './take-train-back.js';
import { TrainRepository } from './train.repository.js';

@Controller('remotes/train')
export class TrainController {
  constructor(
    private readonly starting: StartTrain,
    private readonly takingBack: TakeTrainBack,
    private readonly trains: TrainRepository,
  ) {}

  /**
   * Lists the latest release trains, newest first.
   *
   * Twenty at most; of each member what users had before and got with it. Times are in epoch ms. A release token sees
   * the trains whose members it may all release.
   *
   * @returns the trains.
   */
  @Get()
  @ReadRoute({
    id: 'deploymentsTrains',
    allow: 'admin.section',
    provides: ['Remote'],
    releaseToken: true,
    response: listOf(releaseTrain),
  })
  async list() {
    const remotes = canRelease();
    const trains = (await this.trains.listLatest()).map(({ members, ...train }) => ({
      ...train,
      members: members.map(({ before, ...member }) => ({ ...member, before: before?.split ?? null })),
    }));
    const isOwn = ({ members }: (typeof trains)[number]) =>
      members.every(({ remote }) => remotes === undefined || remotes.includes(remote));
    return { list: trains.filter(isOwn) };
  }

  /**
   * Gives every user a version of the shell and versions of remotes at the same moment: a release train.
   *
   * For versions that go together and not with what is served now. All of them become live or none; rollouts of them
   * end. A release token suffices where it is for the shell and for every remote that is named; 403 otherwise.
   *
   * 404 where a version was never published; 400 VALIDATION with every reason where the shell does not go with the
   * versions that users would have, or one of them not with the services; 409 DUPLICATE where two remotes would have
   * one route.
   *
   * @returns a message.
   */
  @Post()
  @Command({
    id: 'deploymentsStartTrain',
    allow: 'admin.edit',
    invalidates: ['Remote', 'ActivityLog'],
    releaseToken: true,
    response: messageOnly,
    status: 201,
    localizedMessage: releaseMessages.trainActivity,
  })
  async start(@Body({ schema: trainBody }) request: TrainRequest) {
    const { shell, remotes } = request;
    const values = { shell, remotes: enumerated(remotes.map(({ remote, version }) => `${remote} ${version}`)) };
    describeActivity(values);
    for (const name of [shellName, ...remotes.map(({ remote }) => remote)]) assertMayRelease(name);
    await this.starting.execute(request, findReleaser());
    return { message: translate(releaseMessages.trainStarted, currentLanguage(), values) };
  }

  /**
   * Takes the latest release train back: every user has the versions from before it again.
   *
   * `id` names the train. All members go back or none. 404 where there is no such train; 409 INVALID_TRANSITION where
   * another train or shell followed it, it was taken back already, or no shell was served before; 400 VALIDATION with
   * every reason where what users had does not go with what was released since. A release token suffices as for
   * starting it.
   *
   * @returns a message.
   */
  @Post('back')
  @Command({
    id: 'deploymentsTakeTrainBack',
    allow: 'admin.edit',
    invalidates: ['Remote', 'ActivityLog'],
    releaseToken: true,
    response: messageOnly,
    localizedMessage: releaseMessages.trainBackActivity,
  })
  async takeTrainBack(@Body({ schema: trainBackBody }) { id }: z.output<typeof trainBackBody>) {
    const known = (await this.trains.listLatest()).find((train) => train.id === id);
    const names = (known?.members ?? []).map(({ remote }) => remote);
    describeActivity({ id, remotes: enumerated(names) });
    for (const name of names) assertMayRelease(name);
    await this.takingBack.execute(id, findReleaser());
    return { message: translate(releaseMessages.trainBack, currentLanguage(), { id }) };
  }
}
