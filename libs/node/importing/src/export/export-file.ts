import { type Message, translate } from '@depot/contracts/errors';
import type { ImportColumn } from '@depot/contracts/importing';
import { currentLanguage } from '@depot/node-context';
import { type CellValue, createTableFile, type TableFile, type TableFormat } from '@depot/node-workbook';

/** A row as a file has it: a value for each column. */
export type ExportedRow = Record<string, CellValue>;

const widest = 24;

/** Rows with the columns of an import, so that the file can be imported unchanged. */
export function exportFile(
  name: Message,
  columns: readonly ImportColumn[],
  rows: readonly ExportedRow[],
  format?: TableFormat,
): Promise<TableFile> {
  const language = currentLanguage();
  const written = columns.map(({ field, title, kind }) => ({
    title: title[language],
    kind,
    width: widest,
    value: (row: ExportedRow) => row[field] ?? null,
  }));
  return createTableFile(translate(name, language), written, rows, format);
}

/** A flag as files write it, in a word that every import knows. */
export const formatFlag = (flag: boolean): CellValue => (flag ? 'Yes' : 'No');
