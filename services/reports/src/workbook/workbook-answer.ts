import { say, type Message, type MessageValues } from '@depot/contracts/errors';
import type { FileFormatQuery } from '@depot/contracts/wire';
import { currentLanguage } from '@depot/node-context';
import { fileAnswer } from '@depot/node-http';
import { tableFile, type WorkbookColumn } from '@depot/node-workbook';

/** In the reader's language. */
export const said = (message: Message, values?: MessageValues) => say(message, currentLanguage(), values);

/** The rows as a file to keep; file and sheet have the same name. */
export async function workbookAnswer<Row>(
  name: Message,
  columns: readonly WorkbookColumn<Row>[],
  rows: readonly Row[],
  format?: FileFormatQuery['format'],
) {
  const { content, ...facts } = await tableFile(said(name), columns, rows, format);
  return fileAnswer(content, facts);
}
