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

/**
 * What stands between the cells: whichever of comma, semicolon and tab the header has most of, outside of quotation
 * marks.
 */
export function delimiterOf(start: string): string {
  const header = start.replace(/"[^"]*"/g, '').split('\n', 1)[0] ?? '';
  const count = (delimiter: string) => header.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}
