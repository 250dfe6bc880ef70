import { type Cents, chargedByWeight } from '@depot/contracts/amounts';
import { Money } from '@depot/ui';
import { ProductPicture } from '@depot/ui/data';
import type { DraftLine } from '../../ordering/draftLine.js';
import type { Orderable } from '../../ordering/orderable.js';
import type { Shortages } from '../../ordering/shortages.js';
import { AmountField } from '../../parts/amount/AmountField.js';
import { LineAvailability } from '../../parts/line-editor/LineAvailability.js';
import { shortOf } from '../../parts/line-editor/lineProblem.js';
import { useTexts } from '../../texts.js';
import classes from './new.module.css';

interface ProductCardProps {
  product: Orderable;
  rate: Cents;
  /** Other cards have a picture, so this one has at least a place for it. */
  withPicture: boolean;
  /** Its line on the order, if it is ordered. */
  line: DraftLine | undefined;
  mayExceed: boolean;
  shortages: Shortages;
  onChange: (amount: number | undefined) => void;
}

export function ProductCard({ product, rate, withPicture, line, mayExceed, shortages, onChange }: ProductCardProps) {
  const { t } = useTexts();
  const short = line && shortOf(line, product, shortages);
  const state = short ? classes.shortCard : line?.amount ? classes.ordered : undefined;
  return (
    <li className={`${classes.card} ${state ?? ''}`}>
      {withPicture && <ProductPicture picture={product.picture} size="large" />}
      <div className={classes.cardName}>{product.name}</div>
      <div className={classes.cardPlace}>
        {product.category.name} · {product.subCategory.name}
      </div>
      <div className={classes.cardPrice}>
        <Money cents={rate} /> {t(chargedByWeight(product.hasWeight) ? 'unit.perPound' : 'unit.perPiece')}
      </div>
      <LineAvailability product={product} short={short} mayExceed={mayExceed} />
      <AmountField
        hasWeight={product.hasWeight}
        label={t('line.amountOf', { name: product.name })}
        value={line?.amount}
        onChange={onChange}
        max={mayExceed ? undefined : Math.max(product.available, 1)}
        status={short ? 'error' : undefined}
        size="large"
      />
    </li>
  );
}
