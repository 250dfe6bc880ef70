export { type LocalTime, toEpochMs } from './cells/index.js';
export { type ExportedRow, exportFile, formatFlag } from './export/export-file.js';
export * from './importer.js';
export * from './importers.js';
export type { Created } from './problems/creation-list.js';
export { requireOnlyOne } from './problems/only-one.js';
export { type RowProblem, translateProblem } from './problems/problem.js';
export { computeRowsPerStep } from './run/batches.js';
export * from './run/run-import.js';
export { type FieldDifference, findDifferences, logUpdates } from './update/field-differences.js';
export {
  dropEmptyCells,
  type NamedThings,
  replaceCell,
  type UpdatedKind,
  UpdateSubjects,
} from './update/update-subjects.js';
