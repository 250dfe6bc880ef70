import { formatDay } from '@depot/contracts/time';
import { byId, entryProducts, ProductSelect } from '@depot/stock-entry';
import { Select } from '@depot/ui/data';
import { useMemo } from 'react';
import { useInventoryLotsQuery } from '../../api/inventory.js';
import { useInventoryEveryProductQuery } from '../../api/products.js';
import { useTexts } from '../../texts.js';
import classes from './recall.module.css';

interface LotChoiceProps {
  productId: number | undefined;
  lot: string | undefined;
  onChange: (chosen: { productId: number; lot?: string }) => void;
}

/** Chooses a product, also one that is not sold any more, and one of its lots. */
export function LotChoice({ productId, lot, onChange }: LotChoiceProps) {
  const { t } = useTexts();
  const everything = useInventoryEveryProductQuery({ includeDisabled: true });
  const products = useMemo(
    () => byId(entryProducts(everything.data?.list ?? [], { includeDisabled: true })),
    [everything.data],
  );
  const lots = useInventoryLotsQuery({ productId: productId ?? 0 }, { skip: productId === undefined });
  const known = lots.currentData?.list;
  return (
    <>
      <div className={classes.product}>
        <ProductSelect
          products={products}
          label={t('recall.product')}
          value={products.has(productId ?? 0) ? productId : undefined}
          autoFocus={productId === undefined}
          onChange={(chosen) => onChange({ productId: chosen })}
        />
      </div>
      <Select
        className={classes.lot}
        aria-label={t('recall.lot')}
        placeholder={t('recall.chooseLot')}
        notFoundContent={t('recall.noLots')}
        disabled={productId === undefined}
        loading={lots.isFetching}
        showSearch
        value={lot}
        options={known?.map(({ lot: name, expiry }) => ({
          value: name,
          label: expiry ? `${name} · ${formatDay(expiry)}` : name,
        }))}
        onChange={(chosen: string) => productId !== undefined && onChange({ productId, lot: chosen })}
      />
    </>
  );
}
