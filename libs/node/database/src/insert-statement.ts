import type { EntityMetadata, ObjectLiteral } from 'typeorm';
import type { Values } from './sql/compile.js';
import { columnDefault, keptGenerated, lastInsertId } from './sql/render.js';

/** One INSERT for all rows. A column that a row leaves out takes its default. */
export function insertStatement(
  metadata: EntityMetadata,
  rows: readonly ObjectLiteral[],
): { sql: string; values: Values } {
  const { driver } = metadata.dataSource;
  const columns = metadata.columns.filter((column) => rows.some((row) => row[column.propertyName] !== undefined));
  const tuples = rows.map((row) =>
    columns.map((column): unknown => {
      const value: unknown = row[column.propertyName];
      if (value === undefined) return columnDefault;
      return value === lastInsertId || value === keptGenerated ? value : driver.preparePersistentValue(value, column);
    }),
  );
  const names = columns.map((column) => `\`${column.databaseName}\``).join(', ');
  return { sql: `INSERT INTO \`${metadata.tableName}\` (${names}) VALUES :rows`, values: { rows: tuples } };
}
