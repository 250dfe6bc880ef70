import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { formatRowsAsJson, formatRowsTable, insertStatement, onDuplicate, updateStatement } from './bulk-statements.js';
import type { Values } from './sql/compile.js';
import { keepGenerated, keptGenerated, lastInsertId } from './sql/render.js';
import type { Statements } from './statements.js';
import type { NewRow } from './table.js';

/** Rows per statement; keeps it far below the server's packet limit. */
const chunkRows = 1000;

/** Options of a bulk update. In its SQL `t` is the table and `r` the given row. */
export interface UpdateMore<E> {
  /** Columns to which the given value is added instead of replacing the stored one. */
  add?: readonly (keyof E & string)[];
  /** Assignments that are the same for each row: `t.version = t.version + 1`. */
  set?: string;
  /** Condition for updating a row. */
  where?: string;
  /** Named parameters of `set` and `where`. */
  values?: Values;
  /** One statement, however many rows there are: all of them change or, where the table refuses one, none. */
  asOne?: boolean;
}

/** Options for the rows of an upsert that exist already. */
export interface UpsertMore<E> {
  /** Columns to which the given value is added instead of replacing the stored one. */
  add?: readonly (keyof E & string)[];
  /** Columns to replace with the given value, in this order; by default all other given columns. */
  replace?: readonly (keyof E & string)[];
  /**
   * SQL condition for an update; columns of the table are prefixed with its name. Columns in the condition must be
   * replaced last.
   */
  where?: string;
  /** Named parameters of `where`. */
  values?: Values;
}

/** Rows as a table that a statement joins. */
export interface JoinedRows {
  /** Goes into the text of the statement, before an alias. */
  table: string;
  /** Go into its values. */
  values: Values;
}

/**
 * Writes many rows of one entity, with its columns and their types. `scope` is added to every row and every condition.
 */
export class Bulk<E extends ObjectLiteral, Row extends object = NewRow<E>> {
  constructor(
    private readonly statements: Statements,
    private readonly entity: EntityTarget<E>,
    private readonly scope: () => { tenantId?: number },
  ) {}

  /** Inserts rows without returning their ids. A column that a row omits takes its default. */
  async insert(rows: readonly Row[]): Promise<void> {
    for (const chunk of splitIntoChunks(rows)) {
      const { sql, values } = insertStatement(this.metadata, this.addScope(chunk));
      await this.statements.execute(sql, values);
    }
  }

  /** Inserts rows at the end of the transaction, as `Db.executeOnCommit`. */
  async insertOnCommit(rows: readonly Row[]): Promise<void> {
    for (const chunk of splitIntoChunks(rows)) {
      const { sql, values } = insertStatement(this.metadata, this.addScope(chunk));
      await this.statements.onCommit(sql, values);
    }
  }

  /** Inserts rows and returns their generated ids, in order. The ids need not be consecutive. */
  async insertReturningIds(rows: readonly Row[]): Promise<number[]> {
    const ids: number[] = [];
    for (const chunk of splitIntoChunks(rows)) {
      const owned = this.addScope(chunk);
      if (this.statements.answersInserted) {
        const { sql, values } = insertStatement(this.metadata, owned);
        const inserted = await this.statements.query<{ id: number }>(`${sql} RETURNING id`, values);
        for (const { id } of inserted) ids.push(id);
      } else ids.push(...(await this.insertOneByOne(owned)));
    }
    return ids;
  }

  /** Inserts rows, or updates those that exist by a key. A row of another tenant stays unchanged. */
  async upsert(rows: readonly Row[], more: UpsertMore<E> = {}): Promise<void> {
    for (const chunk of splitIntoChunks(rows)) {
      const owned = this.addScope(chunk);
      const { sql, values } = insertStatement(this.metadata, owned);
      const changes = onDuplicate(this.metadata, owned, { ...more, isScoped: this.scope().tenantId !== undefined });
      await this.statements.execute(`${sql} ${changes}`, { ...more.values, ...values });
    }
  }

  /**
   * Changes the rows with these keys and returns how many there were, whether or not a value differed. Each row names
   * its key and the same columns, and no key comes twice. They are taken in the order of the key, so that two commands
   * never wait for each other.
   */
  async update<K extends keyof E & string>(
    rows: readonly Pick<E, K>[],
    { add = [], set, where, values, asOne = false }: UpdateMore<E> = {},
  ): Promise<number> {
    let changed = 0;
    const ordered = this.sortByKey(rows);
    for (const chunk of asOne && rows.length > 0 ? [ordered] : splitIntoChunks(ordered)) {
      const scope = this.scope();
      const sql = updateStatement(this.metadata, chunk, { add, set, where, scope: Object.keys(scope) });
      const given = { ...values, ...scope, rows: formatRowsAsJson(this.metadata, chunk) };
      changed += (await this.statements.execute(sql, given)).affectedRows;
    }
    return changed;
  }

  /**
   * The rows as a table for a statement of the caller's: `… FROM ${table} r JOIN …`. Its columns are called and typed
   * as those of the entity. `name` is the parameter's.
   */
  asTable<K extends keyof E & string>(rows: readonly Pick<E, K>[], columns: readonly K[], name = 'rows'): JoinedRows {
    return {
      table: formatRowsTable(this.metadata, columns, name),
      values: { [name]: formatRowsAsJson(this.metadata, rows, columns) },
    };
  }

  /** Each insert generates an id, so references to the previous row's id are stored in a variable first. */
  private async insertOneByOne(rows: readonly ObjectLiteral[]): Promise<number[]> {
    const replaceLastInsertId = (value: unknown): unknown => (value === lastInsertId ? keptGenerated : value);
    const replaceIdsInRow = (row: ObjectLiteral) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, replaceLastInsertId(value)]));
    const statements = rows.map((row) => insertStatement(this.metadata, [replaceIdsInRow(row)]));
    const keeping = rows.some(hasLastInsertId) ? [{ sql: keepGenerated, values: {} }] : [];
    const changed = await this.statements.inOrder([...keeping, ...statements]);
    return changed.slice(keeping.length).map(({ insertId }) => insertId);
  }

  private addScope(rows: readonly object[]): ObjectLiteral[] {
    const scope = this.scope();
    return rows.map((row) => ({ ...row, ...scope }));
  }

  private sortByKey<R extends ObjectLiteral>(rows: readonly R[]): R[] {
    const keys = this.metadata.primaryColumns.map(({ propertyName }) => propertyName);
    const compareKey = (a: R, b: R, key: string) => Number(a[key]) - Number(b[key]);
    return [...rows].sort((a, b) => keys.reduce((order, key) => order || compareKey(a, b, key), 0));
  }

  private get metadata() {
    return this.statements.dataSource.getMetadata(this.entity);
  }
}

const hasLastInsertId = (row: object) => Object.values(row).includes(lastInsertId);

/**
 * The placeholder of a generated id means the same id in every row of a statement, so rows that use it stay in one
 * chunk.
 */
function* splitIntoChunks<R extends object>(rows: readonly R[]): Generator<readonly R[]> {
  const size = rows.some(hasLastInsertId) ? rows.length : chunkRows;
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
}
