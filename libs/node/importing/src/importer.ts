import type { Message, MessageValues } from '@depot/contracts/errors';
import type { ImportColumn, ImportKind } from '@depot/contracts/importing';
import type * as z from 'zod';

/** A checked row with its place in the file; line 1 is the header. */
export interface NumberedRow<Row> {
  line: number;
  row: Row;
}

/** Refuses a row after all; `field` names the cell, absent where the whole row is meant. The whole file will then change nothing. */
export type RefuseRow = (line: number, field: string | undefined, sentence: Message, values?: MessageValues) => void;

/**
 * What a domain provides to bring in one kind of thing. The engine reads the file, maps the header, checks every row against
 * `schema` and then hands the rows over in batches, in file order, within ONE transaction per file.
 */
export interface Importer<Row> {
  kind: ImportKind;
  /** Those of `importColumns` in the contracts. */
  columns: readonly ImportColumn[];
  /** From the texts of a row's cells (`undefined` where empty) to a row. Made of the fields in `cells`, which explain themselves. */
  schema: z.ZodType<Row>;
  /** Neighbouring rows with the same key reach `apply` in the same batch, e.g. the lines of one order. */
  groupBy?: (row: Row) => string;
  /**
   * Writes a batch of at most about 1,000 rows with set-based statements. What only the database knows (an unknown product, a name
   * taken already) goes to `refuse`; nothing of the file is kept then, so it may go on with the other rows. Also runs, and
   * is undone, in a dry run.
   */
  apply(rows: readonly NumberedRow<Row>[], refuse: RefuseRow): Promise<void>;
}
