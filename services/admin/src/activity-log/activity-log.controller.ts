import { activity, activityQuery, adminMessages } from '@depot/contracts/admin';
import { say } from '@depot/contracts/errors';
import { messageOnly, pageOf } from '@depot/contracts/wire';
import { currentLanguage } from '@depot/node-context';
import { Command, Reads } from '@depot/node-http';
import { Controller, Delete, Get, Query } from '@nestjs/common';
import type * as z from 'zod';
import { ActivityLogQueries } from './activity-log.queries.js';

@Controller('admin/activity-log')
export class ActivityLogController {
  constructor(private readonly log: ActivityLogQueries) {}

  @Get()
  @Reads({ id: 'adminActivityLog', allow: 'admin.section', answers: pageOf(activity) })
  page(@Query({ schema: activityQuery }) query: z.output<typeof activityQuery>) {
    return this.log.page(query);
  }

  @Delete()
  @Command({ id: 'adminClearActivityLog', allow: 'admin.edit', answers: messageOnly, sentence: adminMessages.clearedActivity })
  async clear() {
    await this.log.clear();
    return { message: say(adminMessages.logsCleared, currentLanguage()) };
  }
}
