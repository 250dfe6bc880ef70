import { DomainError } from '@depot/contracts/errors';
import { currentTenantId } from '@depot/node-context';
import { Inject, Injectable, Logger, Optional } from '@nestjs/common';
import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import { Bulk } from './bulk.js';
import { DATA_SOURCE } from './connections/data-source.js';
import type { Trouble } from './connections/health.js';
import { findOutage, isBusy } from './failures.js';
import { Replica } from './replica/replica.js';
import { retryOnConflict, statistics } from './rerun.js';
import { compile, type Values } from './sql/compile.js';
import { databaseTime } from './sql/render.js';
import type { Changed } from './statement-batch.js';
import { Statements } from './statements.js';
import { type NewRow, Table } from './table.js';
import { type AfterCommit, Transaction } from './transaction.js';

const logger = new Logger('Db');

/** Statements that know no tenant. Only for login, the registry, schedulers and the Admin section. */
export interface UnscopedDb {
  query<T extends object>(sql: string, values?: Values): Promise<T[]>;
  execute(sql: string, values?: Values): Promise<Changed>;
  executeOnCommit(sql: string, values?: Values): Promise<void>;
  of<E extends ObjectLiteral>(entity: EntityTarget<E>): Table<E>;
  /** Each row contains its tenant. */
  bulk<E extends ObjectLiteral>(entity: EntityTarget<E>): Bulk<E, NewRow<E> & { tenantId: number }>;
}

/** The database for services: limited to the current tenant, and part of the current transaction, if any. */
@Injectable()
export class Db {
  private readonly statements: Statements;

  constructor(
    @Inject(DATA_SOURCE) readonly dataSource: DataSource,
    @Optional() private readonly replica?: Replica,
  ) {
    this.statements = new Statements(dataSource);
  }

  /** Rows of a SELECT. The text must limit itself with `:tenantId`; the value comes from the context. */
  async query<T extends object>(sql: string, values: Values = {}): Promise<T[]> {
    return this.statements.query<T>(sql, addTenant(sql, values));
  }

  /**
   * Runs an INSERT, UPDATE or DELETE. The text must limit itself with `:tenantId`; the value comes from the context.
   */
  async execute(sql: string, values: Values = {}): Promise<Changed> {
    return this.statements.execute(sql, addTenant(sql, values));
  }

  /**
   * Like `execute`, for a statement without a used result: it runs at the end of the transaction, in one round trip
   * with the commit, so that its locks are held for the shortest time. Later statements of the transaction do not see
   * its changes. If it fails, the transaction rolls back.
   */
  async executeOnCommit(sql: string, values: Values = {}): Promise<void> {
    await this.statements.onCommit(sql, addTenant(sql, values));
  }

  /** The table of an entity, with the tenant in every statement. */
  of<E extends ObjectLiteral & { tenantId: number }>(entity: EntityTarget<E>): Table<E> {
    return new Table(this.statements, entity, () => ({ tenantId: currentTenantId() }));
  }

  /** Writes many rows of an entity at once, all of the tenant. */
  bulk<E extends ObjectLiteral & { tenantId: number }>(entity: EntityTarget<E>): Bulk<E> {
    return new Bulk(this.statements, entity, () => ({ tenantId: currentTenantId() }));
  }

  /** Returns access without a tenant condition. The reason documents the call and has no effect. */
  unscoped(reason: string): UnscopedDb {
    if (reason.trim().length < 5) throw new Error('Say why this statement may see every tenant.');
    return {
      query: (sql, values = {}) => this.statements.query(sql, values),
      execute: (sql, values = {}) => this.statements.execute(sql, values),
      executeOnCommit: (sql, values = {}) => this.statements.onCommit(sql, values),
      of: (entity) => new Table(this.statements, entity, () => ({})),
      bulk: (entity) => new Bulk(this.statements, entity, () => ({})),
    };
  }

  /**
   * The database's time in epoch ms, for events that any process may handle first, so that they do not depend on the
   * clock of one machine.
   */
  async getTime(): Promise<number> {
    const [row] = await this.statements.query<{ now: number }>(`SELECT ${databaseTime} AS now`, {});
    return Number(row?.now);
  }

  /**
   * Joins the running transaction, or opens one around the work. On a deadlock, lock timeout or snapshot conflict the
   * whole work runs again, so it must do nothing that cannot be undone; `afterCommit` is for that.
   */
  async transaction<T>(work: () => Promise<T>): Promise<T> {
    if (this.statements.transaction) return work();
    if (this.statements.readsFrom) throw new Error('A transaction cannot start while statements read from a replica.');
    return retryOnConflict(() => this.runOnce(work, new Transaction(this.statements)), this.statements.isClustered);
  }

