import { StringDecoder } from 'node:string_decoder';
import { DomainError } from '@depot/contracts/errors';
import { importLimits, importMessages } from '@depot/contracts/importing';
import { Parser } from 'saxen';

/** Also limits a tag or text: the parser scans an unfinished one again with every chunk. */
const chunkBytes = 1024 * 1024;
/** Address of a cell: letters of its column and number of its row. */
const address = /^([A-Z]{1,3})(\d{1,7})$/;

/**
 * Refuses sheets with a far-off cell: the reader allocates the full rectangle from A1 to the farthest one, so that one
 * cell would make a table of millions. Uses the reader's own XML parser, so that both see the same cells, in time
 * proportional to the part. Other parts have no cells.
 */
export function checkArea(part: Buffer): void {
  const area = new Area();
  const parser = new Parser();
  // The reader stops at the same error and reports a damaged sheet; other parts need not be XML that it knows.
  parser.on('error', () => undefined);
  parser.on('openTag', (name, attributes, decode) =>
    area.openTag(removePrefix(name), () => parsePlaces(attributes(), decode)),
  );
  const decoder = new StringDecoder('utf8');
  for (let from = 0; from < part.length; from += chunkBytes) {
    const chunk = part.subarray(from, from + chunkBytes);
    if (from > 0 && !chunk.includes('>')) throw createBrokenError();
    parser.write(decoder.write(chunk));
  }
  parser.write(decoder.end());
  parser.end();
}

/** The used area of a sheet, as far as it was read. */
class Area {
  private isSheet = false;
  private row = 0;
  private columns = 1;

  /** `given` returns the addresses in an element. */
  openTag(tag: string, given: () => string[]): void {
    if (tag === 'sheetData') this.isSheet = true;
    else if (this.isSheet && tag === 'row') this.recordPlace(Math.max(this.row + 1, ...given().map(parseRowNumber)), 1);
    else if (this.isSheet && tag === 'c') this.checkCell(given());
  }

  private checkCell(given: string[]): void {
    if (given.length === 0) throw createBrokenError();
    for (const place of given) {
      const [, letters, digits] = address.exec(place) ?? [];
      if (letters === undefined) throw createBrokenError();
      this.recordPlace(Math.max(this.row, Number(digits)), parseColumnNumber(letters));
    }
  }

  private recordPlace(row: number, column: number): void {
    this.row = row;
    this.columns = Math.max(this.columns, column);
    if (row * this.columns > importLimits.workbookCells)
      throw new DomainError('PAYLOAD_TOO_LARGE', importMessages.tooLarge);
  }
}

const createBrokenError = () => new DomainError('VALIDATION', importMessages.broken);

const removePrefix = (name: string) => name.slice(name.indexOf(':') + 1);

/** All attributes that the reader might take for the place: with a prefix or without, in entities or plain. */
function parsePlaces(attributes: Record<string, string>, decode: (text: string) => string): string[] {
  return Object.entries(attributes).flatMap(([name, value]) => (removePrefix(name) === 'r' ? [decode(value)] : []));
}

function parseRowNumber(text: string): number {
  const row = Number(text);
  if (!Number.isInteger(row) || row < 0) throw createBrokenError();
  return row;
}

/** A → 1, Z → 26, AA → 27. */
function parseColumnNumber(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}
