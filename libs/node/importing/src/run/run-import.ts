import type { ImportChange } from '@depot/contracts/importing';
import type { Stage } from '@depot/node-platform';
import type { Importer, NumberedRow, SeenThings } from '../importer.js';
import type { Created } from '../problems/creation-list.js';
import type { RowProblem } from '../problems/problem.js';
import { createRejectRow, ProblemList } from '../problems/problem-list.js';
import { batches } from './batches.js';
import { checkedRows } from './checked-rows.js';
import { inspectFile } from './inspect-file.js';

/** Runs the steps in transactions; `Db` of the database kit is one. */
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
  /** Reports the result without writing anything. */
  dryRun: boolean;
  /** Stage for rows that are written in steps. The caller clears it if the import fails. */
  stage: Stage;
  /** Objects seen by an earlier check of the same file. */
  checked?: SeenThings;
  /** Heard with every batch. */
  onProgress?: (progress: ImportProgress) => void;
  /** Told before anything is written to the stage. */
  onStaged?: () => Promise<void>;
  /** Runs in the transaction that publishes the rows. A throw prevents publishing. */
  onApplied?: (outcome: ImportOutcome) => Promise<void>;
  /** Awaited between two steps, so that requests get a turn. */
  pause?: () => Promise<void>;
  /** True while the process serves requests. Steps are shorter then, since a running step delays them. */
  isShared?: () => boolean;
}

export interface ImportOutcome {
  /** `applied` wrote everything; `checked` (a dry run) would have; `rejected` wrote nothing. */
  result: 'applied' | 'checked' | 'refused';
  /** Rows that passed their own check. */
  rows: number;
  problems: readonly RowProblem[];
  /** Number of all problems, listed or not. */
  problemCount: number;
  /** Objects created beside the rows. */
  creates: readonly Created[];
  ignoredColumns: readonly string[];
  /** Listed changes of an update; `changeCount` counts all. */
  changes: readonly ImportChange[];
  changeCount: number;
  /** Objects that the rows refer to, if the importer updates. */
  seen?: SeenThings;
}

const skipWait = () => Promise.resolve();

/** Rows of one transaction, unless the staging returns another number. */
const usualStepRows = 100;
/** Factor by which steps are shorter while the process serves requests. */
const sharedStepRatio = 4;

/**
 * Imports a file, all or nothing. Inspects it first, so that all problems are reported at once; then writes its rows in
 * many short transactions, and a last one publishes them.
 * @throws DomainError for a file of another kind or one that is too large
 */
export async function runImport<Row>(
  path: string,
  importer: Importer<Row>,
  transactions: Transactions,
  options: ImportOptions,
): Promise<ImportOutcome> {
  const {
    dryRun,
    onProgress = () => undefined,
    onApplied = skipWait,
    pause = skipWait,
    isShared = () => false,
  } = options;
  const found = await inspectFile(path, importer, options.checked, (done) => {
    onProgress({ phase: 'checking', done, total: 0 });
    return pause();
  });
  const buildOutcome = (result: ImportOutcome['result'], { listed, count }: ProblemList): ImportOutcome => ({
    result,
    rows: found.rows,
    problems: listed,
    problemCount: count,
    creates: found.creations.all,
    ignoredColumns: found.ignored,
    changes: found.changes.listed,
    changeCount: found.changes.count,
    ...(found.inspection.seenThings && { seen: found.inspection.seenThings }),
  });
  if (found.problems.count > 0) return buildOutcome('refused', found.problems);
  if (dryRun) return buildOutcome('checked', found.problems);

  const { staging } = importer;
  const { stage } = options;
  const problems = new ProblemList();
  await options.onStaged?.();
  const stepRows = (await staging.open(stage, found.inspection)) ?? usualStepRows;
  const computeStepSize = () => (isShared() ? Math.ceil(stepRows / sharedStepRatio) : stepRows);
  await writeRows(
    {
      path,
      importer,
      problems,
      size: computeStepSize,
      pause,
      onDone: (done) => onProgress({ phase: 'applying', done, total: found.rows }),
    },
    (rows, reject) => transactions.transaction(() => importer.apply(rows, reject, stage)),
  );
  if (problems.count > 0) return buildOutcome('refused', problems);
  await transactions.transaction(async () => {
    await onApplied(buildOutcome('applied', problems));
    await staging.publish(stage);
  });
  return buildOutcome('applied', problems);
}

interface Writing<Row> {
  path: string;
  importer: Importer<Row>;
  problems: ProblemList;
  /** Rows of the next step. */
  size: () => number;
  pause: () => Promise<void>;
  onDone: (done: number) => void;
}

async function writeRows<Row>(
  { path, importer, problems, size, pause, onDone }: Writing<Row>,
  write: (rows: readonly NumberedRow<Row>[], reject: ReturnType<typeof createRejectRow>['row']) => Promise<void>,
): Promise<void> {
  const reject = createRejectRow(problems);
  let done = 0;
  const rows = checkedRows(path, importer, { problems, onHeader: ({ titles }) => (reject.titles = titles) });
  for await (const batch of batches(rows, ({ cells }) => importer.groupBy?.(cells), size)) {
    const passed = batch.flatMap(({ line, row }) => (row === undefined ? [] : [{ line, row }]));
    await write(passed, reject.row);
    done += passed.length;
    onDone(done);
    await pause();
  }
}
