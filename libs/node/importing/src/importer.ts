import type { Message, MessageValues } from '@depot/contracts/errors';
import type { ImportColumn, ImportCreation, ImportKind, ImportMode } from '@depot/contracts/importing';
import type { Stage } from '@depot/node-database';
import type { Remark } from './cells/remarks.js';

/**
 * Where the schema is that makes rows of texts: it runs in the process that reads the file. It is made of the fields in
 * `cells`, which explain themselves.
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

/** A row of which some cells may be wrong: those that pass, and the row where all do. */
export interface LookedAtRow<Row> {
  line: number;
  cells: Partial<Row>;
  row?: Row;
  /** What its cells were taken for beyond what stands in them. */
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

/** A field of a thing that is there already, before and after, each as a file writes it. */
export interface FieldChange {
  /** Of the thing. */
  name: string;
  field: string;
  before: string;
  after: string;
}

/** What rows are about, by line: a thing and its version. A line without any is about a new thing. */
export type SeenThings = ReadonlyMap<number, string>;

/** What looking through a file finds. */
export interface Findings {
  reject: RejectRow;
  /** The import would make this, beside what its rows are; or this is to be noted of the row in a line. */
  creates: (what: ImportCreation, name: string, line?: number) => void;
  /** The import would change this. */
  changes: (line: number, change: FieldChange) => void;
  /** What an earlier check of the same file has seen; the importer refuses a row that is about something else now. */
  checked?: SeenThings;
}

/** Looks through one file, batch by batch, without changing anything. It remembers what it has seen of the file. */
export interface Inspection<Row> {
  look(rows: readonly LookedAtRow<Row>[]): Promise<void>;
  /** What its rows are about, where the importer updates. */
  seenThings?: SeenThings;
}

/**
 * Where rows wait that are written in short transactions of their own, until one more makes all of them visible: a
 * single transaction would hold for minutes what others need.
 */
export interface Staging<Row> {
  /** Prepares for all that the inspection has seen. Returns how many rows make a step; 100 where it does not say. */
  open(stage: Stage, inspection: Inspection<Row>): Promise<number | void>;
  /** Makes everything visible in the running transaction; it must be a short one. */
  publish(stage: Stage): Promise<void>;
  /** Removes some of what was left there, in a short transaction; false when nothing is left. */
  clear(stage: Stage): Promise<boolean>;
}

/**
 * What a domain provides to bring in one kind of thing. The engine reads the file, maps the header, checks every row
 * against the schema in `rows`, has the importer look at all of them, and then hands them over in batches, in file
 * order, each in a short transaction.
 */
export interface Importer<Row> {
  kind: ImportKind;
  /** `add` where it does not say. */
  mode?: ImportMode;
  /** Those of `importColumns` in the contracts. */
  columns: readonly ImportColumn[];
  /** The compiled module that exports the `RowSchema` under this name. */
  rows: RowModule;
  /** Neighbouring rows with the same key come in the same batch, e.g. the lines of one order. */
  groupBy?: (row: Partial<Row>) => string | undefined;
  /**
   * Begins to look through a file: what only the database knows (an unknown product, a name taken already) goes to
   * `reject`, what would be made besides to `creates`.
   */
  inspect(findings: Findings): Inspection<Row>;
  staging: Staging<Row>;
  /**
   * Writes a batch of rows with set-based statements to the stage. What has changed since the inspection goes to
   * `reject`; nothing of the file is kept then.
   */
  apply(rows: readonly NumberedRow<Row>[], reject: RejectRow, stage: Stage): Promise<void>;
}
