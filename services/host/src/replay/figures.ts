/** Number of lines with one result, and their quantity × price in cents. */
export interface Figure {
  lines: number;
  cents: number;
}

/** Results of the file's lines; together they cover all lines. */
export interface ReplayFigures {
  /** Sold: an order and an invoice. */
  sold: Figure;
  /** Came back from an order that is known: a return and its credit. */
  returned: Figure;
  /** Cancellations of purchases before the start of the file or by an unknown customer: left out. */
  unmatched: Figure;
  /** Goods written off or found, at no price: left out, since stock is not replayed. */
  corrections: Figure;
  /** Debts written off at a negative price: left out. */
  writtenOff: Figure;
}

export const createFigures = (): ReplayFigures => ({
  sold: { lines: 0, cents: 0 },
  returned: { lines: 0, cents: 0 },
  unmatched: { lines: 0, cents: 0 },
  corrections: { lines: 0, cents: 0 },
  writtenOff: { lines: 0, cents: 0 },
});

export function count(figure: Figure, quantity: number, price: number): void {
  figure.lines += 1;
  figure.cents += quantity * price;
}
