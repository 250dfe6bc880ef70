/** The value that a cell of an update leaves: the present one without a cell, the empty one where it says so. */
export const replaceCell = <T>(cell: T | null | undefined, present: T, empty: T): T =>
  cell === undefined ? present : (cell ?? empty);

/** The cells of a row about a new thing, which has nothing to empty. */
export function dropEmptyCells<Row extends object>(
  cells: Row,
): { [Field in keyof Row]?: Exclude<Row[Field], null | undefined> } {
  const filled = Object.entries(cells).filter(([, cell]) => cell !== null && cell !== undefined);
  // Only cells that are neither are left.
  return Object.fromEntries(filled) as { [Field in keyof Row]?: Exclude<Row[Field], null | undefined> };
}
