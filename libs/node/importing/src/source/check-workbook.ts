import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { Refusal } from '@depot/contracts/errors';
import { importLimits, importMessages } from '@depot/contracts/importing';
import { zipEntries, type ZipEntry } from './zip-entries.js';

const inflate = promisify(inflateRaw);
const maxEntries = 2000;

/**
 * Refuses workbooks that are none, are damaged, or unpack to more than is bearable: a small archive can hold gigabytes, and one
 * far-off cell makes a table of millions. What the archive says about its own sizes is not believed; everything is unpacked once, to measure it.
 */
export async function checkWorkbook(archive: Buffer): Promise<void> {
  const entries = await readEntries(archive);
  if (!entries.some(({ name }) => name === 'xl/workbook.xml')) throw new Refusal('UNSUPPORTED_MEDIA_TYPE', importMessages.wrongType);
  let room: number = importLimits.unpackedBytes;
  for (const entry of entries) {
    const content = await unpack(entry, room);
    room -= content.length;
    if (/^xl\/worksheets\/[^/]+\.xml$/.test(entry.name)) checkArea(content);
  }
}

async function readEntries(archive: Buffer): Promise<ZipEntry[]> {
  try {
    const entries = zipEntries(archive);
    if (entries.length > maxEntries) throw new Refusal('PAYLOAD_TOO_LARGE', importMessages.tooLarge);
    return entries;
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('VALIDATION', importMessages.broken);
  }
}

async function unpack({ method, packed }: ZipEntry, room: number): Promise<Buffer> {
  if (method === 0) return packed;
  try {
    return await inflate(packed, { maxOutputLength: Math.max(room, 1) });
  } catch (error) {
    const isTooLarge = typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw isTooLarge ? new Refusal('PAYLOAD_TOO_LARGE', importMessages.tooLarge) : new Refusal('VALIDATION', importMessages.broken);
  }
}

/** The reader makes a full rectangle from A1 to the farthest cell. */
function checkArea(sheet: Buffer): void {
  const cell = /<c\b[^>]*?\br="([A-Z]{1,3})(\d{1,8})"/g;
  let columns = 0;
  let rows = 0;
  for (const [, letters = '', digits = ''] of sheet.toString('latin1').matchAll(cell)) {
    columns = Math.max(columns, columnNumber(letters));
    rows = Math.max(rows, Number(digits));
  }
  if (columns * rows > importLimits.workbookCells) throw new Refusal('PAYLOAD_TOO_LARGE', importMessages.tooLarge);
}

/** A → 1, Z → 26, AA → 27. */
function columnNumber(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}
