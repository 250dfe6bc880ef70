/**
 * The process that reads a file: `node reader.js <path> <RowForm as JSON>` writes its checked rows to the standard
 * output as `readerMessage`s. A file that exhausts memory or time ends this process only.
 */
import { DomainError } from '@depot/contracts/errors';
import { importLimits } from '@depot/contracts/importing';
import { endWithParent } from '@depot/node-isolation';
import type { CheckedRow } from './check-row.js';
import { readCheckedRows } from './checked-rows.js';
import { convertToMessage, type ReaderMessage } from './message.js';
import { loadSchema, type RowForm } from './row-form.js';

/** Approximate characters of a message: few enough that parsing it does not block the event loop. */
const messageLength = 8 * 1024;
/** Approximate characters of a field's name and its separators. */
const fieldLength = 16;

/** Rows that go out together. */
class Outgoing {
  private rows: CheckedRow[] = [];
  private length = 0;
  private listed = 0;
  private unlisted = 0;

  async add(row: CheckedRow): Promise<void> {
    const listed = row.problems.slice(0, importLimits.problems - this.listed);
    this.listed += listed.length;
    this.unlisted += row.problems.length - listed.length;
    this.rows.push({ ...row, problems: listed });
    this.length += measureRow(row) + listed.length * 10 * fieldLength;
    if (this.length >= messageLength) await this.send();
  }

  async send(): Promise<void> {
    if (this.rows.length > 0) await write({ rows: this.rows, unlisted: this.unlisted });
    this.rows = [];
    this.length = this.unlisted = 0;
  }
}

const measureRow = ({ cells }: CheckedRow) =>
  Object.values(cells).reduce<number>((sum, cell) => sum + fieldLength + String(cell).length, fieldLength);

function write(message: ReaderMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(`${JSON.stringify(message)}\n`, (error) => (error ? reject(error) : resolve()));
  });
}

async function read(path: string, form: RowForm): Promise<ReaderMessage> {
  const outgoing = new Outgoing();
  try {
    for await (const said of readCheckedRows(path, form, await loadSchema(form))) {
      if ('titles' in said) await write(said);
      else await outgoing.add(said);
    }
    await outgoing.send();
    return { end: true };
  } catch (error) {
    if (error instanceof DomainError) return convertToMessage(error);
    throw error;
  }
}

endWithParent();
const [, , path = '', form = ''] = process.argv;
await write(await read(path, JSON.parse(form) as RowForm));
