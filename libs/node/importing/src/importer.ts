import type { Message, MessageValues } from '@depot/contracts/errors';
import type { ImportColumn, ImportCreation, ImportKind, ImportMode } from '@depot/contracts/importing';
import type { Stage } from '@depot/node-platform';
import type { Remark } from './cells/remarks.js';

/**
 * Module with the schema that parses a row; it runs in the process that reads the file. The schema uses the fields in
 * `cells`, which provide their own messages.
 */
export interface RowModule {
  module: URL;
  schema: string;
}

/** A checked row with its place in the file; line 1 is the header. */
export interface NumberedRow<Row> {
  line: number;
  row: Row;
}

/** A row that may have invalid cells: the valid cells, and the parsed row if all are valid. */
export interface LookedAtRow<Row> {
  line: number;
  cells: Partial<Row>;
  row?: Row;
  /** Interpretations of its cells that the user should see. */
  remarks?: readonly Remark[];
}

/**
 * Refuses a row after all; `field` names the cell, absent where the whole row is meant. The whole file will then change
 * nothing.
 */
export type RejectRow = (
  line: number,
  field: string | undefined,
  localizedMessage: Message,
  values?: MessageValues,
) => void;

/** A field of an existing object before and after, each in the format of a file. */
export interface FieldChange {
  /** Name of the object. */
  name: string;
  field: string;
  before: string;
  after: string;
}

/** Objects that rows refer to, by line: an object and its version. A line without an entry creates an object. */
export type SeenThings = ReadonlyMap<number, string>;

/** Receives the results of an inspection. */
export interface Findings {
  reject: RejectRow;
  /** Reports an object that the import would create beside its rows, or a note for the row in a line. */
  creates: (what: ImportCreation, name: string, line?: number) => void;
  /** The import would change this. */
  changes: (line: number, change: FieldChange) => void;
  /**
   * Objects seen by an earlier check of the same file; the importer refuses a row that refers to another object now.
   */
  checked?: SeenThings;
}

/** Inspects one file, batch by batch, without changing anything. It keeps state of the file between batches. */
export interface Inspection<Row> {
  look(rows: readonly LookedAtRow<Row>[]): Promise<void>;
  /** Objects that the rows refer to, if the importer updates. */
  seenThings?: SeenThings;
}

/**
 * Holds rows that are written in short transactions, until a last one publishes all of them: a single transaction would
 * hold its locks for minutes.
 */
export interface Staging<Row> {
  /** Prepares the stage for the inspected rows. Returns the number of rows per step; 100 by default. */
  open(stage: Stage, inspection: Inspection<Row>): Promise<number | void>;
  /** Makes everything visible in the running transaction; it must be a short one. */
  publish(stage: Stage): Promise<void>;
  /** Deletes some of the stage's rows in a short transaction; false when none is left. */
  clear(stage: Stage): Promise<boolean>;
}

/**
 * Importer of one kind of object, provided by its domain. The engine reads the file, maps the header, checks every row
 * against the schema in `rows`, has the importer inspect all of them, and then passes them in batches, in file order,
 * each in a short transaction.
 */
export interface Importer<Row> {
  kind: ImportKind;
  /** `add` by default. */
  mode?: ImportMode;
  /** The `importColumns` of the contracts. */
  columns: readonly ImportColumn[];
  /** The compiled module that exports the `RowSchema` under this name. */
  rows: RowModule;
  /** Neighbouring rows with the same key come in the same batch, e.g. the lines of one order. */
  groupBy?: (row: Partial<Row>) => string | undefined;
  /**
   * Starts an inspection: problems that need the database (an unknown product, a taken name) go to `reject`, objects
   * created besides to `creates`.
   */
  inspect(findings: Findings): Inspection<Row>;
  staging: Staging<Row>;
  /**
   * Writes a batch of rows with set-based statements to the stage. Rows that became invalid since the inspection go to
   * `reject`; nothing of the file is kept then.
   */
  apply(rows: readonly NumberedRow<Row>[], reject: RejectRow, stage: Stage): Promise<void>;
}
