import { createReadStream } from 'node:fs';
import { detectEncoding } from './encoding.js';

const chunkBytes = 64 * 1024;

/** The text of a file piece by piece, with all line ends as `\n`. */
export async function* csvText(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(await detectEncoding(path));
  let held = '';
  for await (const chunk of createReadStream(path, { highWaterMark: chunkBytes }) as AsyncIterable<Buffer>) {
    const text = held + decoder.decode(chunk, { stream: true });
    // A carriage return at the end may be the first half of a line end.
    held = text.endsWith('\r') ? '\r' : '';
    yield withPlainLineEnds(held ? text.slice(0, -1) : text);
  }
  yield withPlainLineEnds(held + decoder.decode());
}

const withPlainLineEnds = (text: string) => text.replace(/\r\n?/g, '\n');

const delimiters = [',', ';', '\t'] as const;

/** Lines in which the header is looked for. */
const lookedAtLines = 100;

/**
 * Finds the delimiter: that of a first line `sep=;`, or else the one of comma, semicolon and tab that splits a line
 * into most known titles. Without any known title, the most frequent one of the first line, outside of quotes.
 */
export function detectDelimiter(start: string, isColumn: (cell: string) => boolean): string {
  const [, said] = /^"?sep=([,;\t|])"?(?:\n|$)/i.exec(start) ?? [];
  if (said) return said;
  const lines = start.split('\n', lookedAtLines);
  const countTitles = (delimiter: string) =>
    Math.max(0, ...lines.map((line) => line.split(delimiter).filter((cell) => isColumn(cell)).length));
  const header =
    start
      .replace(/"[^"]*"/g, '')
      .split('\n')
      .find((line) => line.trim() !== '') ?? '';
  const rankDelimiter = (delimiter: string) => countTitles(delimiter) * start.length + header.split(delimiter).length;
  return delimiters.reduce((best, delimiter) => (rankDelimiter(delimiter) > rankDelimiter(best) ? delimiter : best));
}
