export { exportFile, flagCell, type ExportedRow } from './export/export-file.js';
export * as cells from './cells/index.js';
export type { LocalTime } from './cells/index.js';
export * from './importer.js';
export * from './importers.js';
export * from './importing.module.js';
export { sayProblem, type RowProblem } from './problems/problem.js';
export * from './run/run-import.js';
