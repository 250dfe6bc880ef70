import type { Cents } from '@depot/contracts/amounts';
import { type ReactNode, useMemo } from 'react';
import type { DraftLine } from '../../ordering/draftLine.js';
import type { Orderable } from '../../ordering/orderable.js';
import type { Shortages } from '../../ordering/shortages.js';
import type { Lines } from '../../ordering/useLines.js';
import { useTexts } from '../../texts.js';
import { LineRow } from './LineRow.js';
import classes from './lines.module.css';

/**
 * Handling of a line that exceeds the available amount. `reject`: the line is marked and must be corrected first.
 * `allow`: it is marked and stays short.
 */
type StockLimit = 'reject' | 'allow';

export interface LineTableProps {
  lines: Lines;
  /** All known products by id, including those no longer offered. */
  products: ReadonlyMap<number, Orderable>;
  /** Products that a new line can select. */
  choices: readonly Orderable[];
  shortages: Shortages;
  limit: StockLimit;
  /** Rates can be set. Otherwise each line shows its rate, or that of its product. */
  withRates?: boolean;
  /** Rate of a product for the order's store, which a line with this product begins with. */
  rateOf: (product: Orderable) => Cents;
  /** Stands under the product of a line. */
  extra?: (line: DraftLine, product: Orderable) => ReactNode;
  /** Handles Enter in the last amount, which adds a line. */
  onEnter?: () => void;
}

/** Form of the order's lines: product, amount, rate, total and notes. */
export function LineTable(props: LineTableProps) {
  const { t } = useTexts();
  const { lines } = props;
  const taken = useMemo(() => new Set(lines.lines.flatMap(({ productId }) => productId ?? [])), [lines.lines]);
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th>{t('line.product')}</th>
          <th className={classes.amount}>{t('line.amount')}</th>
          <th className={classes.rate}>{t('line.rate')}</th>
          <th className={classes.total}>{t('line.total')}</th>
          <th className={classes.notes}>{t('line.notes')}</th>
          <td className={classes.remove} />
        </tr>
      </thead>
      <tbody>
        {lines.lines.map((line, index) => (
          <LineRow key={line.key} {...props} line={line} index={index} taken={taken} />
        ))}
      </tbody>
    </table>
  );
}
