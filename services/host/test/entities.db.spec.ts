import { Db } from '@depot/node-database';
import type { TestApp } from '@depot/node-testing';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

type DataSource = Db['dataSource'];
type ColumnMetadata = DataSource['entityMetadatas'][number]['columns'][number];

interface StoredColumn {
  tableName: string;
  columnName: string;
  dataType: string;
  columnType: string;
  length: number | null;
  numericPrecision: number | null;
  numericScale: number | null;
  isNullable: string;
  columnDefault: string | null;
  extra: string;
}

const columnsOfSchema = `
  SELECT table_name tableName, column_name columnName, data_type dataType, column_type columnType, character_maximum_length length,
    numeric_precision numericPrecision, numeric_scale numericScale, is_nullable isNullable, column_default columnDefault, extra
  FROM information_schema.columns WHERE table_schema = DATABASE()`;

let app: TestApp;
let dataSource: DataSource;
let stored: Map<string, Map<string, StoredColumn>>;

beforeAll(async () => {
  app = await wholeProduct();
  dataSource = app.app.get(Db).dataSource;
  stored = new Map();
  for (const column of await dataSource.query<StoredColumn[]>(columnsOfSchema)) {
    const table = stored.get(column.tableName) ?? new Map<string, StoredColumn>();
    stored.set(column.tableName, table.set(column.columnName, column));
  }
});
afterAll(() => app.close());

/** Type of an entity's column in the syntax of the schema. */
function saidOf({ type, precision, scale, length, isNullable, unsigned, enum: values }: ColumnMetadata) {
  const name = type === 'boolean' ? 'tinyint' : String(type);
  const isText = name === 'varchar' || name === 'char';
  return {
    type: name,
    isNullable,
    ...(name.endsWith('int') && type !== 'boolean' ? { unsigned } : {}),
    ...(isText ? { length: Number(length) } : {}),
    ...(name === 'decimal' ? { precision, scale } : {}),
    ...(name === 'enum' ? { values: `enum(${(values ?? []).map((value) => `'${value}'`).join(',')})` } : {}),
  };
}

function storedAs(column: StoredColumn | undefined) {
  if (!column) return 'missing';
  const { dataType, columnType, length, numericPrecision, numericScale, isNullable } = column;
  return {
    type: dataType,
    isNullable: isNullable === 'YES',
    ...(dataType.endsWith('int') && !columnType.startsWith('tinyint(1)')
      ? { unsigned: columnType.includes('unsigned') }
      : {}),
    ...(dataType === 'varchar' || dataType === 'char' ? { length: Number(length) } : {}),
    ...(dataType === 'enum' ? { values: columnType } : {}),
    ...(dataType === 'decimal' ? { precision: Number(numericPrecision), scale: Number(numericScale) } : {}),
  };
}

test('every table has a primary key: without one a cluster cannot tell two of its rows apart', async () => {
  const tables = await dataSource.query<{ name: string }[]>(
    `SELECT t.table_name name FROM information_schema.tables t
     WHERE t.table_schema = DATABASE() AND t.table_type = 'BASE TABLE' AND NOT EXISTS (
       SELECT 1 FROM information_schema.table_constraints c WHERE c.table_schema = t.table_schema
         AND c.table_name = t.table_name AND c.constraint_type = 'PRIMARY KEY')`,
  );
  expect(tables).toEqual([]);
});

test('the columns of every entity are those of the migrated table', () => {
  const entities = dataSource.entityMetadatas;
  expect(entities.length).toBeGreaterThan(20);
  const ofEntities = entities.flatMap(({ tableName, columns }) =>
    columns.map((column) => [`${tableName}.${column.databaseName}`, saidOf(column)] as const),
  );
  const ofTables = entities.flatMap(({ tableName, columns }) =>
    columns.map(({ databaseName }) => {
      const name = `${tableName}.${databaseName}`;
      return [name, storedAs(stored.get(tableName)?.get(databaseName))] as const;
    }),
  );
  expect(Object.fromEntries(ofEntities)).toEqual(Object.fromEntries(ofTables));
});

test('a row of an entity can be inserted: no table wants a column that its entity does not have', () => {
  const insertable = dataSource.entityMetadatas.filter(({ tableName }) => tableName !== 'activity_log');
  const wanted = insertable.flatMap(({ tableName, columns }) => {
    const known = new Set(columns.map(({ databaseName }) => databaseName));
    return [...(stored.get(tableName)?.values() ?? [])]
      .filter(({ isNullable, columnDefault, extra }) => isNullable === 'NO' && columnDefault === null && extra === '')
      .filter(({ columnName }) => !known.has(columnName))
      .map(({ columnName }) => `${tableName}.${columnName}`);
  });
  expect(wanted).toEqual([]);
});
