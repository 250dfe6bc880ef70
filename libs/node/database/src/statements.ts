import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource, EntityManager } from 'typeorm';
import { certify, formatCertifiedKeys, listLockedKeys } from './certified-locks.js';
import { type Connections, getConnections } from './connections/connections.js';
import { isClustered, isMariadb } from './connections/sessions.js';
import { GatheredStatements, startWork } from './gathered-statements.js';
import { readDecimals } from './sql/amounts.js';
import { compile, type Values } from './sql/compile.js';
import { render } from './sql/render.js';
import type { Answer, Changed, SqlStatement } from './statement-batch.js';
import type { Transaction } from './transaction.js';

/** Work that only reads, from another server than the primary. */
interface Reading {
  readsFrom: DataSource;
}

/** Reads of a batch outside of a transaction, all from one server. */
interface GatheredReads {
  statements: GatheredStatements;
  connections: Connections;
  isOutside: boolean;
}

const changesNothing = 'Work that is read from a replica, or as of one moment, must change nothing.';

/** Sends statements over the current transaction's connection, or any of the pool outside of one. */
export class Statements {
  /** `outsideTransaction`: outside of a transaction that waits for it and holds a connection. */
  readonly running = new AsyncLocalStorage<Transaction | Reading | 'apart' | undefined>();
  readonly connections: Connections;
  private gathered: GatheredReads | undefined;

  constructor(readonly dataSource: DataSource) {
    this.connections = getConnections(dataSource);
  }

  /** The transaction that this work is part of. */
  get transaction(): Transaction | undefined {
    const running = this.running.getStore();
    return running === 'apart' || (running && 'readsFrom' in running) ? undefined : running;
  }

  /** The server that this work reads from, where that is not the primary. */
  get readsFrom(): DataSource | undefined {
    const running = this.running.getStore();
    if (typeof running === 'object' && 'readsFrom' in running) return running.readsFrom;
    const { transaction } = this;
    return transaction && transaction.dataSource !== this.dataSource ? transaction.dataSource : undefined;
  }

  /** True if statements must not change data. */
  get onlyReads(): boolean {
    return this.readsFrom !== undefined || this.transaction?.isSnapshot === true;
  }

  /** True for work that a transaction waits for. */
  get isOutside(): boolean {
    return this.running.getStore() === 'apart';
  }

  /** True where an INSERT can answer the ids that it generated (MariaDB). */
  get answersInserted(): boolean {
    return isMariadb(this.dataSource);
  }

  /** True on a node of a cluster. */
  get isClustered(): boolean {
    return isClustered(this.dataSource);
  }

  async query<T extends object>(sql: string, values: Values): Promise<T[]> {
    const [rows, fields] = await this.send({ sql: render(compile(sql), values), response: 'rows' });
    if (!Array.isArray(rows)) throw new Error('query() is for statements that answer rows; use execute().');
    if (this.isClustered) await this.certify(() => listLockedKeys(sql, values, rows));
    return readDecimals(rows as unknown as T[], fields);
  }

  /** Publishes the locks just taken to the other nodes of a cluster; its keys need no further query. */
  async certify(keys: () => readonly number[]): Promise<void> {
    if (!this.isClustered || !this.transaction) return;
    const locked = keys();
    if (locked.length > 0) await this.execute(certify, formatCertifiedKeys(locked));
  }

  async execute(sql: string, values: Values): Promise<Changed> {
    const [result] = await this.send({ sql: render(compile(sql), values), response: 'changed' });
    if (Array.isArray(result)) throw new Error('execute() is for statements that change rows; use query().');
    return { affectedRows: result.affectedRows, insertId: result.insertId };
  }

  /**
   * Starts the works and sends the statements that they ask for before they first wait as one batch; outside of a
   * transaction only reads, since a change would commit alone.
   */
  gather<T>(works: readonly (() => T | Promise<T>)[]): Promise<T>[] {
    const { transaction } = this;
    if (transaction) return transaction.gather(works);
    if (this.gathered) return works.map(startWork);
    const { isOutside } = this;
    const reads = { statements: new GatheredStatements(), connections: this.readConnections, isOutside };
    this.gathered = reads;
    const started = works.map(startWork);
    this.gathered = undefined;
    reads.statements.sendBy((statements) => reads.connections.runTogether(statements, isOutside));
    return started;
  }

  /** Runs changes in this order: batched, or one after the other. */
  async inOrder(changes: readonly { sql: string; values: Values }[]): Promise<Changed[]> {
    const works = changes.map((change) => () => this.execute(change.sql, change.values));
    const { transaction } = this;
    if (transaction) return Promise.all(transaction.gather(works));
    const done: Changed[] = [];
    for (const work of works) done.push(await work());
    return done;
  }

  /**
   * Runs a change without a used result: at the end of the current transaction, with its commit; at once outside of
   * one.
   */
  async onCommit(sql: string, values: Values): Promise<void> {
    const { transaction } = this;
    if (this.onlyReads) throw new Error(changesNothing);
    if (transaction) await transaction.onCommit(render(compile(sql), values));
    else await this.execute(sql, values);
  }

  /** Runs TypeORM work in the current transaction, or outside of one. */
  async manage<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const { transaction } = this;
    if (transaction) return transaction.manage(work);
    const { readsFrom = this.dataSource } = this;
    return getConnections(readsFrom).lend(this.isOutside, () => work(readsFrom.manager));
  }

  private send(statement: SqlStatement): Promise<Answer> {
    const { transaction, gathered } = this;
    if (this.onlyReads && statement.response !== 'rows') throw new Error(changesNothing);
    if (transaction) return transaction.run(statement);
    const { readConnections: connections, isOutside } = this;
    const joinsBatch =
      gathered?.connections === connections && gathered.isOutside === isOutside && statement.response === 'rows';
    return joinsBatch ? gathered.statements.add(statement) : connections.run(statement.sql, isOutside);
  }

  /** Connections to the server that this work reads from. */
  private get readConnections(): Connections {
    const { readsFrom } = this;
    return readsFrom ? getConnections(readsFrom) : this.connections;
  }
}
