import type { DraftLine } from '../../ordering/draftLine.js';
import type { Orderable } from '../../ordering/orderable.js';
import { LineAvailability } from './LineAvailability.js';
import type { LineShort } from './lineProblem.js';
import type { LineRowProps } from './LineRow.js';
import classes from './lines.module.css';
import { ProductChoice } from './ProductChoice.js';

export interface LineCellProps extends LineRowProps {
  product: Orderable | undefined;
  short: LineShort | undefined;
  change: (part: Partial<DraftLine>) => void;
}

/** What the line is for. A line of the order keeps its product; a new one chooses. */
export function LineProduct({
  line,
  product,
  short,
  change,
  products,
  choices,
  taken,
  limit,
  extra,
  rateOf,
}: LineCellProps) {
  const choose = (productId: number) => {
    const next = products.get(productId);
    const sameUnit = next?.hasWeight === product?.hasWeight;
    change({ productId, rate: next && rateOf?.(next), amount: sameUnit ? line.amount : undefined });
  };
  const take = (available: number) => change({ amount: available });
  return (
    <>
      {line.orderItemId !== undefined && product ? (
        <span className={classes.name}>{product.name}</span>
      ) : (
        <ProductChoice
          chosen={product}
          choices={choices}
          taken={taken}
          autoFocus={line.productId === undefined}
          onChange={choose}
        />
      )}
      {product && (
        <div className={classes.below}>
          <LineAvailability
            product={product}
            short={short}
            mayExceed={limit === 'allow'}
            onTake={limit === 'reject' ? take : undefined}
          />
          {extra?.(line, product)}
        </div>
      )}
    </>
  );
}
