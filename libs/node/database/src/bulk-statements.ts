import type { EntityMetadata, ObjectLiteral } from 'typeorm';
import type { Values } from './sql/compile.js';
import { columnDefault, keptGenerated, lastInsertId } from './sql/render.js';

type ColumnMetadata = EntityMetadata['columns'][number];

/** One INSERT for all rows. A column that a row leaves out takes its default. */
export function insertStatement(
  metadata: EntityMetadata,
  rows: readonly ObjectLiteral[],
): { sql: string; values: Values } {
  const { driver } = metadata.dataSource;
  const columns = listGivenColumns(metadata, rows);
  const tuples = rows.map((row) =>
    columns.map((column): unknown => {
      const value: unknown = row[column.propertyName];
      if (value === undefined) return columnDefault;
      return value === lastInsertId || value === keptGenerated ? value : driver.preparePersistentValue(value, column);
    }),
  );
  const names = columns.map(({ databaseName }) => `\`${databaseName}\``).join(', ');
  return { sql: `INSERT INTO \`${metadata.tableName}\` (${names}) VALUES :rows`, values: { rows: tuples } };
}

const listGivenColumns = ({ columns }: EntityMetadata, rows: readonly ObjectLiteral[]) =>
  columns.filter(({ propertyName }) => rows.some((row) => row[propertyName] !== undefined));

interface DuplicateChanges {
  add?: readonly string[];
  replace?: readonly string[];
  where?: string;
  /** The rows belong to one tenant, so existing rows of another one stay unchanged. */
  isScoped: boolean;
}

/** The end of an INSERT that updates existing rows. */
export function onDuplicate(
  metadata: EntityMetadata,
  rows: readonly ObjectLiteral[],
  { add = [], replace = listReplacedColumns(metadata, rows, add), where, isScoped }: DuplicateChanges,
): string {
  const table = `\`${metadata.tableName}\``;
  const { tenantId } = metadata.propertiesMap;
  const isInKey = metadata.primaryColumns.some(({ propertyName }) => propertyName === 'tenantId');
  const ofTenant = isScoped && tenantId && !isInKey ? [`${table}.tenant_id = VALUES(tenant_id)`] : [];
  const condition = [...ofTenant, ...(where ? [where] : [])].join(' AND ');
  const assign = (property: string, value: (name: string) => string) => {
    const name = `\`${getColumn(metadata, property).databaseName}\``;
    const changed = value(name);
    return `${name} = ${condition ? `IF(${condition}, ${changed}, ${table}.${name})` : changed}`;
  };
  const assignments = [
    ...add.map((property) => assign(property, (name) => `${table}.${name} + VALUES(${name})`)),
    ...replace.map((property) => assign(property, (name) => `VALUES(${name})`)),
  ];
  return `ON DUPLICATE KEY UPDATE ${assignments.join(', ')}`;
}

/** Given columns that are neither of the key, the tenant's, added to nor fixed once they are stored. */
function listReplacedColumns(
  metadata: EntityMetadata,
  rows: readonly ObjectLiteral[],
  add: readonly string[],
): string[] {
  return listGivenColumns(metadata, rows)
    .filter(({ isPrimary, isUpdate, propertyName }) => !isPrimary && isUpdate && !add.includes(propertyName))
    .map(({ propertyName }) => propertyName);
}

interface RowChanges {
  add: readonly string[];
  set: string | undefined;
  where: string | undefined;
  /** Names of columns that every row must have. */
  scope: readonly string[];
}

/** One UPDATE for all rows, in their order: the join order is forced. */
export function updateStatement(metadata: EntityMetadata, rows: readonly ObjectLiteral[], changes: RowChanges): string {
  const properties = listProperties(rows);
  const { add, set, where, scope } = changes;
  const names = [properties, add, set, where, scope].join('|');
  return getOrMakeText(metadata, names, () => formatUpdate(metadata, properties, changes));
}

const textsByEntity = new WeakMap<EntityMetadata, Map<string, string>>();

