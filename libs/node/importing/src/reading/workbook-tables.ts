import type { Readable } from 'node:stream';
import { DomainError } from '@depot/contracts/errors';
import { importMessages } from '@depot/contracts/importing';
import readWorkbook from 'read-excel-file/node';
import { ZipFile } from 'yazl';
import type { FileTable } from '../header/begun-table.js';
import { checkArea } from './check-area.js';
import { listHiddenSheets } from './hidden-sheets.js';
import { withShownZeros } from './shown-zeros.js';
import { readWorkbookParts, type WorkbookPart } from './workbook-parts.js';

/** Excel computes with 15 digits; the 16th and 17th are noise, as in 12.340000000000002. */
const excelDigits = 15;

/**
 * The sheets of a workbook, in its order, each cell as the text a person sees: numbers plain, dates as 2026-03-31 or
 * 2026-03-31 14:05:00.
 */
export async function readWorkbookTables(path: string): Promise<FileTable[]> {
  const parts = await readWorkbookParts(path);
  for (const { content } of parts) checkArea(content);
  const sheets = await readWorkbook(createPlainArchive(parts), { trim: true }).catch(() => {
    throw new DomainError('VALIDATION', importMessages.broken);
  });
  const hidden = listHiddenSheets(parts.find(({ name }) => name === 'xl/workbook.xml')?.content ?? Buffer.alloc(0));
  return sheets.map(({ sheet, data }) => ({ name: sheet, isHidden: hidden.has(sheet), rows: formatRows(data) }));
}

function* formatRows(rows: readonly (readonly unknown[])[]): Generator<string[]> {
  for (const row of rows) yield row.map(formatCell);
}

/** Packs the measured parts into a new archive, because the reader accepts only archives. */
function createPlainArchive(parts: readonly WorkbookPart[]): Readable {
  const archive = new ZipFile();
  for (const { name, content } of withShownZeros(parts))
    archive.addBuffer(convertToLegible(content), name, { compress: false });
  archive.end();
  return archive.outputStream as Readable;
}

/** A formula's failure, as the type of a cell, and the days of some Macs, as other programs write that. */
const failures = /(<(?:\w+:)?c\s[^<>]*?\bt\s*=\s*)(["'])e\2/g;
const from1904 = /(\bdate1904\s*=\s*)(["'])true\2/g;

/**
 * Adapts the part to the reader, which takes a failed formula for an empty cell, and counts days from 1900 unless a
 * flag is 1.
 */
function convertToLegible(content: Buffer): Buffer {
  if (!['"e"', "'e'", 'date1904'].some((text) => content.includes(text))) return content;
  const text = content.toString('latin1').replace(failures, '$1$2str$2').replace(from1904, '$1$21$2');
  return Buffer.from(text, 'latin1');
}

function formatCell(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return formatNumber(cell);
  if (cell instanceof Date) return formatDate(cell);
  return typeof cell === 'boolean' || typeof cell === 'string' ? String(cell) : '';
}

function formatNumber(value: number): string {
  const rounded = Number(value.toPrecision(excelDigits));
  // Long codes must not come out as 1e+21.
  return Number.isInteger(rounded) ? BigInt(rounded).toString() : String(rounded);
}

/**
 * Excel's dates have no timezone; the reader returns them as UTC. They are fractions of a day, rarely whole seconds:
 * 8:26 may be a millisecond early.
 */
function formatDate(date: Date): string {
  const seconds = Math.round(date.getTime() / 1000);
  const [day = '', time = ''] = new Date(seconds * 1000).toISOString().split('T');
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 8)}`;
}
