import { type Cents, chargedByWeight } from '@depot/contracts/amounts';
import { Money } from '@depot/ui';
import { calculateLineTotal, isEstimated, type PricedProduct } from '../../ordering/draftLine.js';
import { useTexts } from '../../texts.js';

interface PriceProps {
  product: PricedProduct;
  /** Cents for a pound or a piece. */
  rate: Cents | undefined;
}

/** Rate with its unit: "$4.50 per lb". */
export function Price({ product: { hasWeight }, rate }: PriceProps) {
  const { t } = useTexts();
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <Money cents={rate} /> <small>{t(chargedByWeight(hasWeight) ? 'unit.perPound' : 'unit.perPiece')}</small>
    </span>
  );
}

interface LineMoneyProps extends PriceProps {
  /** Pieces, or hundredths of a pound for pooled weight. */
  amount: number | undefined;
}

/** Amount of money of a line, marked if it is an estimate. */
export function LineMoney({ product, amount, rate }: LineMoneyProps) {
  const { t } = useTexts();
  if (rate === 0) return t('line.free');
  const cents = calculateLineTotal(product, amount, rate);
  if (cents === undefined && amount !== undefined && isEstimated(product))
    return <small>{t('line.whenWeighed')}</small>;
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      {isEstimated(product) && cents !== undefined && <small>{t('details.about')} </small>}
      <Money cents={cents} />
    </span>
  );
}
