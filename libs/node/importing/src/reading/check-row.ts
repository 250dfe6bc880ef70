import { importLimits, importMessages } from '@depot/contracts/importing';
import { explain, shortenValue } from '../cells/explain.js';
import { type Remark, withRemarks } from '../cells/remarks.js';
import type { NumberedCells } from '../header/begun-table.js';
import type { MappedHeader } from '../header/map-header.js';
import type { RowProblem } from '../problems/problem.js';
import type { RowSchema } from './row-form.js';

/** Error values of spreadsheet formulas. */
const failure = /^#(N\/A|DIV\/0!|REF!|VALUE!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/;
/** Stands for bytes that are no character. */
const lostCharacter = '\ufffd';

interface Texts {
  texts: Record<string, string | undefined>;
  /** Fields with columns that cannot be read; the problem was reported. */
  faulty: ReadonlySet<string>;
}

/** The cells of a row that pass their schema. */
export interface CheckedRow {
  line: number;
  cells: Record<string, unknown>;
  /** True if all cells are valid, alone and together. */
  isWhole: boolean;
  problems: RowProblem[];
  remarks?: readonly Remark[];
}

/** Parses one row. If it is invalid, reports the problems and returns the valid cells. */
export function checkRow(row: NumberedCells, header: MappedHeader, schema: RowSchema): CheckedRow {
  const { checked, remarks } = withRemarks(() => checkCells(row, header, schema));
  return remarks.length > 0 ? { ...checked, remarks } : checked;
}

function checkCells({ line, cells }: NumberedCells, header: MappedHeader, schema: RowSchema): CheckedRow {
  const problems: RowProblem[] = [];
  const read = collectTexts(line, cells, header, problems);
  if (!read) return { line, cells: {}, isWhole: false, problems };
  const { texts, faulty } = read;
  const checked = schema.safeParse(texts);
  if (checked.success)
    return { line, cells: checked.data as Record<string, unknown>, isWhole: faulty.size === 0, problems };
  for (const issue of checked.error.issues) {
    const field = String(issue.path[0] ?? '');
    if (!faulty.has(field)) problems.push({ line, column: header.titles.get(field) ?? field, ...explain(issue) });
  }
  return { line, cells: selectPassing(texts, schema), isWhole: false, problems };
}

/** The cells by field; undefined with a reported problem if they cannot be a row. */
function collectTexts(
  line: number,
  cells: readonly string[],
  { fields, titles }: MappedHeader,
  problems: RowProblem[],
): Texts | undefined {
  const texts: Texts['texts'] = {};
  const faulty = new Set<string>();
  for (let index = 0; index < cells.length; index += 1) {
    // Programs write composed and decomposed letters; NFC makes them equal.
    const cell = cells[index]?.trim().normalize() ?? '';
    if (cell === '') continue;
    if (index >= fields.length)
      return void problems.push({ line, column: '', localizedMessage: importMessages.tooManyCells, values: {} });
    const field = fields[index];
    if (field === undefined) continue;
    const fault = findFault(cell);
    if (fault) problems.push({ line, column: titles.get(field) ?? field, ...fault });
    if (fault) faulty.add(field);
    else texts[field] = cell;
  }
  return { texts, faulty };
}

/** Why a cell is none that any row could have. */
function findFault(cell: string) {
  if (cell.length > importLimits.cell)
    return { localizedMessage: importMessages.cellTooLong, values: { max: importLimits.cell } };
  const values = { value: shortenValue(cell) };
  if (failure.test(cell)) return { localizedMessage: importMessages.failedFormula, values };
  return cell.includes(lostCharacter) ? { localizedMessage: importMessages.lostCharacter, values } : undefined;
}

function selectPassing(texts: Texts['texts'], { shape }: RowSchema): Record<string, unknown> {
  const passed = Object.entries(shape).flatMap(([field, schema]) => {
    const checked = schema.safeParse(texts[field]);
    return checked.success && checked.data !== undefined ? [[field, checked.data] as const] : [];
  });
  return Object.fromEntries(passed);
}
