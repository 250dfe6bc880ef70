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
import { Command, fileResponse, ReadRoute } from '@depot/node-http';
import { ActivityChain, ActivityCheck } from '@depot/node-platform';
import { Controller, Delete, Get, Query } from '@nestjs/common';
import * as z from 'zod';
import type { ActivityFilter } from './activity-filter.js';
import { ActivityLogRepository } from './activity-log.repository.js';
import { LogExport } from './queries/export-activity-log.js';

const oneActivity = z.object({ id: idParam });

@Controller('admin/activity-log')
export class ActivityLogController {
  constructor(
    private readonly log: ActivityLogRepository,
    private readonly chain: ActivityChain,
    private readonly check: ActivityCheck,
    private readonly exported: LogExport,
  ) {}

  /**
   * Reads a page of the activity log of all distributors, newest first.
   *
   * 15 lines a page; `page` counts from 0. `user` is an id, `from` and `to` are in epoch ms, both inclusive; `text` is
   * looked for in the activity, in both languages, and in the name of the user.
   *
   * @returns the lines in the reader's language, with how many lines and pages there are.
   */
  @Get()
  @ReadRoute({ id: 'adminActivityLog', allow: 'admin.section', provides: ['ActivityLog'], response: pageOf(activity) })
  findPage(@Query({ schema: activityQuery }) query: z.output<typeof activityQuery>) {
    return this.log.findPage(query);
  }

  /**
   * Lists everybody who is named in the activity log, by name.
   *
   * @returns the users, each with the name of their distributor.
   */
  @Get('users')
  @ReadRoute({
    id: 'adminActivityUsers',
    allow: 'admin.section',
    provides: ['ActivityLog'],
    response: listOf(activityUser),
  })
  async listUsers() {
    return { list: await this.log.listUsers() };
  }

  /**
   * Lists what one activity changed, value by value.
   *
   * At most 500 values, as text; null where there was none before or after. 404 where there is no such line.
   *
   * @returns the changed values with what they were before and after.
   */
  @Get('changes')
  @ReadRoute({ id: 'adminActivityChanges', allow: 'admin.section', response: listOf(activityChange) })
  async listChanges(@Query({ schema: oneActivity }) { id }: z.output<typeof oneActivity>) {
    return { list: await this.log.listChanges(id) };
  }

  /**
   * Reads the whole log again and checks that every line is as it was written.
   *
   * The longer the log, the longer it takes. `broken` is null where all is well; otherwise it is the first place where
   * a line was changed, is missing, or was deleted without a trace.
   *
   * @returns how many lines were checked, and where the first is broken.
   */
  @Get('check')
  @ReadRoute({ id: 'adminCheckActivityLog', allow: 'admin.section', response: objOf(activityCheck) })
  async verify() {
    const { broken = null, ...report } = await this.check.run();
    return { obj: { ...report, broken } };
  }

  /**
   * Downloads the lines of the activity log that meet the filter, as CSV.
   *
   * Of all distributors, newest first, any number of lines, in the reader's language; each time is there as UTC and by
   * the clocks of its distributor.
   *
   * @returns the file.
   */
  @Get('download')
  @ReadRoute({ id: 'adminDownloadActivityLog', allow: 'admin.section', response: 'file' })
  download(@Query({ schema: activityFilter }) filter: ActivityFilter) {
    return fileResponse(this.exported.streamFile(filter), {
      name: 'activity-log.csv',
      type: 'text/csv; charset=utf-8',
    });
  }

  /**
   * Deletes all lines of the activity log of all distributors.
   *
   * It cannot be undone. One line stays that tells who did it, and how far the log went.
   *
   * @returns a message.
   */
  @Delete()
  @Command({
    id: 'adminClearActivityLog',
    allow: 'admin.edit',
    invalidates: ['ActivityLog'],
    response: messageOnly,
    localizedMessage: adminMessages.clearedActivity,
  })
  async clear() {
    const last = await this.chain.clear();
    describeActivity({ number: last.number }, { after: last });
    return { message: translate(adminMessages.logsCleared, currentLanguage()) };
  }
}
