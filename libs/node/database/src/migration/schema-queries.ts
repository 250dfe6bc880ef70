/** Runs a query: a connection or a pool. */
export interface Queryable {
  query(sql: string, values?: unknown[]): Promise<unknown>;
}

/** Reads the schema of the current database, in SQL for both MySQL and MariaDB. */
export class SchemaQueries {
  constructor(private readonly connection: Queryable) {}

  hasTable(table: string): Promise<boolean> {
    return this.has('information_schema.tables WHERE table_schema = DATABASE() AND table_name = ?', [table]);
  }

  hasColumn(table: string, column: string): Promise<boolean> {
    return this.has(
      'information_schema.columns WHERE table_schema = DATABASE() AND table_name = ? AND column_name = ?',
      [table, column],
    );
  }

  /** A CHECK, a foreign key or a unique key. */
  hasConstraint(table: string, constraint: string): Promise<boolean> {
    return this.has(
      `information_schema.table_constraints
       WHERE constraint_schema = DATABASE() AND table_name = ? AND constraint_name = ?`,
      [table, constraint],
    );
  }

  /** Columns of an index in order, as `name` or `name(length)`; empty without such an index. */
  async listKeyColumns(table: string, key: string): Promise<string[]> {
    const rows = (await this.connection.query(
      `SELECT column_name AS name, sub_part AS part FROM information_schema.statistics
       WHERE table_schema = DATABASE() AND table_name = ? AND index_name = ? ORDER BY seq_in_index`,
      [table, key],
    )) as { name: string; part: number | string | null }[];
    return rows.map(({ name, part }) => (part === null ? name : `${name}(${part})`));
  }

  private async has(where: string, values: readonly string[]): Promise<boolean> {
    const rows = (await this.connection.query(`SELECT 1 AS found FROM ${where}`, [...values])) as unknown[];
    return rows.length > 0;
  }
}
