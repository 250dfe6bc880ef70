import type { FieldPacket, PoolConnection, ResultSetHeader, RowDataPacket } from 'mysql2';

/** What a statement that changes rows has done. */
export interface Changed {
  /** Rows that met the condition, whether or not a value differed. */
  affectedRows: number;
  /** The generated id of an inserted row. */
  insertId: number;
}

/** A statement with its values in place, and what its sender wants to know of it. */
export interface Statement {
  sql: string;
  answers: 'rows' | 'changed' | 'nothing';
}

/** Rows with their columns, or what was changed. */
export type Answer = [RowDataPacket[] | Changed, FieldPacket[]];

type Reply = [RowDataPacket[] | RowDataPacket[][] | ResultSetHeader, FieldPacket[] | FieldPacket[][]];

const whatChanged = 'SELECT ROW_COUNT() AS affectedRows, LAST_INSERT_ID() AS insertId';

/**
 * Runs statements one after the other; none after one that fails. Answers in their order, leaving out those that answer nothing. Where the
 * server takes blocks (MariaDB), several travel as one: each way on its own would cost both sides as much as a simple statement.
 */
export async function runPacket(connection: PoolConnection, statements: readonly Statement[], takesBlocks: boolean): Promise<Answer[]> {
  if (takesBlocks && statements.length > 1) return runBlock(connection, statements);
  const answers: Answer[] = [];
  for (const { sql, answers: wanted } of statements) {
    const answer = await runStatement(connection, sql);
    if (wanted !== 'nothing') answers.push(answer);
  }
  return answers;
}

/** Runs one statement, over a connection or any of the pool. */
export async function runStatement(over: Pick<PoolConnection, 'query'>, sql: string): Promise<Answer> {
  return (await send(over, sql)) as Answer;
}

/** A block tells by itself only that it ended; so each statement that changes rows is followed by a question what it has done. */
async function runBlock(connection: PoolConnection, statements: readonly Statement[]): Promise<Answer[]> {
  const texts = statements.flatMap(({ sql, answers }) => (answers === 'changed' ? [sql, whatChanged] : [sql]));
  const [results, fields] = await send(connection, `BEGIN NOT ATOMIC\n${texts.join('\n;\n')}\n;\nEND`);
  const asked = statements.filter(({ answers }) => answers !== 'nothing');
  if (asked.length === 0) return [];
  const sets = (results as RowDataPacket[][]).slice(0, -1);
  if (sets.length !== asked.length) throw new Error(`A block of ${asked.length} questions gave ${sets.length} answers.`);
  return asked.map(({ answers }, index) => {
    const rows = sets[index] ?? [];
    return [answers === 'changed' ? (rows[0] as unknown as Changed) : rows, (fields as FieldPacket[][])[index] ?? []];
  });
}

function send(over: Pick<PoolConnection, 'query'>, sql: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    over.query<RowDataPacket[] | RowDataPacket[][] | ResultSetHeader>(sql, (error, results, fields) => {
      if (error) reject(error);
      else resolve([results, fields]);
    });
  });
}
