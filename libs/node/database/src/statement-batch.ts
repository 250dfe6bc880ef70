import { contextIfAny } from '@depot/node-context';
import type { FieldPacket, PoolConnection, ResultSetHeader, RowDataPacket } from 'mysql2';
import { traced } from './traced.js';

/** What a statement that changes rows has done. */
export interface Changed {
  /** Rows that met the condition, whether or not a value differed. */
  affectedRows: number;
  /** The generated id of an inserted row. */
  insertId: number;
}

/** A statement with its values in place, and what its sender wants to know of it. */
export interface SqlStatement {
  sql: string;
  response: 'rows' | 'changed' | 'nothing';
}

/** Rows with their columns, or what was changed. */
export type Answer = [RowDataPacket[] | Changed, FieldPacket[]];

type Reply = [RowDataPacket[] | RowDataPacket[][] | ResultSetHeader, FieldPacket[] | FieldPacket[][]];

/** Milliseconds without an answer after which the server counts as gone: more than it may take by its bounds. */
const silence = { request: 45_000, background: 615_000 };

const whatChanged = 'SELECT ROW_COUNT() AS affectedRows, LAST_INSERT_ID() AS insertId';

/**
 * Runs statements one after the other; none after one that fails. Returns what they return, but for those that return
 * nothing. Where the server takes blocks (MariaDB), several travel as one: each way on its own would cost both sides as
 * much as a simple statement.
 */
export async function runBatch(
  connection: PoolConnection,
  statements: readonly SqlStatement[],
  takesBlocks: boolean,
): Promise<Answer[]> {
  if (takesBlocks && statements.length > 1) return runBlock(connection, statements);
  const response: Answer[] = [];
  for (const { sql, response: wanted } of statements) {
    const answer = await runStatement(connection, sql);
    if (wanted !== 'nothing') response.push(answer);
  }
  return response;
}

/** Runs one statement. */
export async function runStatement(connection: PoolConnection, sql: string): Promise<Answer> {
  return (await send(connection, sql)) as Answer;
}

/**
 * A block tells by itself only that it ended; so each statement that changes rows is followed by a question what it has
 * done.
 */
async function runBlock(connection: PoolConnection, statements: readonly SqlStatement[]): Promise<Answer[]> {
  const texts = statements.flatMap(({ sql, response }) => (response === 'changed' ? [sql, whatChanged] : [sql]));
  const [results, fields] = await send(connection, `BEGIN NOT ATOMIC\n${texts.join('\n;\n')}\n;\nEND`);
  const asked = statements.filter(({ response }) => response !== 'nothing');
  if (asked.length === 0) return [];
  const sets = (results as RowDataPacket[][]).slice(0, -1);
  if (sets.length !== asked.length)
    throw new Error(`A block of ${asked.length} questions gave ${sets.length} answers.`);
  return asked.map(({ response }, index) => {
    const rows = sets[index] ?? [];
    return [response === 'changed' ? (rows[0] as unknown as Changed) : rows, (fields as FieldPacket[][])[index] ?? []];
  });
}

/** The server's own bounds come first; a server that says nothing at all is given up, and its connection with it. */
function send(connection: PoolConnection, sql: string): Promise<Reply> {
  const timeout = contextIfAny()?.isBackground ? silence.background : silence.request;
  return traced(
    sql,
    () =>
      new Promise((resolve, reject) => {
        connection.query<RowDataPacket[] | RowDataPacket[][] | ResultSetHeader>(
          { sql, timeout },
          (error, results, fields) => {
            if (!error) return resolve([results, fields]);
            if (error.code === 'PROTOCOL_SEQUENCE_TIMEOUT') connection.destroy();
            reject(error);
          },
        );
      }),
  );
}
