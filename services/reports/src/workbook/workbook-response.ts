import { type Message, type MessageValues, translate } from '@depot/contracts/errors';
import type { FileFormatQuery } from '@depot/contracts/wire';
import { currentLanguage } from '@depot/node-context';
import { createFileResponse } from '@depot/node-http';
import { createTableFile, type WorkbookColumn } from '@depot/node-workbook';

/** In the reader's language. */
export const translateWord = (message: Message, values?: MessageValues) =>
  translate(message, currentLanguage(), values);

/** The rows as a file to keep; file and sheet have the same name. */
export async function sendWorkbook<Row>(
  name: Message,
  columns: readonly WorkbookColumn<Row>[],
  rows: readonly Row[],
  format?: FileFormatQuery['format'],
) {
  const { content, ...facts } = await createTableFile(translateWord(name), columns, rows, format);
  return createFileResponse(content, facts);
}
