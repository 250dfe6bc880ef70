import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource, EntityManager } from 'typeorm';
import { runStatement, type Answer, type Changed, type Statement } from './packet.js';
import { isMariadb, poolOf } from './sessions.js';
import { compile, type Values } from './sql/compile.js';
import { render } from './sql/render.js';
import { readDecimals } from './sql/amounts.js';
import type { Transaction } from './transaction.js';

/** Sends statements over the current transaction's connection, or any of the pool outside of one. */
export class Statements {
  readonly running = new AsyncLocalStorage<Transaction | undefined>();

  constructor(readonly dataSource: DataSource) {}

  /** True where an INSERT can answer the ids that it generated (MariaDB). */
  get answersInserted(): boolean {
    return isMariadb(this.dataSource);
  }

  async query<T extends object>(sql: string, values: Values): Promise<T[]> {
    const [rows, fields] = await this.send({ sql: render(compile(sql), values), answers: 'rows' });
    if (!Array.isArray(rows)) throw new Error('query() is for statements that answer rows; use execute().');
    return readDecimals(rows as unknown as T[], fields);
  }

  async execute(sql: string, values: Values): Promise<Changed> {
    const [result] = await this.send({ sql: render(compile(sql), values), answers: 'changed' });
    if (Array.isArray(result)) throw new Error('execute() is for statements that change rows; use query().');
    return { affectedRows: result.affectedRows, insertId: result.insertId };
  }

  /** A change whose result nobody needs: at the end of the current transaction, together with its commit; at once outside of one. */
  async atEnd(sql: string, values: Values): Promise<void> {
    const transaction = this.running.getStore();
    if (transaction) await transaction.atEnd(render(compile(sql), values));
    else await this.execute(sql, values);
  }

  /** Runs TypeORM work in the current transaction, or outside of one. */
  async manage<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const transaction = this.running.getStore();
    if (!transaction) return work(this.dataSource.manager);
    try {
      return await work(await transaction.entityManager());
    } catch (error) {
      transaction.note(error);
      throw error;
    }
  }

  private send(statement: Statement): Promise<Answer> {
    const transaction = this.running.getStore();
    return transaction ? transaction.run(statement) : runStatement(poolOf(this.dataSource), statement.sql);
  }
}
