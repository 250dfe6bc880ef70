import { say, type Message, type MessageValues } from '@depot/contracts/errors';
import type { ReportFormat } from '@depot/contracts/reports';
import { currentLanguage } from '@depot/node-context';
import { fileAnswer } from '@depot/node-http';
import { csv, csvType, workbook, xlsxType, type WorkbookColumn } from '@depot/node-workbook';

/** In the reader's language. */
export const said = (message: Message, values?: MessageValues) => say(message, currentLanguage(), values);

/** The rows as a file to keep; file and sheet have the same name. */
export async function workbookAnswer<Row>(
  name: Message,
  columns: readonly WorkbookColumn<Row>[],
  rows: readonly Row[],
  format: ReportFormat = 'xlsx',
) {
  if (format === 'csv') return fileAnswer(csv(columns, rows), { name: `${said(name)}.csv`, type: csvType });
  return fileAnswer(await workbook(said(name), columns, rows), { name: `${said(name)}.xlsx`, type: xlsxType });
}
