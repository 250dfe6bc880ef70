import { importLimits, importMessages } from '@depot/contracts/importing';
import type * as z from 'zod';
import { explain } from '../cells/explain.js';
import type { MappedHeader } from '../header/map-header.js';
import type { NumberedRow } from '../importer.js';
import type { ProblemList } from '../problems/problem-list.js';

/** One row of a file through the schema; undefined, and told why, where it does not pass. */
export function checkRow<Row>(
  line: number,
  cells: readonly string[],
  { fields, titles }: MappedHeader,
  schema: z.ZodType<Row>,
  problems: ProblemList,
): NumberedRow<Row> | undefined {
  const texts: Record<string, string | undefined> = {};
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index]?.trim() ?? '';
    if (cell === '') continue;
    if (index >= fields.length) return void problems.add({ line, column: '', sentence: importMessages.tooManyCells, values: {} });
    const field = fields[index];
    if (field === undefined) continue;
    if (cell.length > importLimits.cell) {
      const values = { max: importLimits.cell };
      return void problems.add({ line, column: titles.get(field) ?? field, sentence: importMessages.cellTooLong, values });
    }
    texts[field] = cell;
  }
  const checked = schema.safeParse(texts);
  if (checked.success) return { line, row: checked.data };
  for (const issue of checked.error.issues) {
    const field = String(issue.path[0] ?? '');
    problems.add({ line, column: titles.get(field) ?? field, ...explain(issue) });
  }
  return undefined;
}
