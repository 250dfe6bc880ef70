import { DomainError } from '@depot/contracts/errors';
import { importMessages } from '@depot/contracts/importing';
import Papa from 'papaparse';
import { csvText, detectDelimiter } from './csv-text.js';

/** Longest row, in characters. An unclosed quotation mark would otherwise make one row of the rest of the file. */
const maxRowLength = 1024 * 1024;

/** The apostrophe that marks a text as no formula is part of the file format, not of the text. */
const removeTextMark = (cell: string) => (/^'+[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell);

/**
 * Yields the records of a CSV file (comma, semicolon or tab) one by one; reports the delimiter before the first.
 * `isColumn` is true for the titles that a header may have.
 */
export async function* csvRows(
  path: string,
  isColumn: (cell: string) => boolean,
  onDelimiter: (delimiter: string) => void,
): AsyncGenerator<string[]> {
  let parser: Papa.Parser | undefined;
  let held = '';
  for await (const { text, isLast } of withEnd(csvText(path))) {
    const input = held + text;
    if (input === '') continue;
    parser ??= createParser(detectDelimiter(input, isColumn), onDelimiter);
    const { data, meta } = parser.parse(input, 0, !isLast) as { data: string[][]; meta: { cursor: number } };
    for (const row of data) yield row.map(removeTextMark);
    // A row that continues beyond this chunk is parsed again with the next one.
    held = input.slice(meta.cursor);
    if (held.length > maxRowLength) throw new DomainError('VALIDATION', importMessages.rowTooLong);
  }
}

function createParser(delimiter: string, onDelimiter: (delimiter: string) => void): Papa.Parser {
  onDelimiter(delimiter);
  return new Papa.Parser({ delimiter, newline: '\n' });
}

/** The pieces, each with whether another follows. */
async function* withEnd(pieces: AsyncIterable<string>): AsyncGenerator<{ text: string; isLast: boolean }> {
  let before: string | undefined;
  for await (const text of pieces) {
    if (before !== undefined) yield { text: before, isLast: false };
    before = text;
  }
  if (before !== undefined) yield { text: before, isLast: true };
}
