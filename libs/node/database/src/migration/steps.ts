import type { RowsStep, Run, SchemaStep } from './migration.js';
import type { SchemaQueries } from './schema-queries.js';
import type { TableChange } from './table-changes.js';

/** Creates a table. The definition is the text between the parentheses: columns, keys, constraints. */
export function createTable(table: string, definition: string): SchemaStep {
  const text = `CREATE TABLE ${table} (${definition})`;
  return createSchemaStep(text, async (schema) => ((await schema.hasTable(table)) ? undefined : text));
}

export function dropTable(table: string): SchemaStep {
  const text = `DROP TABLE ${table}`;
  return createSchemaStep(text, async (schema) => ((await schema.hasTable(table)) ? text : undefined));
}

/** One ALTER TABLE of all changes that the table does not show yet. */
export function alterTable(table: string, ...changes: readonly TableChange[]): SchemaStep {
  const buildStatement = (clauses: readonly string[]) => `ALTER TABLE ${table} ${clauses.join(', ')}`;
  return createSchemaStep(buildStatement(changes.map(({ text }) => text)), async (schema) => {
    const clauses: string[] = [];
    for (const change of changes) clauses.push(...(await change.pending(schema, table)));
    return clauses.length > 0 ? buildStatement(clauses) : undefined;
  });
}

/** Rows inserted, updated or deleted by one statement. */
export function changeRows(sql: string): RowsStep {
  return { kind: 'rows', text: sql, run: async (run) => void (await run(sql)) };
}

/**
 * Changes rows by code where SQL alone does not suffice; `what` describes the change. All of it is one transaction and
 * may run again.
 */
export function changeRowsBy(what: string, work: (run: Run) => Promise<void>): RowsStep {
  return { kind: 'rows', text: what, run: work };
}

function createSchemaStep(text: string, pending: (schema: SchemaQueries) => Promise<string | undefined>): SchemaStep {
  return { kind: 'schema', text, pending };
}
