import { Select } from '@depot/ui/data';
import { useMemo, useState } from 'react';
import { matches, type Orderable } from '../../ordering/orderable.js';
import { useTexts } from '../../texts.js';
import { amountText } from '../amount/amountText.js';

interface ProductChoiceProps {
  /** The product on the line; it may be none of the choices any more. */
  chosen: Orderable | undefined;
  /** What can be chosen. */
  choices: readonly Orderable[];
  /** Products on other lines: one cannot be chosen twice. */
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
export function ProductChoice({ chosen, choices, taken, onChange, autoFocus, status }: ProductChoiceProps) {
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
          label: t('choice.available', { label, amount: amountText(t, hasWeight, available) }),
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
      showSearch={{ filterOption: (search, option) => !!option && matches(option, search) }}
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
