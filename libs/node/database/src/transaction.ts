import type { PoolConnection } from 'mysql2';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import type { Borrowed } from './connections/connections.js';
import { endsTransaction } from './failures.js';
import { GatheredStatements, startWork } from './gathered-statements.js';
import { type Answer, runBatch, type SqlStatement } from './statement-batch.js';
import type { Statements } from './statements.js';

/** Work that must wait until everything is safely stored. */
export type AfterCommit = () => unknown;

/**
 * Characters that wait for the commit at most; beyond that they are sent by themselves, far below the server's packet
 * limit.
 */
const maxWaiting = 1_000_000;

const start: readonly SqlStatement[] = [{ sql: 'START TRANSACTION', response: 'nothing' }];
/** The snapshot needs REPEATABLE READ; the setting holds for this transaction only. */
const startSnapshot: readonly SqlStatement[] = [
  { sql: 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ', response: 'nothing' },
  { sql: 'START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY', response: 'nothing' },
];
const commit: SqlStatement = { sql: 'COMMIT', response: 'nothing' };
const rollback: SqlStatement = { sql: 'ROLLBACK', response: 'nothing' };

/**
 * One database transaction. Begins together with its first statement, so that work which is refused before costs no
 * connection.
 */
export class Transaction {
  readonly afterCommit: AfterCommit[] = [];
  private readonly runner: QueryRunner;
  private borrowed: Promise<Borrowed> | undefined;
  private begun = false;
  private ended = false;
  private ending: Error | undefined;
  private gathered: GatheredStatements | undefined;
  private waiting: SqlStatement[] = [];
  private waitingLength = 0;
  /** Ends when nothing is on its way to the server. */
  private turn: Promise<unknown> = Promise.resolve();

  private readonly isOutside: boolean;

  /** A snapshot only reads, as of the time of its start. */
  constructor(
    private readonly statements: Pick<Statements, 'dataSource' | 'connections' | 'isOutside' | 'isClustered'>,
    readonly isSnapshot = false,
  ) {
    this.runner = statements.dataSource.createQueryRunner('master');
    this.isOutside = statements.isOutside;
  }

  /**
   * A conflict or lost connection after which the server has forgotten the transaction, even if the caller caught it.
   */
  get failure(): Error | undefined {
    return this.ending;
  }

  /** The server that it runs at. */
  get dataSource(): DataSource {
    return this.statements.dataSource;
  }

  /** Runs a statement that returns rows or the number of changes. While statements are gathered, it joins the batch. */
  async run(statement: SqlStatement): Promise<Answer> {
    this.assertOpen();
    const { gathered } = this;
    if (gathered) return gathered.add(statement);
    const [answer] = await this.send([statement]);
    if (!answer) throw new Error('A statement was not answered.');
    return answer;
  }

  /**
   * Starts the works and sends all statements that they ask for before they first wait as one batch. When one fails,
   * all of them have.
   */
  gather<T>(works: readonly (() => T | Promise<T>)[]): Promise<T>[] {
    if (this.gathered) return works.map(startWork);
    const gathered = new GatheredStatements();
    this.gathered = gathered;
    const started = works.map(startWork);
    this.gathered = undefined;
    gathered.sendBy((statements) => this.send(statements));
    return started;
  }

  /** Runs work of TypeORM in it, while nothing else is sent. */
  async manage<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    this.assertOpen();
    return this.runInTurn(async (connection) => {
      if (!this.begun) await this.runAll(connection, this.begin([]));
      return work(this.runner.manager);
    });
  }

  /** Queues a statement without a used result for the end, where all of them are sent with the commit. */
  async onCommit(sql: string): Promise<void> {
    this.assertOpen();
    this.waiting.push({ sql, response: 'nothing' });
    this.waitingLength += sql.length;
    if (this.waitingLength > maxWaiting) await this.send(this.removeWaiting());
  }

  async commit(): Promise<void> {
    this.ended = true;
    await this.turn;
    if (this.ending) throw this.ending;
    if (this.begun || this.waiting.length > 0) await this.send([...this.removeWaiting(), commit]);
  }

  /** Rolls back. A lost connection has rolled back already. */
  async rollback(): Promise<void> {
    this.ended = true;
    await this.turn;
    if (!this.begun) return;
    try {
      const borrowed = await this.borrowed;
      if (borrowed) await this.runAll(borrowed.connection, [rollback]);
    } catch {
      const borrowed = await this.borrowed?.catch(() => undefined);
      borrowed?.connection.destroy();
    }
  }

  /** Gives the connection back; again changes nothing. */
  async release(): Promise<void> {
    const { borrowed } = this;
    this.borrowed = undefined;
    await (await borrowed?.catch(() => undefined))?.giveBack();
  }

  /** Remembers a failure that ends the transaction; a failed statement otherwise leaves it usable. */
  private recordFailure(error: unknown): void {
    this.statements.connections.recordFailure(error);
    if (endsTransaction(error)) this.ending ??= error as Error;
  }

  private assertOpen(): void {
    if (this.ended) throw new Error('The transaction has ended; something kept working without being awaited.');
    if (this.ending) throw this.ending;
  }

  private removeWaiting(): SqlStatement[] {
    const { waiting } = this;
    this.waiting = [];
    this.waitingLength = 0;
    return waiting;
  }

  private send(statements: readonly SqlStatement[]): Promise<Answer[]> {
    return this.runInTurn((connection) => this.runAll(connection, this.begun ? statements : this.begin(statements)));
  }

  private runAll(connection: PoolConnection, statements: readonly SqlStatement[]): Promise<Answer[]> {
    return runBatch(connection, statements, this.statements.isClustered);
  }

  /**
   * Runs one statement at a time: at a deadlock the server ends the transaction, and would autocommit a statement sent
   * behind the failed one.
   */
  private runInTurn<T>(work: (connection: PoolConnection) => Promise<T>): Promise<T> {
    const mine = this.turn.then(async () => {
      if (this.ending) throw this.ending;
      this.borrowed ??= this.statements.connections.borrow(this.runner, this.isOutside);
      try {
        return await work((await this.borrowed).connection);
      } catch (error) {
        this.recordFailure(error);
        throw error;
      }
    });
    this.turn = mine.catch(() => undefined);
    return mine;
  }

  /** Registers the transaction with TypeORM, which refuses row locks outside of its own transactions. */
  private begin(statements: readonly SqlStatement[]): SqlStatement[] {
    this.begun = true;
    (this.runner as { isTransactionActive: boolean }).isTransactionActive = true;
    return [...(this.isSnapshot ? startSnapshot : start), ...statements];
  }
}
