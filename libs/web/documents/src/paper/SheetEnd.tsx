import type { PaperSize } from '@depot/contracts/identity';
import { Fragment } from 'react';
import { measureHeight, textStyles } from './measure.js';
import { computeContentWidth } from './page.js';

/** A line of the sums below a table. */
export interface SumLine {
  name: string;
  amount: string;
  /** Marks the final total. */
  isDue?: boolean;
}

export interface SheetEndProps {
  sums: readonly SumLine[];
  /** Note beside the totals, under its heading; hidden if empty. */
  note: { title: string; lines: string };
  /** Strikes the amounts through, on void documents. */
  isStruck?: boolean;
}

const sumsWidth = 216;
const gap = 18;
const padding = 12;

/** Height below the last row in points. */
export function measureSheetEnd({ sums, note }: SheetEndProps, paper: PaperSize): number {
  const amounts = sums.reduce(
    (sum, { isDue }) => sum + 2 + (isDue ? textStyles.sum.line + 3 : textStyles.body.line),
    0,
  );
  const column = computeContentWidth(paper) - sumsWidth - gap;
  const said =
    note.lines === '' ? 0 : textStyles.label.line + 2 + measureHeight(note.lines, column, textStyles.contact);
  return padding + Math.max(amounts, said);
}

/** The sums, and beside them how to pay. */
export function SheetEnd({ sums, note, isStruck = false }: SheetEndProps) {
  return (
    <div className="end">
      <div>
        {note.lines !== '' && (
          <>
            <h2>{note.title}</h2>
            <div className="note">{note.lines}</div>
          </>
        )}
      </div>
      <dl className="sums">
        {sums.map(({ name, amount, isDue }) => (
          <Fragment key={name}>
            <dt className={isDue ? 'due' : undefined}>{name}</dt>
            <dd className={isDue ? 'due' : undefined}>{isStruck ? <s>{amount}</s> : amount}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}
