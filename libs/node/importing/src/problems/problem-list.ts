import { importLimits } from '@depot/contracts/importing';
import type { RejectRow } from '../importer.js';
import type { RowProblem } from './problem.js';

/** Collects problems: lists the first ones, counts them all. */
export class ProblemList {
  readonly listed: RowProblem[] = [];
  count = 0;

  add(problem: RowProblem): void {
    this.count += 1;
    if (this.listed.length < importLimits.problems) this.listed.push(problem);
  }

  clear(): void {
    this.listed.length = 0;
    this.count = 0;
  }

  /** Sorts by line; problems of one line keep their order. */
  sort(): void {
    this.listed.sort((a, b) => a.line - b.line);
  }
}

/** Puts the rows that an importer refuses among the problems, by the titles that the file's columns have. */
export function createRejectRow(problems: ProblemList): { titles: ReadonlyMap<string, string>; row: RejectRow } {
  const reject: { titles: ReadonlyMap<string, string>; row: RejectRow } = {
    titles: new Map(),
    row: (line, field, localizedMessage, values = {}) => {
      const column = field === undefined ? '' : (reject.titles.get(field) ?? field);
      problems.add({ line, column, localizedMessage, values });
    },
  };
  return reject;
}
