import type { PaperSize } from '@depot/contracts/identity';
import { measureColumn, measureHeight, textStyles } from '../paper/measure.js';
import { computeContentWidth, rowPadding } from '../paper/page.js';

/** A row of the paper: a table's head, one of its documents or payments, or its sums. */
export type PaperRow = { kind: 'head'; name: string } | { kind: 'row' | 'sums'; cells: readonly string[] };

/** Widths in points: day, document, and three amounts, as wide as the widest of them. */
export type StatementColumns = readonly [day: number, document: number, amount: number, amount: number, amount: number];

const dayWidth = 70;

export function buildStatementPaperColumns(rows: readonly PaperRow[], paper: PaperSize): StatementColumns {
  const amounts = rows.flatMap((row) => (row.kind === 'head' ? [] : row.cells.slice(2)));
  const amount = measureColumn(amounts, 84);
  return [dayWidth, computeContentWidth(paper) - dayWidth - 3 * amount, amount, amount, amount];
}

/** Printed height in points; a table's head has more room above it. */
export function measureStatementRow(row: PaperRow, [, document]: StatementColumns): number {
  if (row.kind === 'head') return textStyles.body.line + rowPadding + 9;
  return (
    Math.max(textStyles.body.line, measureHeight(row.cells[1] ?? '', document - 12, textStyles.strong)) + rowPadding
  );
}
