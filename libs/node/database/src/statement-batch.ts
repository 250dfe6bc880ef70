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

/** Values stand in the text already: without this the driver looks through all of it for places to put some. */
const noValues = null;

/**
 * Runs statements one after the other; none after one that fails. Returns what they return, but for those that return
 * nothing. They travel as one: each way on its own would cost both sides as much as a simple statement.
 *
 * Not so to a node of a cluster (`isClustered`). There a transaction may be undone between two of them, because another
 * node was first; the node then runs the others of the batch all the same, each by itself and for good, and says only
 * at the end that anything was undone, or not even then.
 */
export async function runBatch(
  connection: PoolConnection,
  statements: readonly SqlStatement[],
  isClustered: boolean,
): Promise<Answer[]> {
  const answers = isClustered ? await runEach(connection, statements) : await runAll(connection, statements);
  return answers.filter((_, index) => statements[index]?.response !== 'nothing');
}

async function runEach(connection: PoolConnection, statements: readonly SqlStatement[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const { sql } of statements) answers.push(await runStatement(connection, sql));
  return answers;
}

async function runAll(connection: PoolConnection, statements: readonly SqlStatement[]): Promise<Answer[]> {
  const [first] = statements;
  if (first && statements.length === 1) return [await runStatement(connection, first.sql)];
  const [results, fields] = await send(connection, statements.map(({ sql }) => sql).join('\n;\n'));
  const each = results as Answer[0][];
  if (each.length !== statements.length)
    throw new Error(`${statements.length} statements gave ${each.length} answers.`);
  return each.map((result, index) => [result, (fields as FieldPacket[][])[index] ?? []]);
}

/** Runs one statement. */
export async function runStatement(connection: PoolConnection, sql: string): Promise<Answer> {
  return (await send(connection, sql)) as Answer;
}

/** The server's own bounds come first; a server that says nothing at all is given up, and its connection with it. */
function send(connection: PoolConnection, sql: string): Promise<Reply> {
  const timeout = contextIfAny()?.isBackground ? silence.background : silence.request;
  return traced(
    sql,
    () =>
      new Promise((resolve, reject) => {
        connection.query<RowDataPacket[] | RowDataPacket[][] | ResultSetHeader>(
          { sql, timeout, values: noValues },
          (error, results, fields) => {
            if (!error) return resolve([results, fields]);
            if (error.code === 'PROTOCOL_SEQUENCE_TIMEOUT') connection.destroy();
            reject(error);
          },
        );
      }),
  );
}
