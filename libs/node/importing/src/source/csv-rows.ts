import { Readable } from 'node:stream';
import { Refusal } from '@depot/contracts/errors';
import { importMessages } from '@depot/contracts/importing';
import Papa from 'papaparse';
import { csvText, delimiterOf } from './csv-text.js';

/** Longest row, in characters. An unclosed quotation mark would otherwise make one row of the rest of the file. */
const longestRow = 1024 * 1024;

/** The apostrophe that keeps a text from being a formula belongs to the file, not to the text. */
const withoutMark = (cell: string) => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

/** The records of a CSV file (comma, semicolon or tab) one by one. */
export async function* csvRows(path: string): AsyncGenerator<string[]> {
  const pieces = csvText(path);
  const first = await pieces.next();
  if (first.done) return;
  let sinceLastRow = 0;
  const parser = Papa.parse(Papa.NODE_STREAM_INPUT, { delimiter: delimiterOf(first.value), newline: '\n' });
  const watched = async function* () {
    for (let piece: IteratorResult<string> = first; !piece.done; piece = await pieces.next()) {
      sinceLastRow += piece.value.length;
      if (sinceLastRow > longestRow) throw new Refusal('VALIDATION', importMessages.unreadableRow);
      yield piece.value;
    }
  };
  const source = Readable.from(watched(), { objectMode: false });
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const row of parser as AsyncIterable<string[]>) {
      sinceLastRow = 0;
      yield row.map(withoutMark);
    }
  } finally {
    source.destroy();
  }
}
