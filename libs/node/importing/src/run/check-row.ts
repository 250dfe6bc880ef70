import { importLimits, importMessages } from '@depot/contracts/importing';
import { explain, shortened } from '../cells/explain.js';
import type { MappedHeader } from '../header/map-header.js';
import type { Importer, LookedAtRow } from '../importer.js';
import type { ProblemList } from '../problems/problem-list.js';

/** What spreadsheets show where a formula could not be computed. */
const failure = /^#(N\/A|DIV\/0!|REF!|VALUE!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/;
/** Stands for bytes that are no character. */
const lostCharacter = '\ufffd';

interface Texts {
  texts: Record<string, string | undefined>;
  /** Fields whose cells can be of no row; it has been told why. */
  faulty: ReadonlySet<string>;
}

/** One row of a file through the schema. Where it does not pass, says why, and returns the cells that do. */
export function checkRow<Row>(
  line: number,
  cells: readonly string[],
  header: MappedHeader,
  schema: Importer<Row>['schema'],
  problems: ProblemList,
): LookedAtRow<Row> {
  const read = textsOf(line, cells, header, problems);
  if (!read) return { line, cells: {} };
  const { texts, faulty } = read;
  const checked = schema.safeParse(texts);
  if (checked.success) return { line, cells: checked.data, ...(faulty.size === 0 && { row: checked.data }) };
  for (const issue of checked.error.issues) {
    const field = String(issue.path[0] ?? '');
    if (!faulty.has(field)) problems.add({ line, column: header.titles.get(field) ?? field, ...explain(issue) });
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
  const texts: Texts['texts'] = {};
  const faulty = new Set<string>();
  for (let index = 0; index < cells.length; index += 1) {
    // How a letter is put together of parts is a matter of the program that wrote the file.
    const cell = cells[index]?.trim().normalize() ?? '';
    if (cell === '') continue;
    if (index >= fields.length)
      return void problems.add({ line, column: '', localizedMessage: importMessages.tooManyCells, values: {} });
    const field = fields[index];
    if (field === undefined) continue;
    const fault = faultOf(cell);
    if (fault) problems.add({ line, column: titles.get(field) ?? field, ...fault });
    if (fault) faulty.add(field);
    else texts[field] = cell;
  }
  return { texts, faulty };
}

/** Why a cell is none that any row could have. */
function faultOf(cell: string) {
  if (cell.length > importLimits.cell)
    return { localizedMessage: importMessages.cellTooLong, values: { max: importLimits.cell } };
  const values = { value: shortened(cell) };
  if (failure.test(cell)) return { localizedMessage: importMessages.failedFormula, values };
  return cell.includes(lostCharacter) ? { localizedMessage: importMessages.lostCharacter, values } : undefined;
}

function passing<Row>(texts: Texts['texts'], { shape }: Importer<Row>['schema']): Partial<Row> {
  const passed = Object.entries(shape).flatMap(([field, schema]) => {
    const checked = schema.safeParse(texts[field]);
    return checked.success && checked.data !== undefined ? [[field, checked.data] as const] : [];
  });
  return Object.fromEntries(passed) as Partial<Row>;
}
