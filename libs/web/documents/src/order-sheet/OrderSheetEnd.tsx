import type { Language } from '@depot/contracts/errors';
import type { OrderItem } from '@depot/contracts/orders';
import { text } from '../paper/text.js';
import { computeTotals, formatPieces, formatPounds, type SheetKind } from './orderRows.js';

/** Height in points of the content below the last row. */
export const orderEndHeight: Record<SheetKind, number> = { pick: 34, slip: 96 };

interface OrderSheetEndProps {
  items: readonly OrderItem[];
  kind: SheetKind;
  language: Language;
}

/** Pieces and pounds of the whole order; on a packing slip the line on which the receiver signs. */
export function OrderSheetEnd({ items, kind, language }: OrderSheetEndProps) {
  const totals = computeTotals(items);
  const total = [formatPieces(totals, language), formatPounds(totals, language)].filter(Boolean).join(' · ');
  return (
    <>
      <div className="end">
        <div />
        <dl className="sums">
          <dt className="due">{text.total[language]}</dt>
          <dd className="due">{total}</dd>
        </dl>
      </div>
      {kind === 'slip' && (
        <div className="end">
          {[text.receivedBy[language], text.receivedOn[language]].map((name) => (
            <div key={name}>
              <div className="line" />
              <h2>{name}</h2>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
