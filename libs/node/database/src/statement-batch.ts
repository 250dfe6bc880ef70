import { findContext } from '@depot/node-context';
import type { FieldPacket, PoolConnection, ResultSetHeader, RowDataPacket } from 'mysql2';
import { traceStatement } from './traced.js';

/** Result of a statement that changes rows. */
export interface Changed {
  /** Rows that met the condition, whether or not a value differed. */
  affectedRows: number;
  /** The generated id of an inserted row. */
  insertId: number;
}

/** A statement with its values inserted, and the result that the caller needs. */
export interface SqlStatement {
  sql: string;
  response: 'rows' | 'changed' | 'nothing';
}

/** Rows with their columns, or the result of a change. */
export type Answer = [RowDataPacket[] | Changed, FieldPacket[]];

type Reply = [RowDataPacket[] | RowDataPacket[][] | ResultSetHeader, FieldPacket[] | FieldPacket[][]];

/** Milliseconds without a response after which the server counts as lost: above all its own limits. */
const silence = { request: 45_000, background: 615_000 };

/** Values are already in the text: otherwise the driver would scan it for placeholders. */
const noValues = null;

/**
 * Runs statements one after the other and stops at the first failure. Returns their results, except of those without
 * any. They are sent in one batch: a round trip costs both sides as much as a simple statement.
 *
 * On a node of a cluster (`isClustered`) they are sent one by one. There another node's commit may roll back the
 * transaction between two of them; the node would run the rest of a batch in autocommit, and report the rollback at
 * the end or not at all.
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

/** The server's own limits apply first; a connection without any response is closed. */
function send(connection: PoolConnection, sql: string): Promise<Reply> {
  const timeout = findContext()?.isBackground ? silence.background : silence.request;
  return traceStatement(
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
