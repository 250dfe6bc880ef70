import { Readable } from 'node:stream';
import { adminMessages } from '@depot/contracts/admin';
import { translate } from '@depot/contracts/errors';
import { localTimeOf } from '@depot/contracts/time';
import { currentLanguage } from '@depot/node-context';
import { Injectable } from '@nestjs/common';
import Papa from 'papaparse';
import type { ActivityFilter } from '../activity-filter.js';
import { ActivityLogRepository, type ExportedActivity } from '../activity-log.repository.js';

/** So that spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF';
/** Texts that a spreadsheet would take for a formula get a quote before them. */
const csv = { escapeFormulae: true, newline: '\r\n' };

/** The log as a CSV file of any length, read and sent piece by piece. */
@Injectable()
export class LogExport {
  constructor(private readonly log: ActivityLogRepository) {}

  streamFile(filter: ActivityFilter): Readable {
    return Readable.from(this.writeLines(filter, currentLanguage()));
  }

  private async *writeLines(filter: ActivityFilter, language: 'gb' | 'cn'): AsyncGenerator<string> {
    yield `${byteOrderMark}${Papa.unparse([translate(adminMessages.logColumns, language).split('|')], csv)}\r\n`;
    const result = { 1: translate(adminMessages.completed, language), 0: translate(adminMessages.failed, language) };
    const formatCells = ({
      id,
      time,
      warehouse,
      timezone,
      name,
      activity,
      completed,
      correlationId,
    }: ExportedActivity) => [
      id,
      new Date(time).toISOString(),
      timezone ? localTimeOf(time, timezone).replace('T', ' ') : '',
      warehouse ?? '',
      name,
      activity,
      completed ? result[1] : result[0],
      correlationId,
    ];
    for await (const rows of this.log.readBatches(filter, language))
      yield `${Papa.unparse(rows.map(formatCells), csv)}\r\n`;
  }
}
