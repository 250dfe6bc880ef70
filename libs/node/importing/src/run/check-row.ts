import { importLimits, importMessages } from '@depot/contracts/importing';
import { explain } from '../cells/explain.js';
import type { MappedHeader } from '../header/map-header.js';
import type { Importer, LookedAtRow } from '../importer.js';
import type { ProblemList } from '../problems/problem-list.js';

type Texts = Record<string, string | undefined>;

/** One row of a file through the schema. Where it does not pass, says why, and returns the cells that do. */
export function checkRow<Row>(
  line: number,
  cells: readonly string[],
  header: MappedHeader,
  schema: Importer<Row>['schema'],
  problems: ProblemList,
): LookedAtRow<Row> {
  const texts = textsOf(line, cells, header, problems);
  if (!texts) return { line, cells: {} };
  const checked = schema.safeParse(texts);
  if (checked.success) return { line, cells: checked.data, row: checked.data };
  for (const issue of checked.error.issues) {
    const field = String(issue.path[0] ?? '');
    problems.add({ line, column: header.titles.get(field) ?? field, ...explain(issue) });
  }
  return { line, cells: passing(texts, schema) };
}

/** The cells by their fields; undefined, and told why, where they cannot be a row. */
function textsOf(
  line: number,
  cells: readonly string[],
  { fields, titles }: MappedHeader,
  problems: ProblemList,
): Texts | undefined {
  const texts: Texts = {};
  for (let index = 0; index < cells.length; index += 1) {
    // How a letter is put together of parts is a matter of the program that wrote the file.
    const cell = cells[index]?.trim().normalize() ?? '';
    if (cell === '') continue;
    if (index >= fields.length)
      return void problems.add({ line, column: '', localizedMessage: importMessages.tooManyCells, values: {} });
    const field = fields[index];
    if (field === undefined) continue;
    if (cell.length > importLimits.cell) {
      const column = titles.get(field) ?? field;
      return void problems.add({
        ...{ line, column, localizedMessage: importMessages.cellTooLong },
        values: { max: importLimits.cell },
      });
    }
    texts[field] = cell;
  }
  return texts;
}

function passing<Row>(texts: Texts, { shape }: Importer<Row>['schema']): Partial<Row> {
  const passed = Object.entries(shape).flatMap(([field, schema]) => {
    const checked = schema.safeParse(texts[field]);
    return checked.success && checked.data !== undefined ? [[field, checked.data] as const] : [];
  });
  return Object.fromEntries(passed) as Partial<Row>;
}
