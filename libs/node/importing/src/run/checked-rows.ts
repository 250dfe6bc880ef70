import type { Importer, LookedAtRow } from '../importer.js';
import type { ProblemList } from '../problems/problem-list.js';
import { type FileMessage, readFile } from '../source/read-file.js';

/** Facts about a file that are known after reading it. */
export interface ReadingSummary {
  onHeader(header: { titles: ReadonlyMap<string, string>; ignored: readonly string[] }): void;
  problems: ProblemList;
}

/** Yields the rows whose cells pass the importer's schema; the others become problems. */
export async function* checkedRows<Row>(
  path: string,
  { columns, rows }: Importer<Row>,
  { onHeader, problems }: ReadingSummary,
): AsyncGenerator<LookedAtRow<Row>> {
  const form = { columns, module: rows.module.href, schema: rows.schema };
  for await (const message of readFile(path, form)) {
    if ('titles' in message) {
      onHeader({ titles: new Map(message.titles), ignored: message.ignored });
      message.problems.forEach((problem) => problems.add(problem));
    } else {
      problems.count += message.unlisted;
      for (const row of message.rows) {
        row.problems.forEach((problem) => problems.add(problem));
        yield checkRead<Row>(row);
      }
    }
  }
}

type ReadRow = Extract<FileMessage, { rows: unknown }>['rows'][number];

/** The importer's own schema has made the cells, in the process that reads the file. */
function checkRead<Row>({ line, cells, isWhole, remarks }: ReadRow): LookedAtRow<Row> {
  return { line, cells: cells as Partial<Row>, ...(isWhole && { row: cells as Row }), ...(remarks && { remarks }) };
}
