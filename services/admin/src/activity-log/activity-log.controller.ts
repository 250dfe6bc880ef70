import {
  activity,
  activityChange,
  activityCheck,
  activityFilter,
  activityQuery,
  activityUser,
  adminMessages,
} from '@depot/contracts/admin';
import { say } from '@depot/contracts/errors';
import { idParam, listOf, messageOnly, objOf, pageOf } from '@depot/contracts/wire';
import { currentLanguage, describeActivity } from '@depot/node-context';
import { ActivityChain, ActivityCheck } from '@depot/node-database';
import { Command, fileAnswer, Reads } from '@depot/node-http';
import { Controller, Delete, Get, Query } from '@nestjs/common';
import * as z from 'zod';
import type { ActivityFilter } from './activity-filter.js';
import { ActivityLogQueries } from './activity-log.queries.js';
import { LogExport } from './log-export.js';

const oneActivity = z.object({ id: idParam });

@Controller('admin/activity-log')
export class ActivityLogController {
  constructor(
    private readonly log: ActivityLogQueries,
    private readonly chain: ActivityChain,
    private readonly check: ActivityCheck,
    private readonly exported: LogExport,
  ) {}

  @Get()
  @Reads({ id: 'adminActivityLog', allow: 'admin.section', answers: pageOf(activity) })
  page(@Query({ schema: activityQuery }) query: z.output<typeof activityQuery>) {
    return this.log.page(query);
  }

  /** Everybody who stands in the log. */
  @Get('users')
  @Reads({ id: 'adminActivityUsers', allow: 'admin.section', answers: listOf(activityUser) })
  async users() {
    return { list: await this.log.users() };
  }

  /** What one activity changed. */
  @Get('changes')
  @Reads({ id: 'adminActivityChanges', allow: 'admin.section', answers: listOf(activityChange) })
  async changes(@Query({ schema: oneActivity }) { id }: z.output<typeof oneActivity>) {
    return { list: await this.log.changes(id) };
  }

  /** Reads the whole log again and tells whether every line is as it was written. */
  @Get('check')
  @Reads({ id: 'adminCheckActivityLog', allow: 'admin.section', answers: objOf(activityCheck) })
  async verify() {
    const { broken = null, ...report } = await this.check.run();
    return { obj: { ...report, broken } };
  }

  /** The lines that meet the filter, as CSV. */
  @Get('download')
  @Reads({ id: 'adminDownloadActivityLog', allow: 'admin.section', answers: 'file' })
  download(@Query({ schema: activityFilter }) filter: ActivityFilter) {
    return fileAnswer(this.exported.file(filter), { name: 'activity-log.csv', type: 'text/csv; charset=utf-8' });
  }

  @Delete()
  @Command({ id: 'adminClearActivityLog', allow: 'admin.edit', answers: messageOnly, sentence: adminMessages.clearedActivity })
  async clear() {
    const last = await this.chain.clear();
    describeActivity({ number: last.number }, { after: last });
    return { message: say(adminMessages.logsCleared, currentLanguage()) };
  }
}
