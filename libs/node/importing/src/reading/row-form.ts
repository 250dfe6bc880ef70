import type { ImportColumn } from '@depot/contracts/importing';
import type * as z from 'zod';

/** The cells of a row, each in a field that explains itself. */
export type RowSchema<Row = unknown> = z.ZodType<Row> & { shape: Readonly<Record<string, z.ZodType>> };

/** Settings of the process that reads a file, as JSON. */
export interface RowForm {
  columns: readonly ImportColumn[];
  /** Address of the compiled module that exports the schema under this name. */
  module: string;
  schema: string;
}

export async function loadSchema({ module, schema }: RowForm): Promise<RowSchema> {
  const exported = (await import(module)) as Record<string, RowSchema | undefined>;
  const found = exported[schema];
  if (!found) throw new Error(`${module} exports no ${schema}.`);
  return found;
}
