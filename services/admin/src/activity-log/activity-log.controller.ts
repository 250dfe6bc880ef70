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
import { Command, createFileResponse, ReadRoute } from '@depot/node-http';
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
   * searched in the activity, in both languages, and in the name of the user.
   *
   * @returns the lines in the reader's language, and the numbers of lines and pages.
   */
  @Get()
  @ReadRoute({ id: 'adminActivityLog', allow: 'admin.section', provides: ['ActivityLog'], response: pageOf(activity) })
  findPage(@Query({ schema: activityQuery }) query: z.output<typeof activityQuery>) {
    return this.log.findPage(query);
  }

  /**
   * Lists the users in the activity log, by name.
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
   * At most 500 values, as text; null if there was no value before or after. 404 if there is no such line.
   *
   * @returns the changed values, before and after.
   */
  @Get('changes')
  @ReadRoute({ id: 'adminActivityChanges', allow: 'admin.section', response: listOf(activityChange) })
  async listChanges(@Query({ schema: oneActivity }) { id }: z.output<typeof oneActivity>) {
    return { list: await this.log.listChanges(id) };
  }

  /**
   * Reads the whole log and checks that no line was changed.
   *
   * The duration grows with the log. `broken` is null if the log is intact; otherwise it is the first line that was
   * changed, is missing, or was deleted without a record.
   *
   * @returns the number of checked lines, and the first broken one.
   */
  @Get('check')
  @ReadRoute({ id: 'adminCheckActivityLog', allow: 'admin.section', response: objOf(activityCheck) })
  async verify() {
    const { broken = null, ...report } = await this.check.run();
    return { obj: { ...report, broken } };
  }

  /**
   * Downloads the lines of the activity log that match the filter, as CSV.
   *
   * Of all distributors, newest first, any number of lines, in the reader's language; each time is given in UTC and in
   * the timezone of its distributor.
   *
   * @returns the file.
   */
  @Get('download')
  @ReadRoute({ id: 'adminDownloadActivityLog', allow: 'admin.section', response: 'file' })
  download(@Query({ schema: activityFilter }) filter: ActivityFilter) {
    return createFileResponse(this.exported.streamFile(filter), {
      name: 'activity-log.csv',
      type: 'text/csv; charset=utf-8',
    });
  }

  /**
   * Deletes all lines of the activity log of all distributors.
   *
   * This cannot be undone. One line stays, which records the user and the last deleted line.
   *
   * @returns a confirmation message.
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
