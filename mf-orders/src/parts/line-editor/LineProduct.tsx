import { Select } from '@depot/ui/data';
import { useMemo, useState } from 'react';
import type { DraftLine } from '../../ordering/draftLine.js';
import type { Orderable } from '../../ordering/orderable.js';
import { rankProducts } from '../../ordering/productSearch.js';
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
}

/** Chooses a product by its names, code, barcode, category or supplier; the best match comes first. */
function ProductChoice({ chosen, choices, taken, onChange, autoFocus, status }: ProductChoiceProps) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const options = useMemo(() => {
    // thousands of options are made for the one list that is open, not for every line
    const others = open
      ? choices.filter(({ productId }) => productId !== chosen?.productId && !taken.has(productId))
      : [];
    const offered = rankProducts([...(chosen ? [chosen] : []), ...others], search);
    // the chosen one names the field, whatever is searched
    const named = !chosen || offered.includes(chosen) ? offered : [chosen, ...offered];
    return named.map(({ productId, label, hasWeight, available }): ProductOption => ({
      value: productId,
      label: t('choice.available', { label, amount: formatAmount(t, hasWeight, available) }),
    }));
  }, [open, choices, taken, chosen, search, t]);

  return (
    <Select<number, ProductOption>
      style={{ width: '100%' }}
      aria-label={t('line.product')}
      placeholder={t('line.chooseProduct')}
      showSearch={{ filterOption: false, searchValue: search, onSearch: setSearch }}
      value={chosen?.productId}
      options={options}
      onOpenChange={(isOpen) => {
        setOpen(isOpen);
        if (!isOpen) setSearch('');
      }}
      onChange={onChange}
      autoFocus={autoFocus}
      status={status}
      notFoundContent={t('line.noProduct')}
    />
  );
}