  /**
   * Runs reading work in one consistent snapshot: it sees no change that commits meanwhile. Use it for results that
   * must agree, such as a balance and its entries. Holds a connection while it runs.
   */
  async snapshot<T>(work: () => Promise<T>): Promise<T> {
    const { transaction, readsFrom } = this.statements;
    if (transaction?.isSnapshot) return work();
    if (transaction) throw new Error('A snapshot cannot start inside of a transaction.');
    const statements = readsFrom ? new Statements(readsFrom) : this.statements;
    return retryOnConflict(() => this.runOnce(work, new Transaction(statements, true)), statements.isClustered);
  }

  /**
   * Sends the first statement of each work in one batch. They run in that order and stop at the first failure. Only
   * statements issued before a work's first wait are batched, outside of a transaction only reads; the rest are sent
   * one by one. Waits for all works, then throws the first failure; a synchronous throw is a failure as well.
   */
  async batch<T extends readonly unknown[]>(works: { readonly [K in keyof T]: () => T[K] }): Promise<{
    -readonly [K in keyof T]: Awaited<T[K]>;
  }> {
    const started = this.statements.gather(works);
    const failed = (await Promise.allSettled(started)).find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
    return Promise.all(started) as Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }>;
  }

  /** Runs once everything is stored; at once outside of a transaction. Its failure changes nothing that is stored. */
  async afterCommit(work: AfterCommit): Promise<void> {
    const { transaction } = this.statements;
    if (transaction) transaction.afterCommit.push(work);
    else await work();
  }

  /** Runs work outside of the current transaction: it stays even when that one is rolled back. */
  async outsideTransaction<T>(work: () => Promise<T>): Promise<T> {
    const isAwaited = this.statements.running.getStore() !== undefined;
    return this.statements.running.run(isAwaited ? 'apart' : undefined, work);
  }

  /**
   * Runs reading work on the replica if that is recent enough; `asOf` then is the time up to which it is complete
   * (epoch ms). Falls back to the primary if the replica is unreachable, too far behind, or lacks a requested row.
   */
  async fromReplica<T>(work: () => Promise<T>): Promise<{ result: T; asOf: number | undefined }> {
    const { replica } = this;
    const asOf = this.inTransaction ? undefined : await replica?.findCompleteUntil();
    if (replica && asOf !== undefined) {
      try {
        return { result: await this.statements.running.run({ readsFrom: replica.source }, work), asOf };
      } catch (error) {
        if (!mayGoBetterAtPrimary(error)) throw error;
        if (findOutage(error)) replica.skipForAWhile();
      }
    }
    return { result: await work(), asOf: undefined };
  }

  /** Returns the reason why requests cannot be served, if any. */
  findTrouble(): Promise<Trouble | undefined> {
    return this.statements.connections.health.check();
  }

  /** Recent requests a second; background work is not counted. */
  get requestsPerSecond(): number {
    return this.statements.connections.demand.getRatePerSecond();
  }

  /** True while statements read from a replica: their results must not be cached for others. */
  get isBehind(): boolean {
    return this.statements.readsFrom !== undefined;
  }

  /** True where statements run in a transaction. */
  get inTransaction(): boolean {
    return this.statements.transaction !== undefined;
  }

  private async runOnce<T>(work: () => Promise<T>, transaction: Transaction): Promise<T> {
    try {
      const result = await this.statements.running.run(transaction, work);
      await transaction.commit();
      statistics.committed += 1;
      // Work after the commit must not wait for a connection that this transaction still holds.
      await transaction.release();
      await this.statements.running.run(undefined, () => runAll(transaction.afterCommit));
      return result;
    } catch (error) {
      await transaction.rollback();
      statistics.rolledBack += 1;
      throw transaction.failure ?? error;
    } finally {
      await transaction.release();
    }
  }
}

/** True for a missing row, a lost connection or a timeout; a write on the replica is a bug and is not retried. */
function mayGoBetterAtPrimary(error: unknown): boolean {
  const outage = findOutage(error);
  return error instanceof DomainError || isBusy(error) || (outage !== undefined && outage !== 'readOnly');
}

/** The transaction is committed, so a failure here is only logged. */
async function runAll(works: readonly AfterCommit[]): Promise<void> {
  for (const work of works) {
    try {
      await work();
    } catch (error) {
      logger.error('Work after a commit failed.', error);
    }
  }
}

function addTenant(sql: string, values: Values): Values {
  if (!compile(sql).names.includes('tenantId')) {
    throw new Error(`The statement is not limited to a tenant; it must contain :tenantId. ${sql.trim().slice(0, 200)}`);
  }
  const tenantId = currentTenantId();
  if (values.tenantId !== undefined && values.tenantId !== tenantId)
    throw new Error('A statement must not name another tenant.');
  return { ...values, tenantId };
}
