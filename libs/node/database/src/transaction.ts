import type { PoolConnection } from 'mysql2';
import type { DataSource, QueryRunner } from 'typeorm';
import { isConflict, isUnavailable } from './failures.js';

/** Work that must wait until everything is safely stored. */
export type AfterCommit = () => unknown;

/** One database transaction. Begins with its first statement, so that work which is refused before costs no connection. */
export class Transaction {
  readonly afterCommit: AfterCommit[] = [];
  private readonly runner: QueryRunner;
  private started: Promise<PoolConnection> | undefined;
  private ended = false;
  private ending: Error | undefined;

  constructor(dataSource: DataSource) {
    this.runner = dataSource.createQueryRunner('master');
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

  /** Remembers a failure that ends the transaction; a failed statement otherwise leaves it usable. */
  note(error: unknown): void {
    if (isConflict(error) || isUnavailable(error)) this.ending ??= error as Error;
  }

  async commit(): Promise<void> {
    if (this.ending) throw this.ending;
    this.ended = true;
    if (!this.started) return;
    await this.started;
    await this.runner.commitTransaction();
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
}
