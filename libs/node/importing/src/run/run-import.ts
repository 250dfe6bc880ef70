import type { Importer, RefuseRow } from '../importer.js';
import type { RowProblem } from '../problems/problem.js';
import { ProblemList } from '../problems/problem-list.js';
import { batches } from './batches.js';
import { checkedRows } from './checked-rows.js';

/** Where the whole file is written; `Db` of the database kit is one. */
export interface Transactions {
  transaction<T>(work: () => Promise<T>): Promise<T>;
}

export interface ImportProgress {
  phase: 'checking' | 'applying';
  done: number;
  /** 0 while the rows are still being counted. */
  total: number;
}

export interface ImportOptions {
  /** Do everything, then undo it. */
  dryRun: boolean;
  /** Heard about every thousand rows. */
  onProgress?: (progress: ImportProgress) => void;
}

export interface ImportOutcome {
  /** `applied` wrote everything; `checked` (a dry run) would have; `refused` wrote nothing. */
  result: 'applied' | 'checked' | 'refused';
  /** Rows that passed their own check. */
  rows: number;
  problems: readonly RowProblem[];
  /** All problems, also those that are not listed. */
  problemCount: number;
  ignoredColumns: readonly string[];
}

/** Undoes the transaction without being a failure. */
class Undo extends Error {}

/**
 * Brings a file in, all or nothing. Reads it twice: first to check and count every row without touching the database, then to apply
 * them in one transaction, which the database may make us repeat. Throws a Refusal for a file that is none or is too large.
 */
export async function runImport<Row>(
  path: string,
  importer: Importer<Row>,
  transactions: Transactions,
  { dryRun, onProgress = () => undefined }: ImportOptions,
): Promise<ImportOutcome> {
  const check = await checkFile(path, importer, onProgress);
  const outcome = (result: ImportOutcome['result'], { listed, count }: ProblemList): ImportOutcome => ({
    result,
    rows: check.rows,
    problems: listed,
    problemCount: count,
    ignoredColumns: check.ignored,
  });
  if (check.problems.count > 0) return outcome('refused', check.problems);

  let problems = new ProblemList();
  try {
    await transactions.transaction(async () => {
      problems = new ProblemList();
      await applyFile(path, importer, problems, (done) => onProgress({ phase: 'applying', done, total: check.rows }));
      if (dryRun || problems.count > 0) throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  if (problems.count > 0) return outcome('refused', problems);
  return outcome(dryRun ? 'checked' : 'applied', problems);
}

async function checkFile<Row>(path: string, importer: Importer<Row>, onProgress: (progress: ImportProgress) => void) {
  const check = { problems: new ProblemList(), ignored: [] as readonly string[], rows: 0 };
  const rows = checkedRows(path, importer, { problems: check.problems, onHeader: ({ ignored }) => (check.ignored = ignored) });
  for await (const batch of batches(rows, undefined)) {
    check.rows += batch.length;
    onProgress({ phase: 'checking', done: check.rows, total: 0 });
  }
  return check;
}

async function applyFile<Row>(path: string, importer: Importer<Row>, problems: ProblemList, onDone: (done: number) => void): Promise<void> {
  let titles: ReadonlyMap<string, string> = new Map();
  const refuse: RefuseRow = (line, field, sentence, values = {}) => {
    problems.add({ line, column: field === undefined ? '' : (titles.get(field) ?? field), sentence, values });
  };
  let done = 0;
  const rows = checkedRows(path, importer, { problems, onHeader: (found) => (titles = found.titles) });
  for await (const batch of batches(rows, importer.groupBy)) {
    await importer.apply(batch, refuse);
    done += batch.length;
    onDone(done);
  }
}
