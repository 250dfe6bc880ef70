import type { SchemaQueries } from './schema-queries.js';

/** One clause of an ALTER TABLE, which knows whether the table shows it already. */
export interface TableChange {
  text: string;
  /** The clauses that are still to be run. */
  pending(schema: SchemaQueries, table: string): Promise<string[]>;
}

/** Adds a column. `definition` is the type and everything after it, `AFTER column` included. */
export function addColumn(column: string, definition: string): TableChange {
  return skipIf(`ADD COLUMN ${column} ${definition}`, (schema, table) => schema.hasColumn(table, column));
}

export function dropColumn(column: string): TableChange {
  return skipIf(`DROP COLUMN ${column}`, async (schema, table) => !(await schema.hasColumn(table, column)));
}

/** Another definition of a column. It changes nothing where the column has it, so it is simply made again. */
export function modifyColumn(column: string, definition: string): TableChange {
  const text = `MODIFY COLUMN ${column} ${definition}`;
  return { text, pending: () => Promise.resolve([text]) };
}

/** An index over these columns, `name` or `name(length)`. One of that name over others is replaced. */
export function addKey(key: string, columns: readonly string[]): TableChange {
  return addIndex('KEY', key, columns);
}

/** As `addKey`, for an index that refuses a second row of the same values. */
export function addUniqueKey(key: string, columns: readonly string[]): TableChange {
  return addIndex('UNIQUE KEY', key, columns);
}

export function dropKey(key: string): TableChange {
  return skipIf(`DROP KEY ${key}`, async (schema, table) => (await schema.listKeyColumns(table, key)).length === 0);
}

/** `definition`: `CHECK (…)` or `FOREIGN KEY (…) REFERENCES …`. */
export function addConstraint(constraint: string, definition: string): TableChange {
  return skipIf(`ADD CONSTRAINT ${constraint} ${definition}`, (schema, table) =>
    schema.hasConstraint(table, constraint),
  );
}

export function dropConstraint(constraint: string): TableChange {
  return skipIf(
    `DROP CONSTRAINT ${constraint}`,
    async (schema, table) => !(await schema.hasConstraint(table, constraint)),
  );
}

function addIndex(kind: string, key: string, columns: readonly string[]): TableChange {
  const text = `ADD ${kind} ${key} (${columns.join(', ')})`;
  return {
    text,
    pending: async (schema, table) => {
      const there = await schema.listKeyColumns(table, key);
      if (there.join() === columns.join()) return [];
      return there.length > 0 ? [`DROP KEY ${key}`, text] : [text];
    },
  };
}

function skipIf(text: string, isMade: (schema: SchemaQueries, table: string) => Promise<boolean>): TableChange {
  return { text, pending: async (schema, table) => ((await isMade(schema, table)) ? [] : [text]) };
}
