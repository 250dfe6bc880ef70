import { findContext } from '@depot/node-context';
import type { Pool, PoolConnection } from 'mysql2';
import type { DataSource, QueryRunner } from 'typeorm';
import { findOutage } from '../failures.js';
import { type Answer, runBatch, runStatement, type SqlStatement } from '../statement-batch.js';
import { formatBackgroundBound } from './bounds.js';
import { Demand } from './demand.js';
import { DatabaseHealth } from './health.js';
import { countConnections, getPool, isClustered, isMariadb } from './sessions.js';
import { ConnectionSlots, type Slot } from './slots.js';

const known = new WeakMap<DataSource, Connections>();

/** The one gate to a data source's pool. */
export function getConnections(dataSource: DataSource): Connections {
  let connections = known.get(dataSource);
  if (!connections) known.set(dataSource, (connections = new Connections(dataSource)));
  return connections;
}

/** Lends connections of the pool: limits each tenant and each kind of work to its share, and each wait to a timeout. */
export class Connections {
  /** A statement found no room on the server's disk, and none has since. */
  isDiskFull = false;
  readonly health = new DatabaseHealth(this);
  /** Recent load of requests; background work is not counted. */
  readonly demand = new Demand();
  private readonly slots: ConnectionSlots;

  constructor(private readonly dataSource: DataSource) {
    this.slots = new ConnectionSlots(dataSource.options.poolSize ?? 10);
  }

  /** Connections open and idle, and how much work waits for one. */
  get load(): { all: number; idle: number; waiting: number } {
    return { ...countConnections(this.dataSource), waiting: this.slots.waiting };
  }

  /** One statement outside of a transaction. */
  run(sql: string, isUrgent: boolean): Promise<Answer> {
    return this.runOnConnection((connection) => runStatement(connection, sql), isUrgent);
  }

  /** Reads outside of a transaction, in one batch. */
  runTogether(statements: readonly SqlStatement[], isUrgent: boolean): Promise<Answer[]> {
    const clustered = isClustered(this.dataSource);
    return this.runOnConnection((connection) => runBatch(connection, statements, clustered), isUrgent);
  }

  /** Work of TypeORM outside of a transaction. */
  async lend<T>(isUrgent: boolean, work: () => Promise<T>): Promise<T> {
    const slot = await this.takeSlot({ isTransaction: false, isUrgent });
    try {
      return await work();
    } catch (error) {
      this.recordFailure(error);
      throw error;
    } finally {
      slot.release();
    }
  }

  /** A connection for a transaction, and how to give it back. */
  async borrow(runner: QueryRunner, isUrgent: boolean): Promise<Borrowed> {
    const slot = await this.takeSlot({ isTransaction: true, isUrgent });
    try {
      const connection = (await runner.connect()) as PoolConnection;
      const { lift, restore } = formatBackgroundBound(isMariadb(this.dataSource));
      const isBackground = findContext()?.isBackground === true;
      if (isBackground) await runStatement(connection, lift);
      const giveBack = async () => {
        // Runs before the next borrower's statements; a closed connection does not need it.
        if (isBackground) connection.query(restore, () => undefined);
        await runner.release();
        slot.release();
      };
      return { connection, giveBack };
    } catch (error) {
      await runner.release();
      slot.release();
      throw error;
    }
  }

  /** Records the state of the server that a failure shows. */
  recordFailure(error: unknown): void {
    if (findOutage(error) === 'diskFull') this.isDiskFull = true;
  }

  private async runOnConnection<T>(work: Work<T>, isUrgent: boolean): Promise<T> {
    if (findContext()?.isBackground && !isUrgent) return this.runInBackground(work);
    const taken = this.takeSlot({ isTransaction: false, isUrgent });
    const slot = taken instanceof Promise ? await taken : taken;
    let connection: PoolConnection | undefined;
    try {
      connection = await getPoolConnection(getPool(this.dataSource));
      return await work(connection);
    } catch (error) {
      this.recordFailure(error);
      throw error;
    } finally {
      connection?.release();
      slot.release();
    }
  }

  private async runInBackground<T>(work: Work<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner('master');
    const { connection, giveBack } = await this.borrow(runner, false);
    try {
      return await work(connection);
    } catch (error) {
      this.recordFailure(error);
      throw error;
    } finally {
      await giveBack();
    }
  }

  private takeSlot(kind: { isTransaction: boolean; isUrgent: boolean }): Slot | Promise<Slot> {
    const context = findContext();
    if (!context?.isBackground && !kind.isUrgent) this.demand.recordRequest();
    return this.slots.take({ tenantId: context?.tenantId, isBackground: context?.isBackground === true, ...kind });
  }
}

type Work<T> = (connection: PoolConnection) => Promise<T>;

/** A connection that is held until it is released. */
export interface Borrowed {
  connection: PoolConnection;
  giveBack: () => Promise<void>;
}

function getPoolConnection(pool: Pool): Promise<PoolConnection> {
  return new Promise((resolve, reject) => {
    pool.getConnection((error, connection) => (error ? reject(error) : resolve(connection)));
  });
}
