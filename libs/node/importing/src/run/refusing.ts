import type { RejectRow } from '../importer.js';
import type { ProblemList } from '../problems/problem-list.js';

/** Puts the rows that an importer refuses among the problems, by the titles that the file's columns have. */
export function refusing(problems: ProblemList): { titles: ReadonlyMap<string, string>; row: RejectRow } {
  const reject: { titles: ReadonlyMap<string, string>; row: RejectRow } = {
    titles: new Map(),
    row: (line, field, localizedMessage, values = {}) => {
      const column = field === undefined ? '' : (reject.titles.get(field) ?? field);
      problems.add({ line, column, localizedMessage, values });
    },
  };
  return reject;
}
