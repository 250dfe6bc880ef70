import { commonMessages, DomainError } from '@depot/contracts/errors';
import type { EntityTarget, FindManyOptions, FindOptionsOrder, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import { insertStatement } from './bulk-statements.js';
import { hashKeys } from './certified-locks.js';
import type { lastInsertId } from './sql/render.js';
import type { Statements } from './statements.js';

/** A condition: values, or TypeORM's operators (`In`, `LessThan`, `IsNull`, …); a list of conditions means "or". */
export type Where<E> = FindOptionsWhere<Omit<E, 'tenantId'>> | FindOptionsWhere<Omit<E, 'tenantId'>>[];
/** A row to insert: the id, when absent, is generated; columns left out take their default. */
export type NewRow<E> = { [K in keyof Omit<E, 'tenantId'>]?: E[K] | typeof lastInsertId };
export type ReadOptions<E> = Pick<FindManyOptions<E>, 'take' | 'skip' | 'select'> & { order?: FindOptionsOrder<E> };

/** The rows of one entity. `scope` is added to every condition and every new row. */
export class Table<E extends ObjectLiteral> {
  constructor(
    private readonly statements: Statements,
    private readonly entity: EntityTarget<E>,
    private readonly scope: () => Partial<E> | { tenantId: number },
  ) {}

  find(where: Where<E> = {}, reading: ReadOptions<E> = {}): Promise<E[]> {
    return this.statements.manage((manager) => manager.find(this.entity, { where: this.addScope(where), ...reading }));
  }

  async findOne(where: Where<E>, reading: Omit<ReadOptions<E>, 'take' | 'skip'> = {}): Promise<E | undefined> {
    const [row] = await this.find(where, { ...reading, take: 1 });
    return row;
  }

  /** The row, or a refusal with 404. */
  async require(where: Where<E>): Promise<E> {
    return requireRow(await this.findOne(where));
  }

  /** The rows, locked until the end of the transaction, in id order so that two callers never wait for each other. */
  async lock(where: Where<E>): Promise<E[]> {
    const rows = await this.statements.manage((manager) =>
      manager.find(this.entity, {
        where: this.addScope(where),
        order: this.orderByKey(),
        lock: { mode: 'pessimistic_write' },
      }),
    );
    await this.statements.certify(() =>
      hashKeys(
        this.metadata.tableName,
        rows.map((row) => this.getIdentity(row)),
      ),
    );
    return rows;
  }

  /** The row, locked until the end of the transaction, or a refusal with 404. */
  async requireLocked(where: Where<E>): Promise<E> {
    const [row] = await this.lock(where);
    return requireRow(row);
  }

  count(where: Where<E> = {}): Promise<number> {
    return this.statements.manage((manager) => manager.count(this.entity, { where: this.addScope(where) }));
  }

  async exists(where: Where<E>): Promise<boolean> {
    return this.statements.manage((manager) => manager.exists(this.entity, { where: this.addScope(where) }));
  }

  /** Inserts a row and returns its generated id (0 where the table generates none). */
  async insert(row: NewRow<E>): Promise<number> {
    const { sql, values } = insertStatement(this.metadata, [{ ...row, ...this.scope() }]);
    const { insertId } = await this.statements.execute(sql, values);
    return insertId;
  }

  /**
   * Updates the rows that meet the condition and returns how many did. The count decides between concurrent callers.
   */
  async update(where: Where<E>, changes: Partial<Omit<E, 'id' | 'tenantId'>>): Promise<number> {
    const result = await this.statements.manage((manager) =>
      manager.update(this.entity, this.addScope(where), changes as Partial<E>),
    );
    return result.affected ?? 0;
  }

  /** Deletes the rows that meet the condition and returns how many did. */
  async delete(where: Where<E>): Promise<number> {
    const result = await this.statements.manage((manager) => manager.delete(this.entity, this.addScope(where)));
    return result.affected ?? 0;
  }

  private addScope(where: Where<E>): FindOptionsWhere<E> | FindOptionsWhere<E>[] {
    const scope = this.scope();
    const addTo = (condition: object) => ({ ...condition, ...scope }) as FindOptionsWhere<E>;
    return Array.isArray(where) ? where.map(addTo) : addTo(where);
  }

  private orderByKey(): FindOptionsOrder<E> {
    return Object.fromEntries(
      this.metadata.primaryColumns.map((column) => [column.propertyName, 'ASC']),
    ) as FindOptionsOrder<E>;
  }

  /** Whose row it is within its tenant. */
  private getIdentity(row: E): unknown {
    const columns = this.metadata.primaryColumns.filter(({ propertyName }) => propertyName !== 'tenantId');
    const values = columns.map((column): unknown => column.getEntityValue(row));
    return values.length === 1 ? values[0] : JSON.stringify(values);
  }

  private get metadata() {
    return this.statements.dataSource.getMetadata(this.entity);
  }
}

function requireRow<E>(row: E | undefined): E {
  if (!row) throw new DomainError('NOT_FOUND', commonMessages.notFound);
  return row;
}
