import {
  activity,
  activityChange,
  activityCheck,
  activityFilter,
  activityQuery,
  activityUser,
  adminMessages,
} from '@depot/contracts/admin';
import { translate } from '@depot/contracts/errors';
import { idParam, listOf, messageOnly, objOf, pageOf } from '@depot/contracts/wire';
import { currentLanguage, describeActivity } from '@depot/node-context';
import { ActivityChain, ActivityCheck } from '@depot/node-database';
import { Command, fileResponse, ReadRoute } from '@depot/node-http';
import { Controller, Delete, Get, Query } from '@nestjs/common';
import * as z from 'zod';
import type { ActivityFilter } from './activity-filter.js';
import { ActivityLogRepository } from './activity-log.repository.js';
import { LogExport } from './log-export.js';

const oneActivity = z.object({ id: idParam });

@Controller('admin/activity-log')
export class ActivityLogController {
  constructor(
    private readonly log: ActivityLogRepository,
    private readonly chain: ActivityChain,
    private readonly check: ActivityCheck,
    private readonly exported: LogExport,
  ) {}

  @Get()
  @ReadRoute({ id: 'adminActivityLog', allow: 'admin.section', response: pageOf(activity) })
  page(@Query({ schema: activityQuery }) query: z.output<typeof activityQuery>) {
    return this.log.page(query);
  }

  /** Everybody who stands in the log. */
  @Get('users')
  @ReadRoute({ id: 'adminActivityUsers', allow: 'admin.section', response: listOf(activityUser) })
  async users() {
    return { list: await this.log.users() };
  }

  /** What one activity changed. */
  @Get('changes')
  @ReadRoute({ id: 'adminActivityChanges', allow: 'admin.section', response: listOf(activityChange) })
  async changes(@Query({ schema: oneActivity }) { id }: z.output<typeof oneActivity>) {
    return { list: await this.log.changes(id) };
  }

  /** Reads the whole log again and tells whether every line is as it was written. */
  @Get('check')
  @ReadRoute({ id: 'adminCheckActivityLog', allow: 'admin.section', response: objOf(activityCheck) })
  async verify() {
    const { broken = null, ...report } = await this.check.run();
    return { obj: { ...report, broken } };
  }

  /** The lines that meet the filter, as CSV. */
  @Get('download')
  @ReadRoute({ id: 'adminDownloadActivityLog', allow: 'admin.section', response: 'file' })
  download(@Query({ schema: activityFilter }) filter: ActivityFilter) {
    return fileResponse(this.exported.file(filter), { name: 'activity-log.csv', type: 'text/csv; charset=utf-8' });
  }

  @Delete()
  @Command({
    id: 'adminClearActivityLog',
    allow: 'admin.edit',
    response: messageOnly,
    localizedMessage: adminMessages.clearedActivity,
  })
  async clear() {
    const last = await this.chain.clear();
    describeActivity({ number: last.number }, { after: last });
    return { message: translate(adminMessages.logsCleared, currentLanguage()) };
  }
}
