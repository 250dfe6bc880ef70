import { purgeQuery, releaseMessages } from '@depot/contracts/deployments';
import { translate } from '@depot/contracts/errors';
import { messageOnly } from '@depot/contracts/wire';
import { currentLanguage, currentSession, describeActivity } from '@depot/node-context';
import { Command } from '@depot/node-http';
import { Controller, Delete, Query } from '@nestjs/common';
import type * as z from 'zod';
import { PurgeService } from './purge.service.js';

@Controller('remotes/versions')
export class PurgeController {
  constructor(private readonly purges: PurgeService) {}

  /**
   * Removes a version of a remote from all users, for good.
   *
   * Its files are deleted and served no more, and its name cannot be published again. Its users get the default
   * version; where it is the default, `successor` names the version that all users get, else 400 VALIDATION. Open tabs
   * offer to load the page again. 404 where it was never published. A release token does not suffice.
   *
   * @returns a message.
   */
  @Delete()
  @Command({
    id: 'deploymentsPurge',
    allow: 'admin.edit',
    invalidates: ['Remote', 'ActivityLog'],
    response: messageOnly,
    localizedMessage: releaseMessages.purgedActivity,
  })
  async purge(@Query({ schema: purgeQuery }) { remote, version, successor }: z.output<typeof purgeQuery>) {
    await this.purges.purge({ remote, version, successor }, currentSession().displayName);
    describeActivity({ remote, version });
    return { message: translate(releaseMessages.purged, currentLanguage(), { remote, version }) };
  }
}
