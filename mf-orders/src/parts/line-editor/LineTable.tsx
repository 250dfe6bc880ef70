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
 * What happens to a line that asks for more than there is. `reject`: it is marked and has to be settled first. `allow`:
 * it is marked, and what is missing stays short.
 */
type StockLimit = 'reject' | 'allow';

export interface LineTableProps {
  lines: Lines;
  /** Everything known by id; also what is not offered any more. */
  products: ReadonlyMap<number, Orderable>;
  /** What a new line may choose from. */
  choices: readonly Orderable[];
  shortages: Shortages;
  limit: StockLimit;
  /** Rates are shown, and can be set. */
  withRates?: boolean;
  /** The rate that a product comes with when it is chosen. */
  rateOf?: (product: Orderable) => Cents;
  /** Stands under the product of a line. */
  extra?: (line: DraftLine, product: Orderable) => ReactNode;
  /** Enter in the last amount begins another line. */
  onEnter?: () => void;
}

/** The lines of an order as a form: what, how much, notes and, where asked, at which rate. */
export function LineTable(props: LineTableProps) {
  const { t } = useTexts();
  const { lines, withRates = false } = props;
  const taken = useMemo(() => new Set(lines.lines.flatMap(({ productId }) => productId ?? [])), [lines.lines]);
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th>{t('line.product')}</th>
          <th className={classes.amount}>{t('line.amount')}</th>
          {withRates && <th className={classes.rate}>{t('line.rate')}</th>}
          {withRates && <th className={classes.total}>{t('line.total')}</th>}
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
