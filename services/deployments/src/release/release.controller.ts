import { deploymentMessages, trafficBody } from '@depot/contracts/deployments';
import { say } from '@depot/contracts/errors';
import { messageOnly } from '@depot/contracts/wire';
import { currentLanguage, currentSession, describeActivity } from '@depot/node-context';
import { Command } from '@depot/node-http';
import { Body, Controller, Put } from '@nestjs/common';
import type * as z from 'zod';
import { ReleaseService } from './release.service.js';

@Controller('remotes')
export class ReleaseController {
  constructor(private readonly releases: ReleaseService) {}

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