/** A text that follows from the names in it alone: there are as many as the code has bulk updates. */
function getOrMakeText(metadata: EntityMetadata, names: string, make: () => string): string {
  const texts = textsByEntity.get(metadata) ?? new Map<string, string>();
  textsByEntity.set(metadata, texts);
  const text = texts.get(names) ?? make();
  texts.set(names, text);
  return text;
}

function formatUpdate(
  metadata: EntityMetadata,
  properties: readonly string[],
  { add, set, where, scope }: RowChanges,
): string {
  const keys = metadata.primaryColumns.filter(({ propertyName }) => !scope.includes(propertyName));
  const missing = keys.find(({ propertyName }) => !properties.includes(propertyName));
  if (missing) throw new Error(`A row to update must name its key, and so ${missing.propertyName}.`);
  const changed = properties
    .map((property) => getColumn(metadata, property))
    .filter((column) => !keys.includes(column))
    .map(({ propertyName, databaseName: name }) => {
      const added = add.includes(propertyName) ? `t.\`${name}\` + ` : '';
      return `t.\`${name}\` = ${added}r.\`${name}\``;
    });
  const sameKey = keys.map(({ databaseName }) => `t.\`${databaseName}\` = r.\`${databaseName}\``);
  const scoped = scope.map((property) => `t.\`${getColumn(metadata, property).databaseName}\` = :${property}`);
  return `UPDATE ${formatRowsTable(metadata, properties, 'rows')} r
    STRAIGHT_JOIN \`${metadata.tableName}\` t ON ${sameKey.join(' AND ')}
    SET ${[...changed, ...(set ? [set] : [])].join(', ')}
    WHERE ${[...scoped, ...(where ? [where] : []), 'TRUE'].join(' AND ')}`;
}

/** A table of the JSON in a parameter, with these columns of the entity. */
export function formatRowsTable(metadata: EntityMetadata, properties: readonly string[], name: string): string {
  const columns = properties.map((property, at) => {
    const column = getColumn(metadata, property);
    return `\`${column.databaseName}\` ${getJsonType(column)} PATH '$[${at}]'`;
  });
  return `JSON_TABLE(:${name}, '$[*]' COLUMNS (${columns.join(', ')}))`;
}

/** The `:rows` of such a table. */
export function formatRowsAsJson(
  metadata: EntityMetadata,
  rows: readonly ObjectLiteral[],
  properties: readonly string[] = listProperties(rows),
): string {
  const { driver } = metadata.dataSource;
  const columns = properties.map((property) => getColumn(metadata, property));
  const prepareValue = (row: ObjectLiteral, column: ColumnMetadata): unknown => {
    const value: unknown = row[column.propertyName];
    if (value === undefined) throw new Error(`A row has no ${column.propertyName}, though another has.`);
    const prepared: unknown = driver.preparePersistentValue(value, column);
    return typeof prepared === 'bigint' ? String(prepared) : prepared;
  };
  return JSON.stringify(rows.map((row) => columns.map((column) => prepareValue(row, column))));
}

const listProperties = (rows: readonly ObjectLiteral[]) => Object.keys(rows[0] ?? {});

function getColumn(metadata: EntityMetadata, property: string): ColumnMetadata {
  const column = metadata.findColumnWithPropertyName(property);
  if (!column) throw new Error(`The table ${metadata.tableName} has no ${property}.`);
  return column;
}

/**
 * The widest type of this kind: JSON_TABLE turns a value that does not fit into NULL, while the column itself refuses
 * it. Integers are signed because an added value may be negative; a key has the type of its index.
 */
function getJsonType({ type, precision, scale, isPrimary }: ColumnMetadata): string {
  if (isPrimary && type === 'int') return 'INT UNSIGNED';
  switch (type) {
    case 'tinyint':
    case 'smallint':
    case 'int':
    case 'bigint':
    case 'boolean':
      return 'BIGINT';
    case 'decimal':
      return `DECIMAL(${precision ?? 10}, ${scale ?? 0})`;
    case 'date':
      return 'DATE';
    case 'char':
    case 'varchar':
    case 'enum':
    case 'text':
    case 'mediumtext':
      return 'LONGTEXT';
    default:
      throw new Error(`No row can carry a column of the type ${String(type)}.`);
  }
}
