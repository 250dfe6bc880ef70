import type { PoolConnection, ResultSetHeader } from 'mysql2';
import type { DataSource, QueryRunner } from 'typeorm';
import { isConflict, isUnavailable } from './failures.js';
import { isMariadb } from './sessions.js';

/** Work that must wait until everything is safely stored. */
export type AfterCommit = () => unknown;

/** Characters that wait for the commit at most; beyond that they are sent by themselves, far below the server's packet limit. */
const mostWaiting = 1_000_000;

/** One database transaction. Begins with its first statement, so that work which is refused before costs no connection. */
export class Transaction {
  readonly afterCommit: AfterCommit[] = [];
  private readonly runner: QueryRunner;
  private readonly takesBlocks: boolean;
  private started: Promise<PoolConnection> | undefined;
  private ended = false;
  private ending: Error | undefined;
  private waiting: string[] = [];
  private waitingLength = 0;

  constructor(dataSource: DataSource) {
    this.runner = dataSource.createQueryRunner('master');
    this.takesBlocks = isMariadb(dataSource);
  }

  /** A conflict or lost connection after which the server has forgotten the transaction, even if the caller caught it. */
  get failure(): Error | undefined {
    return this.ending;
  }

  /** The connection on which every statement of this transaction runs. */
  connection(): Promise<PoolConnection> {
    if (this.ended) throw new Error('The transaction has ended; something kept working without being awaited.');
    if (this.ending) throw this.ending;
    this.started ??= this.begin();
    return this.started;
  }

  async entityManager() {
    await this.connection();
    return this.runner.manager;
  }

  /** Keeps a statement whose result nobody needs for the end, where all of them go with the commit. */
  async atEnd(sql: string): Promise<void> {
    const connection = await this.connection();
    this.waiting.push(sql);
    this.waitingLength += sql.length;
    if (this.waitingLength > mostWaiting) await this.sendWaiting(connection);
  }

  /** Remembers a failure that ends the transaction; a failed statement otherwise leaves it usable. */
  note(error: unknown): void {
    if (isConflict(error) || isUnavailable(error)) this.ending ??= error as Error;
  }

  async commit(): Promise<void> {
    if (this.ending) throw this.ending;
    this.ended = true;
    if (!this.started) return;
    const connection = await this.started;
    if (this.takesBlocks && this.waiting.length > 0) await this.sendWaiting(connection, 'COMMIT');
    else {
      await this.sendWaiting(connection);
      await this.runner.commitTransaction();
    }
  }

  /** Undoes everything. A connection that is gone has undone it already. */
  async rollback(): Promise<void> {
    this.ended = true;
    if (!this.started) return;
    try {
      await this.started;
      if (this.runner.isTransactionActive) await this.runner.rollbackTransaction();
    } catch {
      const connection = await this.started.catch(() => undefined);
      connection?.destroy();
    }
  }

  async release(): Promise<void> {
    await this.runner.release();
  }

  private async begin(): Promise<PoolConnection> {
    const connection = (await this.runner.connect()) as PoolConnection;
    await this.runner.startTransaction();
    return connection;
  }

  /** MariaDB takes several statements as one block, which ends with the first that fails; elsewhere they go one by one. */
  private async sendWaiting(connection: PoolConnection, ...last: string[]): Promise<void> {
    const statements = [...this.waiting, ...last];
    this.waiting = [];
    this.waitingLength = 0;
    const blocks = this.takesBlocks && statements.length > 1 ? [`BEGIN NOT ATOMIC\n${statements.join('\n;\n')}\n;\nEND`] : statements;
    try {
      for (const sql of blocks) await send(connection, sql);
    } catch (error) {
      this.note(error);
      throw error;
    }
  }
}

function send(connection: PoolConnection, sql: string): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.query<ResultSetHeader>(sql, (error) => {
      if (error) reject(error);
      else resolve();
    });
  });
}
