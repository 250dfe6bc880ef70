import { Select, type SelectProps } from '@depot/ui/data';
import { useMemo, useState } from 'react';
import { messages, useMessages } from '../messages.js';
import type { EntryProduct, ProductsById } from './entryProduct.js';

interface ProductSelectProps extends Pick<
  SelectProps,
  'autoFocus' | 'status' | 'disabled' | 'size' | 'id' | 'className'
> {
  products: ProductsById;
  /** Offered beside the chosen one; all by default. */
  offered?: (product: EntryProduct) => boolean;
  /** Accessible label, if there is no visible one. */
  label?: string;
  value?: number;
  onChange?: (productId: number) => void;
}

const includeAll = () => true;

/** Chooses a product by any part of its names, its code or its barcode. */
export function ProductSelect({ products, offered = includeAll, label, value, ...props }: ProductSelectProps) {
  const translate = useMessages();
  const [open, setOpen] = useState(false);
  const options = useMemo(() => {
    // Thousands of options are made for the one list that is open, not for every line.
    const chosen = value === undefined ? undefined : products.get(value);
    const others = open
      ? [...products.values()].filter((product) => product.productId !== value && offered(product))
      : [];
    return [...(chosen ? [chosen] : []), ...others].map(({ productId, label: text, searchText }) => ({
      value: productId,
      label: text,
      searchText,
    }));
  }, [open, products, offered, value]);

  return (
    <Select
      style={{ width: '100%' }}
      aria-label={label ?? translate(messages.product)}
      placeholder={translate(messages.chooseProduct)}
      notFoundContent={translate(messages.noProduct)}
      showSearch={{
        filterOption: (search, option) => option?.searchText.includes(search.trim().toLowerCase()) ?? false,
      }}
      value={value}
      options={options}
      onOpenChange={setOpen}
      {...props}
    />
  );
}
