import type { PoolConnection } from 'mysql2';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { isConflict, isUnavailable } from './failures.js';
import { runPacket, type Answer, type Statement } from './packet.js';
import { isMariadb } from './sessions.js';

/** Work that must wait until everything is safely stored. */
export type AfterCommit = () => unknown;

/** Characters that wait for the commit at most; beyond that they are sent by themselves, far below the server's packet limit. */
const mostWaiting = 1_000_000;

const start: Statement = { sql: 'START TRANSACTION', answers: 'nothing' };
const commit: Statement = { sql: 'COMMIT', answers: 'nothing' };
const rollback: Statement = { sql: 'ROLLBACK', answers: 'nothing' };

interface Gathered {
  statement: Statement;
  resolve: (answer: Answer) => void;
  reject: (reason: unknown) => void;
}

/** One database transaction. Begins together with its first statement, so that work which is refused before costs no connection. */
export class Transaction {
  readonly afterCommit: AfterCommit[] = [];
  private readonly runner: QueryRunner;
  private readonly takesBlocks: boolean;
  private connected: Promise<PoolConnection> | undefined;
  private begun = false;
  private ended = false;
  private ending: Error | undefined;
  private gathered: Gathered[] | undefined;
  private waiting: Statement[] = [];
  private waitingLength = 0;

  constructor(dataSource: DataSource) {
    this.runner = dataSource.createQueryRunner('master');
    this.takesBlocks = isMariadb(dataSource);
  }

  /** A conflict or lost connection after which the server has forgotten the transaction, even if the caller caught it. */
  get failure(): Error | undefined {
    return this.ending;
  }

  /** Runs a statement that answers rows or what it has changed. While statements are gathered, it goes with the others. */
  async run(statement: Statement): Promise<Answer> {
    this.refuseEnded();
    const { gathered } = this;
    if (gathered) return new Promise((resolve, reject) => gathered.push({ statement, resolve, reject }));
    const [answer] = await this.send([statement]);
    if (!answer) throw new Error('A statement was not answered.');
    return answer;
  }

  /** Sends all statements that `issue` asks for before it first waits as one packet. When one fails, all of them have. */
  gather<T>(issue: () => T): T {
    if (this.gathered) return issue();
    const gathered: Gathered[] = [];
    this.gathered = gathered;
    try {
      return issue();
    } finally {
      this.gathered = undefined;
      if (gathered.length > 0) void this.sendGathered(gathered);
    }
  }

  async entityManager(): Promise<EntityManager> {
    this.refuseEnded();
    await this.send([]);
    return this.runner.manager;
  }

  /** Keeps a statement whose result nobody needs for the end, where all of them go with the commit. */
  async atEnd(sql: string): Promise<void> {
    this.refuseEnded();
    this.waiting.push({ sql, answers: 'nothing' });
    this.waitingLength += sql.length;
    if (this.waitingLength > mostWaiting) await this.send(this.takeWaiting());
  }

  async commit(): Promise<void> {
    if (this.ending) throw this.ending;
    this.ended = true;
    if (this.begun || this.waiting.length > 0) await this.send([...this.takeWaiting(), commit]);
  }

  /** Undoes everything. A connection that is gone has undone it already. */
  async rollback(): Promise<void> {
    this.ended = true;
    if (!this.begun) return;
    try {
      await this.send([rollback]);
    } catch {
      const connection = await this.connected?.catch(() => undefined);
      connection?.destroy();
    }
  }

  async release(): Promise<void> {
    await this.runner.release();
  }

  /** Remembers a failure that ends the transaction; a failed statement otherwise leaves it usable. */
  note(error: unknown): void {
    if (isConflict(error) || isUnavailable(error)) this.ending ??= error as Error;
  }

  private refuseEnded(): void {
    if (this.ended) throw new Error('The transaction has ended; something kept working without being awaited.');
    if (this.ending) throw this.ending;
  }

  private takeWaiting(): Statement[] {
    const { waiting } = this;
    this.waiting = [];
    this.waitingLength = 0;
    return waiting;
  }

  private async sendGathered(gathered: readonly Gathered[]): Promise<void> {
    try {
      const answers = await this.send(gathered.map(({ statement }) => statement));
      gathered.forEach(({ resolve }, index) => resolve(answers[index] as Answer));
    } catch (error) {
      for (const { reject } of gathered) reject(error);
    }
  }

  private async send(statements: readonly Statement[]): Promise<Answer[]> {
    this.connected ??= this.runner.connect() as Promise<PoolConnection>;
    const connection = await this.connected;
    try {
      return await runPacket(connection, this.begun ? statements : this.begin(statements), this.takesBlocks);
    } catch (error) {
      this.note(error);
      throw error;
    }
  }

  /** TypeORM, which did not begin the transaction itself, must know of it to lock rows. */
  private begin(statements: readonly Statement[]): Statement[] {
    this.begun = true;
    (this.runner as { isTransactionActive: boolean }).isTransactionActive = true;
    return [start, ...statements];
  }
}
