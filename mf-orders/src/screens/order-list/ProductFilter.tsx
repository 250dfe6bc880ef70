import { Select } from '@depot/ui/data';
import { useMemo } from 'react';
import { useOrdersProductsQuery } from '../../api/catalog.js';
import { orderableOf } from '../../ordering/orderable.js';
import { useTexts } from '../../texts.js';
import classes from './list.module.css';

interface ProductFilterProps {
  value: number | undefined;
  onChange: (productId: number | undefined) => void;
}

/** Narrows the list to orders that hold a product. */
export function ProductFilter({ value, onChange }: ProductFilterProps) {
  const { t } = useTexts();
  const { data, isLoading } = useOrdersProductsQuery();
  const options = useMemo(
    () => data?.list.map(orderableOf).map(({ productId, label }) => ({ value: productId, label })),
    [data],
  );
  return (
    <Select
      className={classes.product}
      aria-label={t('list.product')}
      placeholder={t('list.product')}
      showSearch={{ optionFilterProp: 'label' }}
      allowClear
      loading={isLoading}
      options={options}
      value={data ? value : undefined}
      onChange={(productId: number | undefined) => onChange(productId)}
    />
  );
}
