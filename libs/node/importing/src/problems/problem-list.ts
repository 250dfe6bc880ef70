import { importLimits } from '@depot/contracts/importing';
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

  /** By line, whoever has found them; those of one line as they were found. */
  sort(): void {
    this.listed.sort((a, b) => a.line - b.line);
  }
}
