/**
 * The process that reads a file: `node reader.js <path>` writes its rows to the standard output as `readerMessage`s.
 * Whatever the file does to it, it does to this process alone.
 */
import { DomainError } from '@depot/contracts/errors';
import { endWithParent } from '@depot/node-isolation';
import { errorsOf, type ReaderMessage } from './message.js';
import { readRows } from './rows.js';

/** Characters of a message, about: few enough that reading it back holds nobody up. */
const messageLength = 8 * 1024;

endWithParent();
await translate(await read(process.argv[2] ?? ''));

async function read(path: string): Promise<ReaderMessage> {
  let rows: string[][] = [];
  let decimalComma = false;
  let length = 0;
  try {
    for await (const row of readRows(path, () => (decimalComma = true))) {
      rows.push(row);
      length += row.reduce((sum, cell) => sum + cell.length + 3, 2);
      if (length < messageLength) continue;
      await translate({ rows, decimalComma });
      rows = [];
      length = 0;
    }
    if (rows.length > 0) await translate({ rows, decimalComma });
    return { end: true };
  } catch (error) {
    if (error instanceof DomainError) return errorsOf(error);
    throw error;
  }
}

function translate(message: ReaderMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(`${JSON.stringify(message)}\n`, (error) => (error ? reject(error) : resolve()));
  });
}
