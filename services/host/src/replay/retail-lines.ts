import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { parseRetailLine, type RetailLine } from './retail-line.js';

/** The lines of the file in their order, without the head. */
export async function* retailLines(path: string): AsyncGenerator<RetailLine> {
  const bytes = createReadStream(path);
  const text = createInterface({
    input: path.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes,
    crlfDelay: Infinity,
  });
  let isHead = true;
  for await (const line of text) {
    if (!isHead && line !== '') yield parseRetailLine(line);
    isHead = false;
  }
}
