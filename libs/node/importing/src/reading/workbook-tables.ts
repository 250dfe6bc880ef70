import type { Readable } from 'node:stream';
import { DomainError } from '@depot/contracts/errors';
import { importMessages } from '@depot/contracts/importing';
import readWorkbook from 'read-excel-file/node';
import { ZipFile } from 'yazl';
import { checkArea } from './check-area.js';
import { hiddenSheets } from './hidden-sheets.js';
import { withShownZeros } from './shown-zeros.js';
import type { FileTable } from './tables.js';
import { type WorkbookPart, workbookParts } from './workbook-parts.js';

/** Excel computes with 15 digits; the 16th and 17th are noise, as in 12.340000000000002. */
const excelDigits = 15;

/**
 * The sheets of a workbook, in its order, each cell as the text a person sees: numbers plain, dates as 2026-03-31 or
 * 2026-03-31 14:05:00.
 */
export async function workbookTables(path: string): Promise<FileTable[]> {
  const parts = await workbookParts(path);
  for (const { content } of parts) checkArea(content);
  const sheets = await readWorkbook(plainArchive(parts), { trim: true }).catch(() => {
    throw new DomainError('VALIDATION', importMessages.broken);
  });
  const hidden = hiddenSheets(parts.find(({ name }) => name === 'xl/workbook.xml')?.content ?? Buffer.alloc(0));
  return sheets.map(({ sheet, data }) => ({ name: sheet, isHidden: hidden.has(sheet), rows: textsOf(data) }));
}

function* textsOf(rows: readonly (readonly unknown[])[]): Generator<string[]> {
  for (const row of rows) yield row.map(textOf);
}

/** Packs the measured parts into a new archive, because the reader accepts only archives. */
function plainArchive(parts: readonly WorkbookPart[]): Readable {
  const archive = new ZipFile();
  for (const { name, content } of withShownZeros(parts)) archive.addBuffer(legible(content), name, { compress: false });
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
function legible(content: Buffer): Buffer {
  if (!['"e"', "'e'", 'date1904'].some((text) => content.includes(text))) return content;
  const text = content.toString('latin1').replace(failures, '$1$2str$2').replace(from1904, '$1$21$2');
  return Buffer.from(text, 'latin1');
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return plainNumber(cell);
  if (cell instanceof Date) return plainDate(cell);
  return typeof cell === 'boolean' || typeof cell === 'string' ? String(cell) : '';
}

function plainNumber(value: number): string {
  const rounded = Number(value.toPrecision(excelDigits));
  // Long codes must not come out as 1e+21.
  return Number.isInteger(rounded) ? BigInt(rounded).toString() : String(rounded);
}

/**
 * Excel's dates have no timezone; the reader returns them as UTC. They are fractions of a day, rarely whole seconds:
 * 8:26 may be a millisecond early.
 */
function plainDate(date: Date): string {
  const seconds = Math.round(date.getTime() / 1000);
  const [day = '', time = ''] = new Date(seconds * 1000).toISOString().split('T');
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 8)}`;
}
