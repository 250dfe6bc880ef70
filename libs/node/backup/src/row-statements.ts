import { type Connection, escape, escapeId } from 'mysql2';
import type { TableShape } from './tables.js';

/** Characters of one INSERT at most; keeps it far below the server's packet limit. */
const longest = 512 * 1024;

/** The part of the driver's field that is needed: its bytes, as they came. */
interface RawField {
  buffer: () => Buffer | null;
}

/** The rows of a table as INSERT statements, read as a stream. `onRows` receives the number of rows in each. */
export async function* insertStatements(
  connection: Connection,
  table: TableShape,
  onRows: (count: number) => void,
): AsyncGenerator<string> {
  const columns = table.columns.map(({ name }) => escapeId(name)).join(', ');
  const head = `INSERT INTO ${escapeId(table.name)} (${columns}) VALUES `;
  let values: string[] = [];
  let length = 0;
  for await (const row of streamRows(connection, table, columns)) {
    const literals = row.map((value, index) => formatLiteral(value, table.columns[index]?.isBinary ?? true));
    const text = `(${literals.join(',')})`;
    if (values.length > 0 && length + text.length > longest) {
      yield `${head}${values.join(',')}`;
      onRows(values.length);
      values = [];
      length = 0;
    }
    values.push(text);
    length += text.length + 1;
  }
  if (values.length === 0) return;
  yield `${head}${values.join(',')}`;
  onRows(values.length);
}

function streamRows(connection: Connection, { name }: TableShape, columns: string): AsyncIterable<(Buffer | null)[]> {
  const typeCast = (field: RawField) => field.buffer();
  return connection
    .query({ sql: `SELECT ${columns} FROM ${escapeId(name)}`, rowsAsArray: true, typeCast })
    .stream({ highWaterMark: 200 });
}

/** Writes numbers, times and texts as text, which the server converts to the column's type; bytes as hexadecimal. */
function formatLiteral(value: Buffer | null, isBinary: boolean): string {
  if (value === null) return 'NULL';
  if (!isBinary) return escape(value.toString('utf8'));
  return value.length === 0 ? "''" : `0x${value.toString('hex')}`;
}
