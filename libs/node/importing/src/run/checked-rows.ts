import { DomainError } from '@depot/contracts/errors';
import { importLimits, importMessages } from '@depot/contracts/importing';
import { withDecimalComma } from '../cells/number.js';
import { mapHeader, type MappedHeader } from '../header/map-header.js';
import type { Importer, LookedAtRow } from '../importer.js';
import type { ProblemList } from '../problems/problem-list.js';
import { rowsOfFile } from '../source/rows-of-file.js';
import { checkRow } from './check-row.js';

/** What reading a file tells beside its rows. */
export interface ReadingSummary {
  onHeader(header: MappedHeader): void;
  problems: ProblemList;
}

/**
 * The rows of a file, as far as their cells pass the importer's schema; the others become problems. Stops at once where
 * the header is wrong.
 */
export async function* checkedRows<Row>(
  path: string,
  importer: Importer<Row>,
  reading: ReadingSummary,
): AsyncGenerator<LookedAtRow<Row>> {
  let header: MappedHeader | undefined;
  let line = 0;
  let count = 0;
  let decimalComma = false;
  for await (const cells of rowsOfFile(path, () => (decimalComma = true))) {
    line += 1;
    if (!header) {
      header = mapHeader(cells, importer.columns);
      reading.onHeader(header);
      for (const problem of header.problems) reading.problems.add(problem);
      if (header.problems.length > 0) return;
      continue;
    }
    if (cells.every((cell) => cell.trim() === '')) continue;
    count += 1;
    if (count > importLimits.rows)
      throw new DomainError('PAYLOAD_TOO_LARGE', importMessages.tooManyRows, { max: importLimits.rows });
    const into = header;
    yield withDecimalComma(decimalComma, () => checkRow<Row>(line, cells, into, importer.schema, reading.problems));
  }
  if (count === 0) reading.problems.add({ line: 1, column: '', localizedMessage: importMessages.empty, values: {} });
}
