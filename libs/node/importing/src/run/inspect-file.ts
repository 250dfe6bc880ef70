import type { Importer, Inspection, SeenThings } from '../importer.js';
import { ChangeList, CreationList } from '../problems/creation-list.js';
import { createRejectRow, ProblemList } from '../problems/problem-list.js';
import { batches } from './batches.js';
import { checkedRows } from './checked-rows.js';

/** Result of an inspection. */
export interface Inspected<Row> {
  problems: ProblemList;
  creations: CreationList;
  changes: ChangeList;
  ignored: readonly string[];
  /** Rows that passed. */
  rows: number;
  inspection: Inspection<Row>;
}

/** Rows that are inspected at a time: they block the event loop of the process meanwhile. */
const batchRows = 100;

/** Inspects a whole file without changing anything, so that all problems are reported at once. */
export async function inspectFile<Row>(
  path: string,
  importer: Importer<Row>,
  checked: SeenThings | undefined,
  onLooked: (rows: number) => Promise<void>,
): Promise<Inspected<Row>> {
  const problems = new ProblemList();
  const creations = new CreationList();
  const changes = new ChangeList();
  const reject = createRejectRow(problems);
  const inspection = importer.inspect({
    reject: reject.row,
    creates: (what, name, line) => creations.add(what, name, line),
    changes: (line, { field, ...change }) =>
      changes.add({ line, column: reject.titles.get(field) ?? field, ...change }),
    ...(checked && { checked }),
  });
  let ignored: readonly string[] = [];
  let rows = 0;
  const all = checkedRows(path, importer, {
    problems,
    onHeader: (header) => {
      ({ ignored } = header);
      reject.titles = header.titles;
    },
  });
  for await (const batch of batches(
    all,
    ({ cells }) => importer.groupBy?.(cells),
    () => batchRows,
  )) {
    for (const { line, remarks = [] } of batch) for (const { what, name } of remarks) creations.add(what, name, line);
    await inspection.look(batch);
    rows += batch.filter(({ row }) => row !== undefined).length;
    await onLooked(rows);
  }
  problems.sort();
  return { problems, creations, changes, ignored, rows, inspection };
}
