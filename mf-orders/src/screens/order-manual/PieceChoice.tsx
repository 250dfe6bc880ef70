import { Select } from '@depot/ui/data';
import { useMemo } from 'react';
import { useOrdersUnitsQuery } from '../../api/inventory.js';
import type { Orderable } from '../../ordering/orderable.js';
import { useTexts } from '../../texts.js';

interface PieceChoiceProps {
  product: Orderable;
  /** How many the line has. */
  amount: number | undefined;
  value: number[];
  onChange: (inventoryIds: number[]) => void;
}

/** Which pieces they were, where that is known; else the oldest count as sold. */
export function PieceChoice({ product, amount = 0, value, onChange }: PieceChoiceProps) {
  const { t } = useTexts();
  const { data, isLoading } = useOrdersUnitsQuery({ productId: product.productId, available: true });
  const options = useMemo(
    () => data?.list.map(({ inventoryId, qrText }) => ({ value: inventoryId, label: qrText })),
    [data],
  );
  return (
    <Select
      mode="multiple"
      style={{ width: '100%', marginTop: 6 }}
      aria-label={t('manual.pieces', { name: product.name })}
      placeholder={t('manual.oldest')}
      maxCount={amount}
      status={value.length > 0 && value.length !== amount ? 'warning' : undefined}
      showSearch={{ optionFilterProp: 'label' }}
      loading={isLoading}
      options={options}
      value={value}
      onChange={onChange}
    />
  );
}
