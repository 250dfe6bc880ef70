import { Select } from '@depot/ui/data';
import { useMemo, useState } from 'react';
import type { DraftLine } from '../../ordering/draftLine.js';
import { matchesSearch, type Orderable } from '../../ordering/orderable.js';
import { useTexts } from '../../texts.js';
import { formatAmount } from '../amount/Amount.js';
import { LineAvailability } from './LineAvailability.js';
import type { LineShort } from './lineProblem.js';
import type { LineRowProps } from './LineRow.js';
import classes from './lines.module.css';

export interface LineCellProps extends LineRowProps {
  product: Orderable | undefined;
  short: LineShort | undefined;
  change: (part: Partial<DraftLine>) => void;
}

interface LineProductProps extends LineCellProps {
  /** Called after the user selected a product; the line shows it with the next render. */
  onChosen: () => void;
}

/** Product of the line. It is fixed on existing lines and selectable on new ones. */
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
  onChosen,
}: LineProductProps) {
  const choose = (productId: number) => {
    const next = products.get(productId);
    const sameUnit = next?.hasWeight === product?.hasWeight;
    onChosen();
    const rate = { rate: next && rateOf(next), isRateUnread: false };
    change({ productId, ...rate, amount: sameUnit ? line.amount : undefined });
  };
  const setAvailable = (available: number) => change({ amount: available });
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
            onTake={limit === 'reject' ? setAvailable : undefined}
          />
          {extra?.(line, product)}
        </div>
      )}
    </>
  );
}

interface ProductChoiceProps {
  /** The product on the line; it may be none of the choices any more. */
  chosen: Orderable | undefined;
  /** Selectable products. */
  choices: readonly Orderable[];
  /** Products on other lines, which cannot be selected again. */
  taken: ReadonlySet<number>;
  onChange: (productId: number) => void;
  autoFocus?: boolean;
  status?: 'error';
}

interface ProductOption {
  value: number;
  label: string;
  searchText: string;
}

/** Chooses a product by any part of its names, code or barcode. */
function ProductChoice({ chosen, choices, taken, onChange, autoFocus, status }: ProductChoiceProps) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const options = useMemo(() => {
    // thousands of options are made for the one list that is open, not for every line
    const others = open
      ? choices.filter(({ productId }) => productId !== chosen?.productId && !taken.has(productId))
      : [];
    return [...(chosen ? [chosen] : []), ...others].map(
      ({ productId, label, hasWeight, available, searchText }): ProductOption => {
        return {
          value: productId,
          label: t('choice.available', { label, amount: formatAmount(t, hasWeight, available) }),
          searchText,
        };
      },
    );
  }, [open, choices, taken, chosen, t]);

  return (
    <Select<number, ProductOption>
      style={{ width: '100%' }}
      aria-label={t('line.product')}
      placeholder={t('line.chooseProduct')}
      showSearch={{ filterOption: (search, option) => !!option && matchesSearch(option, search) }}
      value={chosen?.productId}
      options={options}
      onOpenChange={setOpen}
      onChange={onChange}
      autoFocus={autoFocus}
      status={status}
      notFoundContent={t('line.noProduct')}
    />
  );
}
