import { say, type Message, type MessageValues } from '@depot/contracts/errors';
import { currentLanguage } from '@depot/node-context';
import { fileAnswer } from '@depot/node-http';
import { workbook, xlsxType, type WorkbookColumn } from '@depot/node-workbook';

/** In the reader's language. */
export const said = (message: Message, values?: MessageValues) => say(message, currentLanguage(), values);

/** The rows as an XLSX file to keep; file and sheet have the same name. */
export async function workbookAnswer<Row>(name: Message, columns: readonly WorkbookColumn<Row>[], rows: readonly Row[]) {
  const file = await workbook(said(name), columns, rows);
  return fileAnswer(file, { name: `${said(name)}.xlsx`, type: xlsxType });
}
